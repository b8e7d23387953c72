// Tables at which this browser's user has chosen to spectate: there the lobby gives no seat by itself.

import type { TableId } from '@kuluary/protocol/ids';
import { PerTableStorage } from '../settings/per-table-storage.ts';

const spectatedTables = new PerTableStorage('kuluary.onlooking');

export function chooseToSpectate(table: TableId): void {
  spectatedTables.set(table, 'yes');
}

export function choseToSpectate(table: TableId): boolean {
  return spectatedTables.get(table) !== undefined;
}
