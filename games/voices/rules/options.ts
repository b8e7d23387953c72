// What a host may choose.

import type { Seat } from '@kuluary/kernel/game';
import type { OptionSpec } from '@kuluary/kernel/options';

export const DEALS = ['basic', 'expert'] as const;
type RoleDeal = (typeof DEALS)[number];

/** When the prosecutor wins: four of the six types guilty, or more types guilty than innocent. */
export const MAJORITIES = ['four', 'more'] as const;
export type Majority = (typeof MAJORITIES)[number];

export interface Options {
  readonly roles: RoleDeal;
  readonly prosecutor: Seat | null; // who it is; null: as the cards are dealt
  readonly abilities: boolean; // of markers
  readonly aimError: boolean; // no hand is quite steady
  readonly majority: Majority;
  readonly memoryAid: boolean; // the screen keeps what a seat has seen of influence tokens
}

export const OPTION_SPECS: readonly OptionSpec[] = [
  { id: 'roles', kind: 'choice', values: DEALS },
  { id: 'prosecutor', kind: 'seat' },
  { id: 'abilities', kind: 'flag' },
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
