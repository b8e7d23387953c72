// The tables that are in memory: each of them once. A table comes when somebody visits it or when its time has come, and
// goes when nobody needs it.

import { failed, type Result } from '@kuluary/kernel/result';
import type { TableId } from '@kuluary/protocol/ids';
import { STEP_IN } from './caretaker.ts';
import { BrokenLog, LetGo, OtherRules, Vanished } from './gone.ts';
import { fault, type Refused, refused } from './refused.ts';
import type { TablesSetting } from './setting.ts';
import { type Shared, Table } from './table.ts';

const DUE_LIMIT = 200; // overdue tables that are opened at one look
const SOON = 60_000; // ms: what happens later can be read from the store again

export class OpenTables {
  private readonly setting: TablesSetting;
  private readonly shared: Shared;
  private readonly opening = new Map<TableId, Promise<Table | undefined>>(); // all of them, also those on their way
  private readonly loaded = new Map<TableId, Table>(); // those of them that are there
  private readonly hopeless = new Set<TableId>(); // tables that are due and cannot be opened
  isClosed = false;

  constructor(setting: TablesSetting, shared: Shared) {
    this.setting = setting;
    this.shared = shared;
  }

  /** Those that are there. */
  get here(): ReadonlyMap<TableId, Table> {
    return this.loaded;
  }

  /** Of all of them, also of those on their way. */
  get ids(): Iterable<string> {
    return this.opening.keys();
  }

  has(id: TableId): boolean {
    return this.opening.has(id);
  }

  /** Visits a table. One that was let go in the same moment is opened again. */
  async at<T>(id: TableId, visit: (table: Table) => Promise<Result<T, Refused>>): Promise<Result<T, Refused>> {
    if (this.isClosed) return refused('stopping');
    if (this.isFull && !this.has(id)) return refused('busy');
    const opening = this.find(id);
    try {
      const table = await opening;
      return table ? await visit(table) : refused('no-such-table');
    } catch (error) {
      if (!(error instanceof LetGo)) return failed(whyNot(error));
      this.forget(id, opening);
      return this.at(id, visit);
    }
  }

  /** Opens tables whose time has come, and lets go of those that nobody needs. */
  async lookAround(now: number): Promise<void> {
    const due = await this.openDue(now);
    for (const [id, opening] of this.opening) {
      const table = await opening.catch(() => undefined);
      if (table && !table.isClosed && due.has(id)) continue; // its deadline may have come too early
      if (!table || (table.isIdle(now + SOON) && (await table.release(now + SOON)))) this.forget(id, opening);
    }
  }

  async openIfRoom(id: TableId): Promise<void> {
    if (this.isFull) return;
    await this.find(id).catch((error: unknown) => {
      if (error instanceof OtherRules || error instanceof BrokenLog) this.hopeless.add(id);
    });
  }

  /** When those on their way have come, too. */
  async all(): Promise<Table[]> {
    const tables = await Promise.all([...this.ids].map((id) => this.awaited(id)));
    return tables.filter((table) => table !== undefined);
  }

  /** One of them, when it has come; undefined: it is none of them. */
  async awaited(id: TableId): Promise<Table | undefined> {
    return this.opening.get(id)?.catch(() => undefined);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const table of await this.all()) await table.close();
    this.opening.clear();
    this.loaded.clear();
  }

  /** Tables of other rules, and those whose log is broken, stay due for ever: they must not stand in the way of the others. */
  private async openDue(now: number): Promise<ReadonlySet<TableId>> {
    const due = await this.setting.store.due(now, DUE_LIMIT + this.hopeless.size);
    for (const id of this.hopeless) if (!due.includes(id)) this.hopeless.delete(id);
    const others = await this.lookedAfterByOthers(due.filter((id) => !this.has(id)));
    const overdue =
      others.size === 0 ? [] : await this.setting.store.due(now - STEP_IN, DUE_LIMIT + this.hopeless.size);
    const wanted = due.filter((id) => !this.hopeless.has(id) && (!others.has(id) || overdue.includes(id)));
    await Promise.all(wanted.map((id) => this.openIfRoom(id)));
    return new Set(due);
  }

  /** Those of some tables that other servers look after. */
  private async lookedAfterByOthers(ids: readonly TableId[]): Promise<ReadonlySet<TableId>> {
    const { neighbours } = this.setting.store;
    if (!neighbours || ids.length === 0) return new Set();
    const living = (await neighbours.notesOn(ids)).filter(({ server }) => this.shared.servers.others.includes(server));
    return new Set(living.map(({ table }) => table));
  }

  private get isFull(): boolean {
    return this.opening.size >= (this.setting.room ?? Number.POSITIVE_INFINITY);
  }

  private find(id: TableId): Promise<Table | undefined> {
    const known = this.opening.get(id);
    if (known) return known;
    const opening = Table.load(this.setting, id, this.shared);
    this.opening.set(id, opening);
    opening.then(
      (table) => (table ? this.loaded.set(id, table) : this.forget(id, opening)),
      (error: unknown) => {
        this.forget(id, opening);
        if (!(error instanceof OtherRules)) this.setting.report('table cannot be opened', { table: id, error });
      },
    );
    return opening;
  }

  private forget(id: TableId, opening: Promise<Table | undefined>): void {
    if (this.opening.get(id) !== opening) return;
    this.opening.delete(id);
    this.loaded.delete(id);
  }
}

/** A table that cannot be opened: because it is gone, because of its rules, or because of the store. */
function whyNot(error: unknown): Refused {
  if (error instanceof Vanished) return fault('no-such-table');
  return fault(error instanceof OtherRules ? error.code : 'busy');
}
