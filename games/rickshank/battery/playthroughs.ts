// The golden playthroughs of Rickshank: parts of games that together meet every question.

import type { Playthrough } from '@kuluary/kernel/battery';

const two = { seats: 2, seed: 8, options: {} };
const chosen = { characters: 'two', livePoints: true };

export const PLAYTHROUGHS: readonly Playthrough[] = [
  { ...two, name: 'two-seats-begin', part: { moves: 40 } },
  { ...two, name: 'two-seats-vote', part: { asked: 'ballot', moves: 12 } },
  { ...two, name: 'two-seats-may', part: { asked: 'may', moves: 4 } },
  { ...two, name: 'two-seats-tie', part: { asked: 'tie', moves: 6 } },
  { ...two, name: 'two-seats-order', part: { asked: 'order', moves: 6 } },
  { ...two, name: 'two-seats-president', part: { asked: 'guard', moves: 16 } },
  { ...two, name: 'two-seats-either', part: { asked: 'either', moves: 6 } },
  { name: 'three-seats-one-of-two', seats: 3, seed: 2, options: chosen, part: { moves: 60 } },
  { name: 'four-seats-defence', seats: 4, seed: 3, options: {}, part: { asked: 'defend', moves: 20 } },
  { name: 'four-seats-target', seats: 4, seed: 3, options: {}, part: { asked: 'target', moves: 12 } },
];
