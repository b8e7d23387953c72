// The golden playthroughs of Voices: excerpts of matches that together contain every kind of decision.

import type { PlaythroughSpec } from '@kuluary/kernel/contract-tests';

const plain = { options: {} };
const abilities = { options: { abilities: true, roles: 'expert' } };

export const PLAYTHROUGHS: readonly PlaythroughSpec[] = [
  { ...plain, name: 'five-seats-begin', seats: 5, seed: 4, excerpt: { moves: 12, isRandomPlay: true } },
  {
    ...plain,
    name: 'three-seats-tie',
    seats: 3,
    seed: 2,
    excerpt: { fromDecisionKind: 'tie', moves: 6, isRandomPlay: true },
  },
  {
    ...plain,
    name: 'four-seats-hidden',
    seats: 4,
    seed: 3,
    excerpt: { fromDecisionKind: 'hidden', moves: 6, isRandomPlay: true },
  },
  {
    ...plain,
    name: 'four-seats-order',
    seats: 4,
    seed: 3,
    excerpt: { fromDecisionKind: 'order', moves: 5, isRandomPlay: true },
  },
  {
    ...plain,
    name: 'four-seats-either',
    seats: 4,
    seed: 7,
    excerpt: { fromDecisionKind: 'either', moves: 4, isRandomPlay: true },
  },
  {
    ...plain,
    name: 'four-seats-influence',
    seats: 4,
    seed: 8,
    excerpt: { fromDecisionKind: 'influence', moves: 4, isRandomPlay: true },
  },
  {
    ...plain,
    name: 'five-seats-target',
    seats: 5,
    seed: 9,
    excerpt: { fromDecisionKind: 'target', moves: 4, isRandomPlay: true },
  },
  {
    ...plain,
    name: 'six-seats-also',
    seats: 6,
    seed: 10,
    excerpt: { fromDecisionKind: 'also', moves: 4, isRandomPlay: true },
  },
  {
    ...plain,
    name: 'six-seats-discard',
    seats: 6,
    seed: 11,
    excerpt: { fromDecisionKind: 'discard', moves: 3, isRandomPlay: true },
  },
  {
    ...abilities,
    name: 'six-seats-abilities',
    seats: 6,
    seed: 5,
    excerpt: { fromDecisionKind: 'may', moves: 8, isRandomPlay: true },
  },
  {
    ...abilities,
    name: 'six-seats-marker',
    seats: 6,
    seed: 5,
    excerpt: { fromDecisionKind: 'marker', moves: 4, isRandomPlay: true },
  },
  {
    ...abilities,
    name: 'four-seats-replace',
    seats: 4,
    seed: 6,
    excerpt: { fromDecisionKind: 'replace', moves: 4, isRandomPlay: true },
  },
];
