// Card frames, 200 × 288: the window above, the paper below, a seam between them. Types differ in four ways: outline, pattern
// of the window, glyph on the seam, colour.

import { circlePath, rectPath } from '@kuluary/ui/svg-markup';
import { polygon, rays, scalloped, spiral, star } from './shapes.ts';

export const CARD_WIDTH = 200;
export const CARD_HEIGHT = 288;
export const SEAM_Y = 146;

export const CARD_FRAME_NAMES = [
  'rick',
  'morty',
  'equipment',
  'starter',
  'gromflomite',
  'council',
  'special',
  'location',
  'waves',
  'nemesis',
  'character',
] as const;
export type CardFrameName = (typeof CARD_FRAME_NAMES)[number];

/** A filled path, or a line if it has a pen. */
export interface FrameOrnament {
  readonly path: string;
  readonly pen?: number;
}

interface CardFrame {
  readonly outline: string;
  readonly above?: readonly (FrameOrnament & { readonly ink: string })[]; // on the frame: rivets, a fold, a pediment
  readonly window: string;
  readonly paper: string;
  readonly fit: readonly [across: number, down: number, middle: number]; // scales window and paper around `middle`
  readonly pattern: FrameOrnament;
  readonly stars?: string; // white, in the window
  readonly plate: string; // under the glyph, on a grid of 40
  readonly glyph: FrameOrnament;
}

const FIT = [0.945, 0.96, 144] as const;
const WINDOW = 'M20 22H180V146H20Z';
const PAPER = 'M20 146H180V268H20Z';
const ROUND_PLATE = circlePath(20, 20, 24);
const SQUARE_PLATE = 'M-2-2H42V42H-2Z';
const TEETH = [16, 23] as const;

/** A perforated edge. */
export const STAMP = scalloped([5, 5, 195, 283], TEETH, 0);

const COMB = [0, 1, 2, 3, 4]
  .flatMap((row) =>
    [0, 1, 2, 3, 4, 5].map((column) => polygon(24 + 32 * column + (row % 2) * 16, 28 + 28 * row, 13, 6, 30)),
  )
  .join('');

const GRID = [40, 62, 84, 106, 128].map((y) => `M18 ${y}H182`).join('');
const POSTS = [40, 62, 84, 106, 128, 150].map((x) => `M${x} 18V152`).join('');

export const CARD_FRAMES: Readonly<Record<CardFrameName, CardFrame>> = {
  rick: {
    outline: 'M20 6H164L194 36V268Q194 282 180 282H36L6 252V20Q6 6 20 6Z',
    window: 'M18 18H159L182 41V146H18Z',
    paper: 'M18 146H182V268Q182 270 180 270H42L18 246Z',
    fit: FIT,
    pattern: { path: rays(100, 90, 170, 14) },
    plate: ROUND_PLATE,
    glyph: { path: 'M15 5h10v4h-2v8l9 14q1 4-3 4H11q-4 0-3-4l9-14V9h-2z' },
  },
  morty: {
    outline: 'M46 6H154Q194 6 194 46V242Q194 282 154 282H46Q6 282 6 242V46Q6 6 46 6Z',
    window: 'M46 18H154Q182 18 182 46V146H18V46Q18 18 46 18Z',
    paper: 'M18 146H182V242Q182 270 154 270H46Q18 270 18 242Z',
    fit: FIT,
    pattern: {
      path: [
        [40, 40, 22],
        [78, 120, 30],
        [150, 44, 34],
        [168, 118, 18],
        [104, 34, 12],
        [28, 104, 16],
      ]
        .map(([x, y, r]) => circlePath(x!, y!, r!))
        .join(''),
    },
    plate: ROUND_PLATE,
    glyph: { path: `${circlePath(20, 20, 14)}M13 20q7 9 14 0`, pen: 4.5 },
  },
  equipment: {
    outline: 'M28 6H172L194 28V260L172 282H28L6 260V28Z',
    above: [
      {
        path: circlePath(24, 24, 6) + circlePath(176, 24, 6) + circlePath(24, 264, 6) + circlePath(176, 264, 6),
        ink: 'var(--ink)',
      },
    ],
    window: 'M33 18H167L182 33V146H18V33Z',
    paper: 'M18 146H182V255L167 270H33L18 255Z',
    fit: FIT,
    pattern: { path: GRID + POSTS, pen: 4 },
    plate: polygon(20, 20, 25, 8, 22.5),
    glyph: { path: 'M31 9a9 9 0 0 1-11 11L10 32l-5-4 11-11A9 9 0 0 1 27 5l-5 6 3 4z' },
  },
  starter: {
    outline: 'M18 6H160L194 40V270Q194 282 182 282H18Q6 282 6 270V18Q6 6 18 6Z',
    above: [{ path: 'M160 6V40H194Z', pen: 7, ink: 'var(--p-white)' }],
    window: 'M18 18H156L182 44V146H18Z',
    paper: PAPER,
    fit: FIT,
    pattern: {
      path: 'M18 152L182 18M-14 152L150 18M50 152L214 18M-46 152L118 18M82 152L246 18M114 152L278 18',
      pen: 10,
    },
    plate: SQUARE_PLATE,
    glyph: { path: 'M6 14q7-8 14 0t14 0M6 26q7-8 14 0t14 0', pen: 4.5 },
  },
  gromflomite: {
    outline: 'M34 6H166L194 62V240L174 282H26L6 240V62Z',
    window: 'M40 16H160L187 66V146H13V66Z',
    paper: 'M13 146H187V238L170 274H30L13 238Z',
    fit: [0.955, 0.965, 144],
    pattern: { path: COMB },
    plate: polygon(20, 20, 26, 6),
    glyph: { path: polygon(20, 20, 15, 6, 30) + star(20, 20, 9, 3.2, 6) },
  },
  council: {
    outline: 'M100 3L196 32V50H190V266H196V284H4V266H10V50H4V32Z',
    above: [{ path: 'M100 14L168 34H32Z', ink: 'var(--w-council-2)' }],
    window: 'M20 42H180V146H20Z',
    paper: 'M20 146H180V264H20Z',
    fit: [0.95, 0.96, 150],
    pattern: {
      path: 'M26 18h16v134H26zM58 18h16v134H58zM90 18h20v134H90zM126 18h16v134h-16zM158 18h16v134h-16z',
    },
    plate: SQUARE_PLATE,
    glyph: { path: 'M20 5L36 14V17H4V14ZM8 19h5v10H8zM18 19h4v10h-4zM27 19h5v10h-5zM4 31H36V35H4Z' },
  },
  special: {
    outline: scalloped([12, 14, 188, 276], [8, 12], 1),
    window: WINDOW,
    paper: PAPER,
    fit: FIT,
    pattern: { path: star(100, 82, 118, 58, 16) },
    plate: star(20, 20, 27, 20, 10),
    glyph: { path: star(20, 20, 16, 7, 5) },
  },
  location: {
    outline: STAMP,
    window: WINDOW,
    paper: PAPER,
    fit: [0.9, 0.925, 144],
    pattern: { path: `${circlePath(140, 58, 30)}M18 120Q60 96 104 116T182 108V152H18Z` },
    stars: circlePath(40, 40, 3) + circlePath(74, 28, 2.4) + circlePath(98, 56, 2.4) + circlePath(30, 80, 2.4),
    plate: ROUND_PLATE,
    glyph: { path: 'M20 4a12 12 0 0 1 12 12q0 8-12 20Q8 24 8 16A12 12 0 0 1 20 4zM20 11a5 5 0 1 0 .1 0z' },
  },
  waves: {
    outline: 'M18 6H182Q194 6 194 18V270Q194 282 182 282H18Q6 282 6 270V18Q6 6 18 6Z',
    window: WINDOW,
    paper: PAPER,
    fit: FIT,
    pattern: {
      path: [48, 84, 120].map((y) => `M18 ${y}q20-14 41 0t41 0t41 0t41 0`).join(''),
      pen: 9,
    },
    plate: SQUARE_PLATE,
    glyph: { path: 'M6 20q7-8 14 0t14 0M31 6L9 34', pen: 4.5 },
  },
  nemesis: {
    outline:
      'M10 20L40 6L58 18L84 4L104 16L132 5L150 17L178 6L192 24L186 60L197 92L187 130L197 168L188 206L196 240L188 268L164 284L140 274L112 285L88 274L60 285L38 275L14 283L5 250L13 214L4 178L13 140L4 104L13 66Z',
    window: 'M20 24H180V146H20Z',
    paper: PAPER,
    fit: FIT,
    pattern: { path: rays(100, 86, 170, 22) },
    plate: star(20, 20, 30, 20, 8),
    glyph: {
      path: 'M20 4a13 13 0 0 1 13 13v9l-5 3v6H12v-6l-5-3v-9A13 13 0 0 1 20 4zM14 15a3.5 4 0 1 0 .1 0zM26 15a3.5 4 0 1 0 .1 0z',
    },
  },
  // a pass on a ribbon
  character: {
    outline: 'M30 16H70Q74 4 86 4H114Q126 4 130 16H170Q194 16 194 40V258Q194 282 170 282H30Q6 282 6 258V40Q6 16 30 16Z',
    above: [{ path: rectPath(82, 12, 36, 9, 4.5), ink: 'var(--ink)' }],
    window: 'M34 27H166Q182 27 182 43V146H18V43Q18 27 34 27Z',
    paper: 'M18 146H182V254Q182 270 166 270H34Q18 270 18 254Z',
    fit: FIT,
    pattern: { path: [30, 58, 86, 114].map((r) => circlePath(100, 88, r)).join(''), pen: 12 },
    plate: star(20, 20, 27, 23, 12),
    glyph: { path: spiral(20, 20, 2, 14, 1.7), pen: 4 },
  },
};
