// A store in memory, for the page that plays offline and for tests. With a `TextStorage` it survives a reload.

import { afterHeartbeat, type Downtime } from './downtime.ts';
import { type AppendRequest, type AppendResult, PHASES, type Phase, type Store, type TableHead } from './store.ts';

/** Keeps one text: localStorage, for instance. */
interface TextStorage {
  load(): string | null;
  save(text: string): void;
}

interface StoredTableData {
  head: TableHead;
  readonly entries: string[];
  readonly ids: Record<string, number>; // positions of entries with an id of their sender
}

interface StoredData {
  readonly tables: Record<string, StoredTableData>;
  readonly secrets: Record<string, string>;
  lastBeat: number | null;
  absences?: readonly Downtime[]; // missing in old data
}

export function memoryStore(storage?: TextStorage): Store {
  const data = parseStoredData(storage?.load() ?? null);
  const save = () => storage?.save(JSON.stringify(data));
  return {
    async create(table, entry, head) {
      if (data.tables[table]) return false;
      data.tables[table] = { head, entries: [entry], ids: withoutPrototype({}) };
      save();
      return true;
    },

    async append(request) {
      const result = appendToTable(data.tables[request.table], request);
      if (result.type === 'appended') save();
      return result;
    },

    async read(table, after) {
      const found = data.tables[table];
      return found && { head: found.head, entries: found.entries.slice(after) };
    },

    async due(now, limit) {
      return Object.entries(data.tables)
        .filter(([, { head }]) => head.deadline !== null && head.deadline <= now)
        .sort(([, a], [, b]) => a.head.deadline! - b.head.deadline!)
        .slice(0, limit)
        .map(([table]) => table);
    },

    async beat(now, graceTime) {
      const before = { last: data.lastBeat, downtimes: data.absences ?? [] };
      const { last, downtimes, gap } = afterHeartbeat(before, now, graceTime);
      Object.assign(data, { lastBeat: last, absences: downtimes });
      if (gap !== 0) postponeDeadlines(Object.values(data.tables), gap);
      save();
      return downtimes;
    },

    async sweep(before, limit) {
      const gone = Object.entries(data.tables)
        .filter(([, { head }]) => head.at < before[head.phase])
        .slice(0, limit);
      for (const [table] of gone) delete data.tables[table];
      if (gone.length > 0) save();
      return gone.length;
    },

    async count() {
      return countByPhase(Object.values(data.tables));
    },

    async secret(name, proposed) {
      data.secrets[name] ??= proposed;
      save();
      return data.secrets[name];
    },

    async close() {},
  };
}

/** Keys come from outside: such an object has no inherited ones. */
function withoutPrototype<T>(items: Readonly<Record<string, T>>): Record<string, T> {
  return Object.assign(Object.create(null) as Record<string, T>, items);
}

function parseStoredData(text: string | null): StoredData {
  const empty: StoredData = { tables: {}, secrets: {}, lastBeat: null };
  const { tables, secrets, ...beats }: StoredData = text ? JSON.parse(text) : empty;
  const own = Object.entries(tables).map(
    ([name, table]) => [name, { ...table, ids: withoutPrototype(table.ids) }] as const,
  );
  return { tables: withoutPrototype(Object.fromEntries(own)), secrets: withoutPrototype(secrets), ...beats };
}

function appendToTable(table: StoredTableData | undefined, { position, entry, id, head }: AppendRequest): AppendResult {
  if (!table) return { type: 'conflict' };
  const taken = id === null ? undefined : table.ids[id];
  if (taken !== undefined) return { type: 'repeated', position: taken };
  if (position !== table.entries.length + 1) return { type: 'conflict' };
  table.entries.push(entry);
  table.head = head;
  if (id !== null) table.ids[id] = position;
  return { type: 'appended' };
}

function postponeDeadlines(tables: readonly StoredTableData[], by: number): void {
  for (const table of tables) {
    const { deadline } = table.head;
    if (deadline !== null) table.head = { ...table.head, deadline: deadline + by };
  }
}

function countByPhase(tables: readonly StoredTableData[]): Record<Phase, number> {
  const count = Object.fromEntries(PHASES.map((phase) => [phase, 0])) as Record<Phase, number>;
  for (const { head } of tables) count[head.phase]++;
  return count;
}
