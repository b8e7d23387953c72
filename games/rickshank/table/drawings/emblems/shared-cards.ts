// Emblems of the cards in every box: starters, Morty Waves and Portal Guns.

import { circlePath, rectPath } from '@kuluary/ui/svg-markup';
import { heart } from '../shapes.ts';
import { MIRRORED } from '../stroke.ts';
import type { EmblemsByCard } from './emblem.ts';

export const SHARED_CARDS: EmblemsByCard = {
  'genius-waves': [
    ['part', 'arcs', 4, 22, 46, 84],
    ['part', 'arcs', 4, 22, 46, 84, { moved: MIRRORED }],
    ['yellow', 'M80 8A36 36 0 0 1 100 74V88H60V74A36 36 0 0 1 80 8Z'],
    ['silver', 'M62 88H98V104Q98 118 80 118T62 104Z'],
    ['line', 'M64 100H96', 4],
    ['line', 'M68 50Q74 40 80 50T92 50M80 54V86', 5],
    ['shine', 'M58 40Q60 26 70 22'],
  ],
  jerry: [
    ['paper', 'M50 10L80 26L110 10L122 40L92 44L80 32L68 44L38 40Z'],
    ['silver', 'M68 32H92L98 48L86 54H74L62 48Z'],
    ['silver', 'M74 54H86L104 98L80 124L56 98Z'],
    ['trace', 'steel', 'M66 74L92 96M62 90L82 110M72 60L98 84', 5],
  ],
  // a horseshoe
  beth: [
    [
      'brown',
      'M40 122L30 124Q4 84 20 46Q38 6 80 6T140 46Q156 84 130 124L108 112Q124 84 114 58Q104 36 80 36T46 58Q36 84 52 112Z',
    ],
    [
      'paper',
      circlePath(34, 62, 4) +
        circlePath(46, 36, 4) +
        circlePath(80, 21, 4) +
        circlePath(114, 36, 4) +
        circlePath(126, 62, 4) +
        circlePath(128, 92, 4) +
        circlePath(32, 92, 4),
      0,
    ],
    ['paper', rectPath(56, 56, 48, 48, 8)],
    ['red', 'M74 64H86V74H96V86H86V96H74V86H64V74H74Z', 0],
  ],
  summer: [
    [
      'moved',
      'rotate(-10 66 70)',
      [
        ['dark', rectPath(34, 8, 62, 116, 10)],
        ['cyan', rectPath(43, 24, 44, 78), 4],
        ['paper', circlePath(65, 113, 4), 0],
        ['trace', 'white', 'M51 40H71M51 54H79M51 68H65', 5],
      ],
    ],
    ['paper', 'M92 14H138Q150 14 150 26V50Q150 62 138 62H116L98 78V62H92Q80 62 80 50V26Q80 14 92 14Z'],
    ['pink', heart(115, 38, 17), 5],
  ],
  'morty-waves': [
    ['part', 'arcs', 4, 22, 46, 84, { paint: 'yellow', moved: 'rotate(180 27 64)' }],
    ['part', 'arcs', 4, 22, 46, 84, { paint: 'yellow', moved: `${MIRRORED} rotate(180 27 64)` }],
    ['silver', 'M80 12A34 34 0 0 1 100 72V88H60V72A34 34 0 0 1 80 12Z'],
    ['dark', 'M62 88H98V104Q98 116 80 116T62 104Z'],
    ['line', 'M84 14L74 38L88 48L76 70', 5],
  ],
  'portal-gun': [
    ['part', 'portal', 96, 2, 66, 66],
    ['red', 'M30 46L12 26L40 30Z'],
    ['silver', 'M24 44Q30 28 60 28H92V62H62L58 74H40Q18 70 24 44Z'],
    ['yellow', rectPath(88, 26, 14, 38, 5)],
    ['orange', 'M40 72H66L60 92L70 118Q54 128 42 118L34 84Z'],
    ['line', 'M66 74Q82 76 80 90H64'],
    ['green', rectPath(46, 38, 30, 14, 7), 4],
    ['shine', 'M34 42Q36 36 42 35'],
  ],
};
