// Cards face down.

import { box } from '@kuluary/stage/svg';
import { STAMP } from './frames.ts';
import { rays, star } from './shapes.ts';

export const BACK_NAMES = ['main', 'location', 'nemesis'] as const;
export type BackName = (typeof BACK_NAMES)[number];

export interface Back {
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

export const BACKS: Readonly<Record<BackName, Back>> = {
  main: {
    outline: box(6, 6, 188, 276, 16),
    edge: 'var(--back-2)',
    field: box(18, 18, 164, 252, 8),
    ground: 'var(--back)',
    pattern: rays(100, 144, 200, 18),
    ink: 'var(--w-character-2)',
    dots: FRINGE,
  },
  location: {
    outline: STAMP,
    edge: 'var(--t-location)',
    field: box(22, 22, 156, 244, 6),
    ground: 'var(--w-location)',
    pattern: 'M20 178Q60 156 104 174T180 166V268H20Z',
    ink: 'var(--w-location-2)',
    dots: [
      [150, 60, false],
      [210, 60, true],
    ],
  },
  nemesis: {
    outline: box(6, 6, 188, 276, 4),
    edge: 'var(--t-nemesis)',
    field: box(20, 20, 160, 248, 2),
    ground: 'var(--w-nemesis)',
    pattern: star(100, 144, 190, 64, 14),
    ink: 'var(--w-nemesis-2)',
    dots: FRINGE,
  },
};
