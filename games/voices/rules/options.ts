// The options of a match.

import type { Seat } from '@kuluary/kernel/game';
import type { OptionSpec } from '@kuluary/kernel/options';

export const ROLE_DEALS = ['basic', 'expert'] as const;
type RoleDeal = (typeof ROLE_DEALS)[number];

/** When the prosecutor wins: four of the six types guilty, or more types guilty than innocent. */
export const MAJORITIES = ['four', 'more'] as const;
export type Majority = (typeof MAJORITIES)[number];

export interface Options {
  readonly roles: RoleDeal;
  readonly prosecutor: Seat | null; // null: dealt at random
  readonly abilities: boolean; // marker abilities
  readonly aimError: boolean; // pushes miss their aim a little
  readonly majority: Majority;
  readonly memoryAid: boolean; // the screen remembers influence tokens that a seat has seen
}

export const OPTION_SPECS: readonly OptionSpec[] = [
  { id: 'roles', kind: 'choice', values: ROLE_DEALS, offeredBy: 'book' },
  { id: 'prosecutor', kind: 'seat', offeredBy: 'book' },
  { id: 'abilities', kind: 'flag', offeredBy: 'book', notAtFirst: true },
  { id: 'aimError', kind: 'flag' },
  { id: 'majority', kind: 'choice', values: MAJORITIES },
  { id: 'memoryAid', kind: 'flag' },
];

export function completeOptions(_seats: number, chosen: Readonly<Record<string, unknown>>): Options {
  return {
    roles: 'basic',
    prosecutor: null,
    abilities: false,
    aimError: true,
    majority: 'four',
    memoryAid: false,
    ...chosen,
  };
}
