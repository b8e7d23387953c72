import { circlePath, ellipsePath, rectPath } from '@kuluary/ui/svg-markup';
import type { EmblemsByCard } from './emblem.ts';

export const MORTY_EMBLEMS: EmblemsByCard = {
  'eye-poppin-morty': [
    ['band', 'silver', 'M56 92L104 82L56 72L104 62L66 52', 5],
    ['part', 'eye', 44, -2, 64, 64, { paint: 'orange' }],
    ['violet', 'M36 88H124V122H36Z'],
    ['line', 'M36 88L20 74M124 88L142 76M64 105H96'],
    ['trace', 'paper', 'M122 30l14-8M126 48h16M30 36L18 28M26 54H12', 5],
  ],
  'aqua-morty': [
    ['sky', 'M80 10A50 50 0 0 1 116 96H44A50 50 0 0 1 80 10Z'],
    ['cyan', 'M34 56Q50 46 64 56T96 56T126 54Q130 78 116 93H44Q30 78 34 56Z', 0],
    ['line', 'M34 56Q50 46 64 56T96 56T126 54', 5],
    ['yellow', 'M58 76Q76 60 96 74L110 64V88L96 80Q76 92 58 76Z', 5],
    ['ink', circlePath(70, 74, 3.5)],
    ['orange', 'M36 96H124V118H36Z'],
    ['ink', circlePath(52, 107, 4) + circlePath(80, 107, 4) + circlePath(108, 107, 4)],
    ['shine', 'M46 40Q54 26 66 22'],
    ['white', circlePath(104, 38, 5), 4],
  ],
  'bugged-out-morty': [
    [
      'band',
      'teal',
      'M50 54L28 40L22 26M46 76H16M52 98L30 108L26 122M110 54L132 40L138 26M114 76H144M108 98L130 108L134 122',
      4,
    ],
    ['band', 'violet', 'M70 24Q66 8 50 6M90 24Q94 8 110 6', 4],
    ['violet', 'M56 42Q56 16 80 16T104 42Z'],
    ['teal', ellipsePath(80, 80, 38, 44)],
    ['green', circlePath(60, 70, 9) + circlePath(100, 70, 9) + circlePath(62, 98, 8) + circlePath(98, 98, 8), 4],
    ['violet', 'M43 64Q42 36 80 36T117 64Q80 48 43 64Z'],
    ['line', 'M80 52V122'],
  ],
  // a brain and a measuring tape
  'big-head-morty': [
    ['part', 'brain', 14, 0, 132, 102],
    ['yellow', 'M8 70Q80 116 152 70V92Q80 138 8 92Z'],
    ['line', 'M24 80V92M42 88V98M60 92V106M80 95V106M100 92V106M118 88V98M136 80V92', 4],
    ['red', rectPath(68, 88, 24, 34, 4)],
    ['shine', 'M76 96V104'],
  ],
  'lawyer-morty': [
    ['line', 'M28 34L10 80M28 34L46 80M132 34L114 80M132 34L150 80', 4],
    ['violet', 'M46 124Q48 104 80 104T114 124Z'],
    ['violet', rectPath(72, 22, 16, 86)],
    ['band', 'silver', 'M22 36Q80 16 138 36', 8],
    ['silver', circlePath(80, 22, 11)],
    ['silver', 'M4 78H52Q48 100 28 100T4 78ZM108 78H156Q152 100 132 100T108 78Z'],
    ['paper', 'M14 52L40 46L44 76H18Z', 5],
    ['trace', 'red', 'M22 58L34 55M24 66L36 63', 4],
  ],
  // a hammer with a fin
  'hammerhead-morty': [
    [
      'moved',
      'translate(2 6) rotate(-14 80 66) scale(.95)',
      [
        ['cyan', 'M88 62Q126 62 134 104Q110 90 88 96Z'],
        ['orange', rectPath(68, 44, 24, 84, 6)],
        ['silver', 'M14 26Q14 8 30 8H130Q146 8 146 26T130 44H30Q14 44 14 26Z'],
        ['steel', rectPath(62, 6, 36, 40, 4)],
        ['ink', circlePath(28, 26, 5) + circlePath(132, 26, 5)],
        ['shine', 'M34 17H52'],
      ],
    ],
    ['cyan', 'M6 112Q18 98 31 112T56 112T81 112T106 112T131 112T154 108V127H6Z'],
  ],
  'scientist-morty': [
    ['band', 'silver', 'M84 112Q138 96 108 44', 13],
    [
      'moved',
      'rotate(-28 74 50)',
      [
        ['yellow', rectPath(70, 66, 18, 20, 3)],
        ['silver', rectPath(64, 20, 30, 48, 5)],
        ['violet', rectPath(58, 2, 42, 20, 6)],
        ['shine', 'M73 32V54'],
      ],
    ],
    ['green', ellipsePath(72, 97, 16, 6), 5],
    ['violet', rectPath(34, 100, 70, 11, 3)],
    ['violet', 'M30 126Q30 112 46 112H114Q128 112 128 126Z'],
    ['red', circlePath(124, 84, 11), 5],
  ],
  'morty-c-137': [
    ['line', 'M62 22Q62 4 80 4T98 22', 8],
    ['blue', 'M32 112Q22 88 36 66M128 112Q138 88 124 66', 6],
    ['violet', 'M36 54Q36 18 80 18T124 54V110Q124 124 110 124H50Q36 124 36 110Z'],
    ['lilac', rectPath(48, 80, 64, 38, 8)],
    ['line', 'M58 92H102M94 92V102', 5],
    ['part', 'portal', 56, 26, 48, 48],
    ['shine', 'M46 52Q48 40 56 34'],
  ],
};
