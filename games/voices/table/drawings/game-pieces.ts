// Drawings of game pieces: tokens of the jury, the stick, the front of the jury box.

import type { SvgAttributes } from '@kuluary/ui/svg-markup';
import { rectPath } from '@kuluary/ui/svg-markup';
import type { Stroke } from './pens.ts';

/** Guilt is an octagon, innocence a circle, influence a square: shape and tone both distinguish them. */
export const TOKEN_PICTURES = {
  guilt: [
    [
      'M-20 -45L20 -45L45 -20L45 20L20 45L-20 45L-45 20L-45 -20Z',
      { fill: 'var(--guilt)', stroke: 'var(--guilt-line)', 'stroke-width': 5, 'stroke-linejoin': 'round' },
    ],
    [
      'M-30 -26L-30 26M30 -26L30 26',
      { stroke: 'var(--guilt-fg)', 'stroke-width': 3.5, opacity: 0.5, 'stroke-linecap': 'round' },
    ],
  ],
  inno: [
    [
      'M-46 2C-46 -26 -24 -46 2 -46C28 -46 46 -24 46 2C46 28 26 46 -2 46C-28 46 -46 26 -46 2Z',
      { fill: 'var(--inno)', stroke: 'var(--inno-line)', 'stroke-width': 5 },
    ],
    [
      'M-33 6C-32 -16 -20 -30 0 -33M33 -4C32 16 18 30 0 33',
      { fill: 'none', stroke: 'var(--inno-fg)', 'stroke-width': 3, opacity: 0.45, 'stroke-linecap': 'round' },
    ],
  ],
  infl: [
    [rectPath(-43, -43, 86, 86, 10), { fill: 'var(--infl)', stroke: 'var(--infl-line)', 'stroke-width': 5 }],
    [
      'M-36 -14L-14 -36M-36 6L6 -36M-36 28L28 -36M-22 36L36 -22M-2 36L36 -2M18 36L36 18',
      { stroke: 'var(--infl-line)', 'stroke-width': 2.5, opacity: 0.4 },
    ],
  ],
  blank: [
    [
      rectPath(-43, -43, 86, 86, 10),
      { fill: 'var(--sheet)', stroke: 'var(--ink)', 'stroke-width': 4, 'stroke-dasharray': '9 7' },
    ],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [path: string, pen: SvgAttributes])[]>>;

export type TokenName = keyof typeof TOKEN_PICTURES;

export const STICK_PICTURE: readonly (readonly [path: string, pen: SvgAttributes])[] = [
  [
    'M4 4L116 4L114 24L72 30L70 292C70 300 50 300 50 292L48 30L6 24Z',
    { fill: 'var(--wood)', stroke: 'var(--ink)', 'stroke-width': 3.5, 'stroke-linejoin': 'round' },
  ],
  [
    'M10 10L110 10M56 40L57 280M63 60L63 250',
    { fill: 'none', stroke: 'var(--ink)', 'stroke-width': 1.5, opacity: 0.45 },
  ],
];

export const JURY_BOX_PICTURE: readonly Stroke[] = [
  'wood M0 6L600 2L600 90L0 90Z',
  'bold M-4 6C200 3 400 8 604 4M-4 20C200 17 400 22 604 18',
  'hatch M0 12C200 9 400 15 600 11',
];
