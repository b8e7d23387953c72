// A new table: its first entry, under a code that no other table has.

import { SEED_BYTES } from '@kuluary/kernel/fairness';
import { ok, type Result } from '@kuluary/kernel/result';
import type { TableId } from '@kuluary/protocol/ids';
import { CODE_DIGITS } from '@kuluary/protocol/limits';
import type { Entry } from './entry.ts';
import { randomHex } from './random.ts';
import { type Refused, refused } from './refused.ts';
import type { TablesSetting } from './setting.ts';
import { headOf } from './stored-table.ts';
import { TableState } from './table-state.ts';

const CODE_ATTEMPTS = 50;

export type Opening = Omit<Extract<Entry, { type: 'opened' }>, 'type' | 'at' | 'seed'>;

/** May one more be opened from this address? */
export function mayOpen({ mayOpen }: TablesSetting, from = ''): boolean {
  return mayOpen?.(from) ?? true;
}

/** Returns its code. */
export async function openNew(setting: TablesSetting, opening: Opening): Promise<Result<TableId, Refused>> {
  const { games, store, now, botPause, drawSeed = () => randomHex(SEED_BYTES) } = setting;
  const entry: Entry = { at: now(), type: 'opened', seed: drawSeed(), ...opening };
  for (let attempt = 0; attempt < CODE_ATTEMPTS; attempt++) {
    const id = freshCode();
    const head = headOf(new TableState(games, entry), botPause, []);
    if (await store.create(id, JSON.stringify(entry), head)) return ok(id);
  }
  return refused('busy');
}

function freshCode(): string {
  const [number] = crypto.getRandomValues(new Uint32Array(1));
  return String(number! % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');
}
