// Tables at which whoever uses this browser has chosen to look on: nobody is seated there without being asked.

import { KeptPairs } from '../settings/kept-pairs.ts';

const chosen = new KeptPairs('kuluary.onlooking');

export function lookOn(table: string): void {
  chosen.keep(table, 'yes');
}

export function looksOn(table: string): boolean {
  return chosen.of(table) !== undefined;
}
