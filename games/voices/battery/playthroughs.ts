// The golden playthroughs of Voices: parts of trials that together meet every question.

import type { Playthrough } from '@kuluary/kernel/battery';

const plain = { options: {} };
const abilities = { options: { abilities: true, roles: 'expert' } };

export const PLAYTHROUGHS: readonly Playthrough[] = [
  { ...plain, name: 'five-seats-begin', seats: 5, seed: 4, part: { moves: 12, isByChance: true } },
  { ...plain, name: 'three-seats-tie', seats: 3, seed: 2, part: { asked: 'tie', moves: 6, isByChance: true } },
  { ...plain, name: 'four-seats-hidden', seats: 4, seed: 3, part: { asked: 'hidden', moves: 6, isByChance: true } },
  { ...plain, name: 'four-seats-order', seats: 4, seed: 3, part: { asked: 'order', moves: 5, isByChance: true } },
  { ...plain, name: 'four-seats-either', seats: 4, seed: 7, part: { asked: 'either', moves: 4, isByChance: true } },
  {
    ...plain,
    name: 'four-seats-influence',
    seats: 4,
    seed: 8,
    part: { asked: 'influence', moves: 4, isByChance: true },
  },
  { ...plain, name: 'five-seats-target', seats: 5, seed: 9, part: { asked: 'target', moves: 4, isByChance: true } },
  { ...plain, name: 'six-seats-also', seats: 6, seed: 10, part: { asked: 'also', moves: 4, isByChance: true } },
  { ...plain, name: 'six-seats-discard', seats: 6, seed: 11, part: { asked: 'discard', moves: 3, isByChance: true } },
  { ...abilities, name: 'six-seats-abilities', seats: 6, seed: 5, part: { asked: 'may', moves: 8, isByChance: true } },
  { ...abilities, name: 'six-seats-marker', seats: 6, seed: 5, part: { asked: 'marker', moves: 4, isByChance: true } },
  {
    ...abilities,
    name: 'four-seats-replace',
    seats: 4,
    seed: 6,
    part: { asked: 'replace', moves: 4, isByChance: true },
  },
];
