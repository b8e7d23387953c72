// Cards that matches of earlier rules are still played with. They say what they said then, in the words of the card that has
// taken their place.

import type { Role } from '../rules/dialect.ts';

interface Retired extends Role {
  readonly heir: string; // whose title and story it shares
}

export const RETIRED_ROLES: readonly Retired[] = [
  {
    id: 'pessimist', // until version 1
    icon: 'guilt',
    seats: [5],
    goals: [{ types: 'innocent', atMost: 1 }],
    heir: 'doubting-pessimist',
  },
];

/** The role under whose name the words are kept. */
export function wordedAs(role: string): string {
  return RETIRED_ROLES.find(({ id }) => id === role)?.heir ?? role;
}
