// The tables in memory, each once. A table is loaded when a client needs it or its deadline has come, and unloaded when
// idle.

import { failed, type Result } from '@kuluary/kernel/result';
import type { TableId } from '@kuluary/protocol/ids';
import type { TablesDeps } from './host-deps.ts';
import { makeRefusal, type RequestRefusal, refuse } from './request-refusal.ts';
import { type SharedByTables, Table } from './table.ts';
import { CorruptLog, RulesVersionMismatch, TableDeleted, TableUnloaded } from './table-errors.ts';
import { STEP_IN_DELAY } from './table-scheduler.ts';

const DUE_LIMIT = 200; // overdue tables that are loaded at once
const IDLE_HORIZON = 60_000; // ms: a table with a later deadline is loaded again in time

export class LoadedTables {
  private readonly deps: TablesDeps;
  private readonly shared: SharedByTables;
  private readonly tablePromises = new Map<TableId, Promise<Table | undefined>>(); // also of those still loading
  private readonly loaded = new Map<TableId, Table>();
  private readonly unplayable = new Set<TableId>(); // due tables that cannot be loaded
  isClosed = false;

  constructor(deps: TablesDeps, shared: SharedByTables) {
    this.deps = deps;
    this.shared = shared;
  }

  /** Without those still loading. */
  get byId(): ReadonlyMap<TableId, Table> {
    return this.loaded;
  }

  /** Also of those still loading. */
  get allIds(): Iterable<string> {
    return this.tablePromises.keys();
  }

  has(id: TableId): boolean {
    return this.tablePromises.has(id);
  }

  /** Runs `use` with a table. One that is unloaded at the same moment is loaded again. */
  async withTable<T>(
    id: TableId,
    use: (table: Table) => Promise<Result<T, RequestRefusal>>,
  ): Promise<Result<T, RequestRefusal>> {
    if (this.isClosed) return refuse('stopping');
    if (this.isFull && !this.has(id)) return refuse('busy');
    const loading = this.findOrLoad(id);
    try {
      const table = await loading;
      return table ? await use(table) : refuse('no-such-table');
    } catch (error) {
      if (!(error instanceof TableUnloaded)) return failed(loadRefusal(error));
      this.forget(id, loading);
      return this.withTable(id, use);
    }
  }

  async loadDueAndUnloadIdle(now: number): Promise<void> {
    const due = await this.loadDue(now);
    for (const [id, loading] of this.tablePromises) {
      const table = await loading.catch(() => undefined);
      if (table && !table.isClosed && due.has(id)) continue; // its stored deadline may be too early
      if (!table || (table.isIdle(now + IDLE_HORIZON) && (await table.closeIfIdle(now + IDLE_HORIZON))))
        this.forget(id, loading);
    }
  }

  async loadUnlessFull(id: TableId): Promise<void> {
    if (this.isFull) return;
    await this.findOrLoad(id).catch((error: unknown) => {
      if (error instanceof RulesVersionMismatch || error instanceof CorruptLog) this.unplayable.add(id);
    });
  }

  /** When those still loading have loaded, too. */
  async whenAllLoaded(): Promise<Table[]> {
    const tables = await Promise.all([...this.allIds].map((id) => this.whenLoaded(id)));
    return tables.filter((table) => table !== undefined);
  }

  /** One of them, once it has loaded; undefined: it is not in memory. */
  async whenLoaded(id: TableId): Promise<Table | undefined> {
    return this.tablePromises.get(id)?.catch(() => undefined);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const table of await this.whenAllLoaded()) await table.close();
    this.tablePromises.clear();
    this.loaded.clear();
  }

  /** Tables that cannot be loaded stay due for ever: they must not use up the limit for the others. */
  private async loadDue(now: number): Promise<ReadonlySet<TableId>> {
    const due = await this.deps.store.due(now, DUE_LIMIT + this.unplayable.size);
    for (const id of this.unplayable) if (!due.includes(id)) this.unplayable.delete(id);
    const others = await this.ownedByPeers(due.filter((id) => !this.has(id)));
    const overdue =
      others.size === 0 ? [] : await this.deps.store.due(now - STEP_IN_DELAY, DUE_LIMIT + this.unplayable.size);
    const wanted = due.filter((id) => !this.unplayable.has(id) && (!others.has(id) || overdue.includes(id)));
    await Promise.all(wanted.map((id) => this.loadUnlessFull(id)));
    return new Set(due);
  }

  /** Those of some tables for which peers act. */
  private async ownedByPeers(ids: readonly TableId[]): Promise<ReadonlySet<TableId>> {
    const { peers } = this.deps.store;
    if (!peers || ids.length === 0) return new Set();
    const living = (await peers.presenceNotes(ids)).filter(({ server }) =>
      this.shared.livePeers.others.includes(server),
    );
    return new Set(living.map(({ table }) => table));
  }

  private get isFull(): boolean {
    return this.tablePromises.size >= (this.deps.maxLoadedTables ?? Number.POSITIVE_INFINITY);
  }

  private findOrLoad(id: TableId): Promise<Table | undefined> {
    const known = this.tablePromises.get(id);
    if (known) return known;
    const loading = Table.load(this.deps, id, this.shared);
    this.tablePromises.set(id, loading);
    loading.then(
      (table) => (table ? this.loaded.set(id, table) : this.forget(id, loading)),
      (error: unknown) => {
        this.forget(id, loading);
        if (!(error instanceof RulesVersionMismatch)) this.deps.report('table cannot be opened', { table: id, error });
      },
    );
    return loading;
  }

  private forget(id: TableId, loading: Promise<Table | undefined>): void {
    if (this.tablePromises.get(id) !== loading) return;
    this.tablePromises.delete(id);
    this.loaded.delete(id);
  }
}

function loadRefusal(error: unknown): RequestRefusal {
  if (error instanceof TableDeleted) return makeRefusal('no-such-table');
  return makeRefusal(error instanceof RulesVersionMismatch ? error.code : 'busy');
}
