// A store in memory, for the page that plays without a server and for tests. With a keeper it outlives a reload.

import { type Append, type Appended, type Head, STATUSES, type Status, type Store } from './store.ts';

/** Somewhere to put a text: localStorage, for instance. */
export interface Keeper {
  load(): string | null;
  save(text: string): void;
}

interface KeptTable {
  head: Head;
  readonly entries: string[];
  readonly ids: Record<string, number>; // the sender's names of entries, and their positions
}

interface Kept {
  readonly tables: Record<string, KeptTable>;
  readonly secrets: Record<string, string>;
  lastBeat: number | null;
}

export function memoryStore(keeper?: Keeper): Store {
  const text = keeper?.load();
  const kept: Kept = text ? (JSON.parse(text) as Kept) : { tables: {}, secrets: {}, lastBeat: null };
  const save = () => keeper?.save(JSON.stringify(kept));
  const named = (table: string) => (Object.hasOwn(kept.tables, table) ? kept.tables[table] : undefined);
  return {
    async create(table, entry, head) {
      if (named(table)) return false;
      kept.tables[table] = { head, entries: [entry], ids: {} };
      save();
      return true;
    },

    async append(append) {
      const answer = appendTo(named(append.table), append);
      if (answer.type === 'appended') save();
      return answer;
    },

    async read(table, after) {
      const found = named(table);
      return found && { head: found.head, entries: found.entries.slice(after) };
    },

    async listed(limit) {
      return Object.entries(kept.tables)
        .filter(([, { head }]) => head.status === 'lobby' && head.listing !== null)
        .sort(([, a], [, b]) => b.head.at - a.head.at)
        .slice(0, limit)
        .map(([table, { head }]) => ({ table, listing: head.listing! }));
    },

    async due(now, limit) {
      return Object.entries(kept.tables)
        .filter(([, { head }]) => head.deadline !== null && head.deadline <= now)
        .sort(([, a], [, b]) => a.head.deadline! - b.head.deadline!)
        .slice(0, limit)
        .map(([table]) => table);
    },

    async beat(now, patience) {
      const gap = kept.lastBeat === null ? 0 : now - kept.lastBeat;
      const moved = gap > patience ? gap : 0;
      kept.lastBeat = Math.max(now, kept.lastBeat ?? now);
      if (moved > 0) postpone(Object.values(kept.tables), moved);
      save();
      return moved;
    },

    async sweep(before, limit) {
      const gone = Object.entries(kept.tables)
        .filter(([, { head }]) => head.at < before[head.status])
        .slice(0, limit);
      for (const [table] of gone) delete kept.tables[table];
      if (gone.length > 0) save();
      return gone.length;
    },

    async count() {
      return countOf(Object.values(kept.tables));
    },

    async secret(name, fresh) {
      if (!Object.hasOwn(kept.secrets, name)) kept.secrets[name] = fresh;
      save();
      return kept.secrets[name]!;
    },

    async close() {},
  };
}

function appendTo(table: KeptTable | undefined, { position, entry, id, head }: Append): Appended {
  if (!table) return { type: 'conflict' };
  if (id !== null && Object.hasOwn(table.ids, id)) return { type: 'repeated', position: table.ids[id]! };
  if (position !== table.entries.length + 1) return { type: 'conflict' };
  table.entries.push(entry);
  table.head = head;
  if (id !== null) table.ids[id] = position;
  return { type: 'appended' };
}

function postpone(tables: readonly KeptTable[], by: number): void {
  for (const table of tables) {
    const { deadline } = table.head;
    if (deadline !== null) table.head = { ...table.head, deadline: deadline + by };
  }
}

function countOf(tables: readonly KeptTable[]): Record<Status, number> {
  const count = Object.fromEntries(STATUSES.map((status) => [status, 0])) as Record<Status, number>;
  for (const { head } of tables) count[head.status]++;
  return count;
}
