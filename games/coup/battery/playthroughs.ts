// The golden playthroughs of Coup: short games that together meet every question of every edition.

import type { Playthrough } from '@kuluary/kernel/battery';

const INQUISITOR = { edition: 'squirrel', inquisitor: true };

export const PLAYTHROUGHS: readonly Playthrough[] = [
  { name: 'hobby-world-3', seats: 3, seed: 1, options: { edition: 'hobby-world' } },
  { name: 'hobby-world-5', seats: 5, seed: 2, options: { edition: 'hobby-world' } },
  { name: 'ukrainian-2-draft', seats: 2, seed: 3, options: { edition: 'ukrainian' } },
  { name: 'ukrainian-4', seats: 4, seed: 4, options: { edition: 'ukrainian' } },
  { name: 'squirrel-3', seats: 3, seed: 5, options: { edition: 'squirrel' } },
  { name: 'squirrel-4-inquisitor', seats: 4, seed: 6, options: INQUISITOR },
  { name: 'squirrel-3-examiner-decides', seats: 3, seed: 7, options: { ...INQUISITOR, examinerDecides: true } },
];
