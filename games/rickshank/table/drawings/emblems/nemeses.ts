import { circlePath } from '@kuluary/ui/svg-markup';
import { polygon, star } from '../shapes.ts';
import type { EmblemsByCard } from './emblem.ts';

const GRAINS = [0, 1, 2, 3, 4]
  .flatMap((row) =>
    [-1, 0, 1].map((column) => circlePath(80 + column * 15, 20 + row * 16 + (column === 0 ? 4 : 0), 4.5)),
  )
  .join('');

export const NEMESIS_EMBLEMS: EmblemsByCard = {
  // the lamp of an interrogation
  'cornvelious-daniel': [
    ['yellow', 'M66 62L6 124H118L104 44Z', 0],
    ['band', 'silver', 'M118 116L140 70L108 26', 7],
    ['teal', 'M56 66Q50 16 102 12L112 48Z'],
    ['paper', 'M56 66Q72 66 112 48Q108 66 90 70T56 66Z', 5],
    ['silver', circlePath(140, 70, 8), 5],
    ['steel', 'M90 126Q92 112 118 112T146 126Z'],
    ['shine', 'M66 44Q70 28 84 22'],
  ],
  'headband-rick': [
    ['cyan', 'M112 62L158 84L140 92L150 112L104 74Z'],
    ['cyan', 'M104 64L136 118L118 112L108 128L92 72Z'],
    ['cyan', 'M6 46Q60 14 114 46V76Q60 46 6 78Z'],
    ['steel', 'M30 36Q60 24 90 35V62Q60 52 30 64Z', 5],
    ['yellow', star(60, 44, 15, 6.5, 5), 4],
    ['cyan', circlePath(108, 62, 15)],
    ['line', 'M102 56L114 68', 4],
  ],
  'earring-rick': [
    ['band', 'silver', 'M82 28Q76 2 98 4Q116 10 104 30', 4],
    ['band', 'yellow', circlePath(80, 62, 38), 13],
    ['trace', 'paper', 'M48 48Q54 36 64 30', 5],
    ['red', 'M80 88L100 104L80 128L60 104Z'],
    ['line', 'M60 104H100M72 104L80 126L88 104L80 92Z', 4],
    ['yellow', circlePath(80, 90, 8), 5],
    ['trace', 'paper', 'M134 28V44M126 36H142M20 84V98M13 91H27', 5],
  ],
  'eye-patch-rick': [
    ['band', 'steel', 'M4 14L56 50M156 14L104 50M2 64L48 62M158 64L112 62', 8],
    ['dark', 'M34 46Q80 28 126 46Q130 112 80 122T34 46Z', 8],
    ['trace', 'steel', 'M46 56Q80 44 114 56Q114 100 80 108T46 56Z', 4],
    ['band', 'red', 'M64 62L96 94M96 62L64 94', 7],
  ],
  'cornrow-rick': [
    [
      'moved',
      'rotate(32 80 66)',
      [
        ['yellow', 'M50 84Q46 -8 80 -8T110 84Z'],
        ['amber', GRAINS, 0],
        ['shine', 'M62 30Q64 12 74 4'],
        ['leaf', 'M80 138Q28 116 36 50Q62 76 80 138ZM80 138Q132 116 124 50Q98 76 80 138Z'],
        ['green', 'M80 140Q54 110 80 66Q106 110 80 140Z', 5],
      ],
    ],
  ],
  'rick-d-99': [
    ['band', 'silver', 'M26 116L66 76M134 116L94 76', 10],
    ['dark', 'M4 40H156V70H4Z'],
    ['silver', polygon(48, 55, 36, 6) + polygon(112, 55, 36, 6)],
    ['red', circlePath(48, 55, 21) + circlePath(112, 55, 21)],
    ['line', 'M48 40v30M33 55h30M112 40v30M97 55h30', 4],
    ['yellow', 'M72 50h16v12H72z', 4],
    ['shine', 'M36 46Q40 40 46 39M100 46Q104 40 110 39'],
    ['yellow', 'M66 12l8 14h12l8-14z', 4],
  ],
  // a desk with microphones
  president: [
    ['band', 'silver', 'M66 50Q62 28 48 20M94 50Q98 28 112 20', 4],
    ['silver', 'M30 10L46 6L56 24L42 30ZM130 10L114 6L104 24L118 30Z', 5],
    ['violet', 'M30 68H130L118 128H42Z'],
    ['teal', 'M14 50H146L136 70H24Z'],
    ['yellow', polygon(80, 96, 25, 6, 30), 5],
    ['red', star(80, 96, 15, 7, 6), 4],
    ['shine', 'M28 58H50'],
  ],
};
