// The golden playthroughs of Coup: short games that together contain every kind of decision of every edition.

import type { PlaythroughSpec } from '@kuluary/kernel/contract-tests';

const INQUISITOR = { edition: 'squirrel', inquisitor: true };

export const PLAYTHROUGHS: readonly PlaythroughSpec[] = [
  { name: 'hobby-world-3', seats: 3, seed: 1, options: { edition: 'hobby-world' } },
  { name: 'hobby-world-5', seats: 5, seed: 2, options: { edition: 'hobby-world' } },
  { name: 'ukrainian-2-draft', seats: 2, seed: 3, options: { edition: 'ukrainian' } },
  { name: 'ukrainian-4', seats: 4, seed: 4, options: { edition: 'ukrainian' } },
  { name: 'squirrel-3', seats: 3, seed: 5, options: { edition: 'squirrel' } },
  { name: 'squirrel-4-inquisitor', seats: 4, seed: 6, options: INQUISITOR },
  { name: 'squirrel-3-examiner-decides', seats: 3, seed: 8, options: { ...INQUISITOR, examinerDecides: true } },
];
