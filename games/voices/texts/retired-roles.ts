// Roles that exist only in matches of archived rules. They keep their goals, and share the words of the role that replaced
// them.

import type { Role } from '../rules/card-terms.ts';

interface RetiredRole extends Role {
  readonly wordingFrom: string; // the role whose title and story it shares
}

export const RETIRED_ROLES: readonly RetiredRole[] = [
  {
    id: 'pessimist', // until version 1
    icon: 'guilt',
    seats: [5],
    goals: [{ types: 'innocent', atMost: 1 }],
    wordingFrom: 'doubting-pessimist',
  },
];

/** The id under which the role's words are stored. */
export function wordingRoleId(role: string): string {
  return RETIRED_ROLES.find(({ id }) => id === role)?.wordingFrom ?? role;
}
