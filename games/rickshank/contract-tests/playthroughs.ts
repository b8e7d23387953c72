// The golden playthroughs of Rickshank: excerpts that together contain every kind of decision.

import type { PlaythroughSpec } from '@kuluary/kernel/contract-tests';

const two = { seats: 2, seed: 8, options: {} };
const chosen = { characters: 'two', livePoints: true };

export const PLAYTHROUGHS: readonly PlaythroughSpec[] = [
  { ...two, name: 'two-seats-begin', excerpt: { moves: 40 } },
  { ...two, name: 'two-seats-vote', excerpt: { fromDecisionKind: 'ballot', moves: 12 } },
  { ...two, name: 'two-seats-may', excerpt: { fromDecisionKind: 'may', moves: 4 } },
  { ...two, name: 'two-seats-tie', excerpt: { fromDecisionKind: 'tie', moves: 6 } },
  { ...two, name: 'two-seats-order', excerpt: { fromDecisionKind: 'order', moves: 6 } },
  { ...two, name: 'two-seats-president', excerpt: { fromDecisionKind: 'guard', moves: 16 } },
  { ...two, name: 'two-seats-either', excerpt: { fromDecisionKind: 'either', moves: 6 } },
  { name: 'three-seats-one-of-two', seats: 3, seed: 2, options: chosen, excerpt: { moves: 60 } },
  { name: 'four-seats-defence', seats: 4, seed: 3, options: {}, excerpt: { fromDecisionKind: 'defend', moves: 20 } },
  { name: 'four-seats-target', seats: 4, seed: 3, options: {}, excerpt: { fromDecisionKind: 'target', moves: 12 } },
];
