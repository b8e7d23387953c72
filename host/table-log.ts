// Keeps the state of a table and its log in the store in step: own entries are applied and appended, those of peers are
// read. After a failure of the store the state is stale: it must be read again.

import { failed, ok, type Result } from '@kuluary/kernel/result';
import type { LogPosition, TableId } from '@kuluary/protocol/ids';
import type { KnownDowntimes } from './downtime.ts';
import type { HostDeps } from './host-deps.ts';
import type { LogEntry, LogEntryBody } from './log-entry.ts';
import { moveKey } from './move-deduplication.ts';
import { makeRefusal, type RequestRefusal, refuse } from './request-refusal.ts';
import type { AppendResult } from './store.ts';
import { loadState, makeHead } from './stored-table.ts';
import { RulesVersionMismatch, TableDeleted } from './table-errors.ts';
import type { TableState } from './table-state.ts';

/** What it needs of the table. */
export interface TableLogListener {
  readonly id: TableId; // of the table
  readonly knownDowntimes: KnownDowntimes; // of this server
  readonly isShared: boolean; // peers may append entries at any moment
  peersAppended(): void; // entries of peers were read
  stateReloaded(): void; // the whole log was read again
  stateBecameStale(): void; // it must be read again before the next job
  cannotContinue(reason: RequestRefusal): void; // this server cannot continue the table
}

export class TableLog {
  private readonly deps: HostDeps;
  private readonly listener: TableLogListener;
  private current: TableState;
  private isStateStale = false; // an append or a read has failed

  constructor(deps: HostDeps, listener: TableLogListener, state: TableState) {
    this.deps = deps;
    this.listener = listener;
    this.current = state;
  }

  get state(): TableState {
    return this.current;
  }

  /** The state may differ from the log in the store. */
  get isStale(): boolean {
    return this.isStateStale;
  }

  /** Applies an entry and appends it to the store, without announcing it. Returns its position; `conflict`: another
   * server was faster, and its entries are in the state now. */
  async appendEntry(body: LogEntryBody): Promise<Result<number, RequestRefusal | 'conflict'>> {
    const entry: LogEntry = { at: this.deps.now(), ...body };
    const restore = this.listener.isShared && entry.type === 'moved' ? this.state.takeSnapshot() : undefined;
    try {
      this.state.apply(entry);
      const { position } = this.state;
      const result = await this.appendToStore(position, entry);
      if (result.type === 'conflict') this.deps.metrics?.appendConflicted();
      if (result.type === 'appended' && entry.type === 'moved')
        this.deps.metrics?.moveAppended(this.state.game.id, entry.by);
      if (result.type === 'appended') return ok(position);
      if (restore) {
        restore();
        await this.readNewEntries();
      } else await this.readWholeLog();
      return failed('conflict');
    } catch (error) {
      if (error instanceof TableDeleted || error instanceof RulesVersionMismatch) throw error;
      this.markStale();
      this.deps.report('append failed', { table: this.listener.id, error });
      return refuse('busy');
    }
  }

  private appendToStore(position: LogPosition, entry: LogEntry): Promise<AppendResult> {
    const { id: table, knownDowntimes } = this.listener;
    const id = entry.type === 'moved' && entry.id !== undefined ? moveKey(entry.seat, entry.id) : null;
    const head = makeHead(this.state, this.deps.botPause, knownDowntimes.downtimes);
    return this.deps.store.append({ table, position, entry: JSON.stringify(entry), id, head });
  }

  /** Reads what peers have appended. If our last entry is not in the store, an older back-up was restored: everything
   * is read again. */
  async readNewEntries(): Promise<void> {
    const { position, lastEntryAt } = this.state;
    try {
      const stored = await this.deps.store.read(this.listener.id, position - 1);
      if (!stored) throw this.endAsDeleted();
      const [last, ...newEntries] = stored.entries.map((text) => JSON.parse(text) as LogEntry);
      if (last?.at !== lastEntryAt) return this.reloadFromStore();
      for (const entry of newEntries) this.state.apply(entry);
      if (newEntries.length > 0) this.listener.peersAppended();
    } catch (error) {
      if (error instanceof RulesVersionMismatch) return this.reloadFromStore(); // those rules may be archived
      if (!(error instanceof TableDeleted)) this.markStale();
      throw error;
    }
  }

  /** After a failure, or where an older back-up may have been restored. */
  async reloadFromStore(): Promise<void> {
    try {
      await this.readWholeLog();
    } catch (error) {
      this.markStale();
      throw error;
    }
  }

  private async readWholeLog(): Promise<void> {
    const state = await loadState(this.deps, this.listener.id).catch((error: unknown) => {
      if (error instanceof RulesVersionMismatch) this.listener.cannotContinue(makeRefusal(error.code)); // the match was begun by a server of another version
      throw error;
    });
    if (!state) throw this.endAsDeleted();
    this.current = state;
    this.isStateStale = false;
    this.listener.stateReloaded();
  }

  private markStale(): void {
    this.isStateStale = true;
    this.listener.stateBecameStale();
  }

  private endAsDeleted(): TableDeleted {
    this.listener.cannotContinue(makeRefusal('no-such-table'));
    return new TableDeleted(`table ${this.listener.id} is gone`);
  }
}
