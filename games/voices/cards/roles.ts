// The personas' roles. The prosecutor's is part of the rules.

import type { Role } from '../rules/card-terms.ts';

export const ROLES: readonly Role[] = [
  // Want guilt.
  { id: 'guilty-conscience', icon: 'guilt', seats: [4], goals: [{ types: 'guilty', atLeast: 4 }] },
  { id: 'drama-queen', icon: 'guilt', seats: [6], goals: [{ types: 'guilty', atLeast: 3 }, { cancelled: 8 }] },
  { id: 'martyr', icon: 'guilt', seats: [6], goals: [{ types: 'guilty', atLeast: 3 }, { destroyed: { atLeast: 4 } }] },
  {
    id: 'doubting-pessimist', // replaced the pessimist of version 1
    icon: 'guilt',
    seats: [5],
    goals: [
      { types: 'innocent', atMost: 1 },
      { types: 'undecided', atLeast: 1 },
    ],
  },

  // Want innocence.
  { id: 'optimist', icon: 'innocence', seats: [4, 6], goals: [{ types: 'guilty', atMost: 3 }] },
  {
    id: 'escape-artist',
    icon: 'innocence',
    seats: [3],
    goals: [{ types: 'guilty', atMost: 3 }, { control: ['planning', 'instinct', 'motor'] }],
  },
  {
    id: 'inner-lawyer',
    icon: 'innocence',
    seats: [5, 6],
    goals: [{ types: 'innocent', atLeast: 1 }, { cancelled: 8 }],
  },
  {
    id: 'charmer',
    icon: 'innocence',
    seats: [5],
    goals: [{ types: 'innocent', atLeast: 2 }, { control: ['observation', 'speech', 'motor'] }],
  },

  // Neutral.
  { id: 'peacemaker', icon: 'neutral', seats: [3], goals: [{ types: 'undecided', atLeast: 1 }, { cancelled: 9 }] },
  {
    id: 'control-freak',
    icon: 'neutral',
    seats: [5],
    goals: [{ types: 'undecided', atMost: 0 }, { control: ['planning', 'observation'] }],
  },
  { id: 'daredevil', icon: 'neutral', seats: [6], goals: [{ types: 'innocent', atLeast: 1 }, { destroyed: 'most' }] },
  {
    id: 'creature-of-habit',
    icon: 'neutral',
    seats: [4],
    goals: [{ types: 'undecided', atLeast: 1 }, { destroyed: 'fewest' }],
  },
];
