// Tables at which whoever uses this browser has chosen to look on: nobody is seated there without being asked.

import type { TableId } from '@kuluary/protocol/ids';
import { KeptPairs } from '../settings/kept-pairs.ts';

const chosen = new KeptPairs('kuluary.onlooking');

export function lookOn(table: TableId): void {
  chosen.keep(table, 'yes');
}

export function looksOn(table: TableId): boolean {
  return chosen.of(table) !== undefined;
}
