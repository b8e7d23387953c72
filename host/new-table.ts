// Opens a new table: stores its first entry under an id that no other table has.

import { SEED_BYTES } from '@kuluary/kernel/fairness';
import { ok, type Result } from '@kuluary/kernel/result';
import type { TableId } from '@kuluary/protocol/ids';
import { CODE_DIGITS } from '@kuluary/protocol/limits';
import type { TablesDeps } from './host-deps.ts';
import type { LogEntry } from './log-entry.ts';
import { randomHex } from './random-ids.ts';
import { type RequestRefusal, refuse } from './request-refusal.ts';
import { makeHead } from './stored-table.ts';
import { TableState } from './table-state.ts';

const ID_ATTEMPTS = 50;

export type OpeningFields = Omit<Extract<LogEntry, { type: 'opened' }>, 'type' | 'at' | 'seed'>;

/** May one more be opened from this address? */
export function mayOpenTable(deps: TablesDeps, address = ''): boolean {
  return deps.mayOpenTable?.(address) ?? true;
}

/** Returns its id. */
export async function openTable(deps: TablesDeps, opening: OpeningFields): Promise<Result<TableId, RequestRefusal>> {
  const { games, store, now, botPause, makeSeed = () => randomHex(SEED_BYTES) } = deps;
  const entry: LogEntry = { at: now(), type: 'opened', seed: makeSeed(), ...opening };
  for (let attempt = 0; attempt < ID_ATTEMPTS; attempt++) {
    const id = randomTableId();
    const head = makeHead(new TableState(games, entry), botPause, []);
    if (await store.create(id, JSON.stringify(entry), head)) return ok(id);
  }
  return refuse('busy');
}

function randomTableId(): string {
  const [number] = crypto.getRandomValues(new Uint32Array(1));
  return String(number! % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');
}
