// A store that a test controls: it holds appends back until they are released, or fails.

import type { TableId } from '@kuluary/protocol/ids';
import { memoryStore } from './memory-store.ts';
import type { AppendRequest, AppendResult, Store, StoredLog } from './store.ts';

export interface ControlledStore extends Store {
  holdAppends(): void; // from now on appends wait
  releaseAppends(): void; // those that wait are committed, and the next ones at once
  readonly waiting: number;
  failAppends(count: number, when?: 'before' | 'after'): void; // after: the entry is stored, but the reply fails
  failReads(count: number): void;
  readonly committed: readonly AppendRequest[];
}

export function controlledStore(store: Store = memoryStore()): ControlledStore {
  let gates: (() => void)[] | undefined;
  let failing = { appends: 0, when: 'before', reads: 0 };
  const committed: AppendRequest[] = [];

  async function append(entry: AppendRequest): Promise<AppendResult> {
    if (gates) await new Promise<void>((open) => gates!.push(open));
    const fails = failing.appends > 0;
    if (fails) failing.appends--;
    if (fails && failing.when === 'before') throw new Error('the disk is full');
    const result = await store.append(entry);
    if (fails) throw new Error('the connection is lost');
    if (result.type === 'appended') committed.push(entry);
    return result;
  }

  async function read(table: TableId, after: number): Promise<StoredLog | undefined> {
    if (failing.reads > 0) {
      failing.reads--;
      throw new Error('the disk is gone');
    }
    return store.read(table, after);
  }

  return {
    ...store,
    append,
    read,
    committed,
    holdAppends() {
      gates = [];
    },
    releaseAppends() {
      const waiting = gates ?? [];
      gates = undefined;
      for (const open of waiting) open();
    },
    get waiting() {
      return gates?.length ?? 0;
    },
    failAppends(count, when = 'before') {
      failing = { ...failing, appends: count, when };
    },
    failReads(count) {
      failing = { ...failing, reads: count };
    },
  };
}
