// A store in memory, for the page that plays without a server and for tests. With a keeper it outlives a reload.

import { type Absence, afterSign } from './absences.ts';
import { type Append, type Appended, type Head, PHASES, type Phase, type Store } from './store.ts';

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
  absences?: readonly Absence[]; // none, where nobody has noted any
}

export function memoryStore(keeper?: Keeper): Store {
  const kept = readKept(keeper?.load() ?? null);
  const save = () => keeper?.save(JSON.stringify(kept));
  return {
    async create(table, entry, head) {
      if (kept.tables[table]) return false;
      kept.tables[table] = { head, entries: [entry], ids: named({}) };
      save();
      return true;
    },

    async append(append) {
      const answer = appendTo(kept.tables[append.table], append);
      if (answer.type === 'appended') save();
      return answer;
    },

    async read(table, after) {
      const found = kept.tables[table];
      return found && { head: found.head, entries: found.entries.slice(after) };
    },

    async due(now, limit) {
      return Object.entries(kept.tables)
        .filter(([, { head }]) => head.deadline !== null && head.deadline <= now)
        .sort(([, a], [, b]) => a.head.deadline! - b.head.deadline!)
        .slice(0, limit)
        .map(([table]) => table);
    },

    async beat(now, patience) {
      const signs = { last: kept.lastBeat, absences: kept.absences ?? [] };
      const { last, absences, gap } = afterSign(signs, now, patience);
      Object.assign(kept, { lastBeat: last, absences });
      if (gap !== 0) postpone(Object.values(kept.tables), gap);
      save();
      return absences;
    },

    async sweep(before, limit) {
      const gone = Object.entries(kept.tables)
        .filter(([, { head }]) => head.at < before[head.phase])
        .slice(0, limit);
      for (const [table] of gone) delete kept.tables[table];
      if (gone.length > 0) save();
      return gone.length;
    },

    async count() {
      return countOf(Object.values(kept.tables));
    },

    async secret(name, fresh) {
      kept.secrets[name] ??= fresh;
      save();
      return kept.secrets[name];
    },

    async close() {},
  };
}

/** Names come from outside: an object without ancestors knows none but those it was given. */
function named<T>(items: Readonly<Record<string, T>>): Record<string, T> {
  return Object.assign(Object.create(null) as Record<string, T>, items);
}

function readKept(text: string | null): Kept {
  const empty: Kept = { tables: {}, secrets: {}, lastBeat: null };
  const { tables, secrets, ...beats }: Kept = text ? JSON.parse(text) : empty;
  const own = Object.entries(tables).map(([name, table]) => [name, { ...table, ids: named(table.ids) }] as const);
  return { tables: named(Object.fromEntries(own)), secrets: named(secrets), ...beats };
}

function appendTo(table: KeptTable | undefined, { position, entry, id, head }: Append): Appended {
  if (!table) return { type: 'conflict' };
  const taken = id === null ? undefined : table.ids[id];
  if (taken !== undefined) return { type: 'repeated', position: taken };
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

function countOf(tables: readonly KeptTable[]): Record<Phase, number> {
  const count = Object.fromEntries(PHASES.map((phase) => [phase, 0])) as Record<Phase, number>;
  for (const { head } of tables) count[head.phase]++;
  return count;
}
