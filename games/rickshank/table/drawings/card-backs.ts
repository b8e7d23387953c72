// The drawings of card backs.

import { rectPath } from '@kuluary/ui/svg-markup';
import { STAMP } from './card-frames.ts';
import { rays, star } from './shapes.ts';

export const CARD_BACK_NAMES = ['main', 'location', 'nemesis'] as const;
export type CardBackName = (typeof CARD_BACK_NAMES)[number];

interface CardBackDrawing {
  readonly outline: string;
  readonly edge: string; // colour of the frame
  readonly field: string;
  readonly ground: string;
  readonly pattern: string;
  readonly ink: string; // of the pattern and the halftone
  readonly dots: readonly (readonly [y: number, height: number, large: boolean])[];
}

const FRINGE = [
  [18, 40, true],
  [58, 30, false],
  [200, 30, false],
  [230, 40, true],
] as const;

export const CARD_BACKS: Readonly<Record<CardBackName, CardBackDrawing>> = {
  main: {
    outline: rectPath(6, 6, 188, 276, 16),
    edge: 'var(--back-2)',
    field: rectPath(18, 18, 164, 252, 8),
    ground: 'var(--back)',
    pattern: rays(100, 144, 200, 18),
    ink: 'var(--w-character-2)',
    dots: FRINGE,
  },
  location: {
    outline: STAMP,
    edge: 'var(--t-location)',
    field: rectPath(22, 22, 156, 244, 6),
    ground: 'var(--w-location)',
    pattern: 'M20 178Q60 156 104 174T180 166V268H20Z',
    ink: 'var(--w-location-2)',
    dots: [
      [150, 60, false],
      [210, 60, true],
    ],
  },
  nemesis: {
    outline: rectPath(6, 6, 188, 276, 4),
    edge: 'var(--t-nemesis)',
    field: rectPath(20, 20, 160, 248, 2),
    ground: 'var(--w-nemesis)',
    pattern: star(100, 144, 190, 64, 14),
    ink: 'var(--w-nemesis-2)',
    dots: FRINGE,
  },
};
