// A store that does as the test says: it holds appends back until they are let go, or fails.

import type { TableId } from '@kuluary/protocol/ids';
import { memoryStore } from './memory-store.ts';
import type { Append, Appended, Store, Stored } from './store.ts';

export interface StubbornStore extends Store {
  hold(): void; // from now on appends wait
  letGo(): void; // those that wait are committed, and the next ones at once
  readonly waiting: number;
  failAppends(count: number, when?: 'before' | 'after'): void; // after: it is on disk, but nobody hears of it
  failReads(count: number): void;
  readonly committed: readonly Append[];
}

export function stubbornStore(store: Store = memoryStore()): StubbornStore {
  let gates: (() => void)[] | undefined;
  let failing = { appends: 0, when: 'before', reads: 0 };
  const committed: Append[] = [];

  async function append(entry: Append): Promise<Appended> {
    if (gates) await new Promise<void>((open) => gates!.push(open));
    const fails = failing.appends > 0;
    if (fails) failing.appends--;
    if (fails && failing.when === 'before') throw new Error('the disk is full');
    const answer = await store.append(entry);
    if (fails) throw new Error('the line is dead');
    if (answer.type === 'appended') committed.push(entry);
    return answer;
  }

  async function read(table: TableId, after: number): Promise<Stored | undefined> {
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
    hold() {
      gates = [];
    },
    letGo() {
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
