// Passes the peers' hints on to the tables in memory, and polls for hints that were lost.

import type { TableId } from '@kuluary/protocol/ids';
import type { HostDeps } from './host-deps.ts';
import type { LoadedTables } from './loaded-tables.ts';
import type { LivePeers } from './peer-presence.ts';
import type { PeerHeartbeatReply } from './peers.ts';

const HINT_CHECK_INTERVAL = 2000; // ms between polls for lost hints

export class PeerSync {
  private readonly deps: HostDeps;
  private readonly tables: LoadedTables;
  private readonly livePeers: LivePeers;
  private readonly tablesToAsk = new Set<TableId>(); // tables whose notes have changed
  private reading: Promise<void> | undefined; // of their notes
  private readonly failedTables = new Set<TableId>(); // those whose notes could not be read
  private lastCheck = 0; // when lost hints were last polled for

  constructor(deps: HostDeps, tables: LoadedTables, livePeers: LivePeers) {
    this.deps = deps;
    this.tables = tables;
    this.livePeers = livePeers;
    deps.store.peers?.listen({
      entryAppended: (id, position) => tables.byId.get(id)?.peers.readUpTo(position),
      presenceChanged: (id) => this.requestNotes([id]),
      hintsLost: () => {
        this.lastCheck = 0;
        this.requestNotes(tables.allIds);
      },
    });
  }

  setLivePeers({ others, isForgotten }: Pick<PeerHeartbeatReply, 'others' | 'isForgotten'>): void {
    const isSame =
      others.length === this.livePeers.others.length && others.every((it) => this.livePeers.others.includes(it));
    if (isSame && !isForgotten) return;
    const hasNew = others.some((other) => !this.livePeers.others.includes(other));
    this.livePeers.others = others;
    if (hasNew) this.requestNotes(this.tables.allIds); // perhaps it was considered dead meanwhile
    for (const table of this.tables.byId.values()) table.peers.livePeersChanged(isForgotten);
  }

  async recoverLostHints(now: number): Promise<void> {
    const { peers } = this.deps.store;
    if (!peers || Math.abs(now - this.lastCheck) < HINT_CHECK_INTERVAL) return;
    this.lastCheck = now;
    for (const table of this.tables.byId.values()) table.peers.retryPublishing();
    const unread = [...this.failedTables];
    this.failedTables.clear();
    this.requestNotes(unread);
    const known = new Map(Array.from(this.tables.byId, ([id, { state }]) => [id, state]));
    if (known.size === 0) return;
    for (const id of await peers.outdatedTables(known)) this.tables.byId.get(id)?.peers.readNewEntries();
  }

  /** Reads the peers' notes on tables that are in memory; requests of one moment share one read. */
  private requestNotes(ids: Iterable<string>): void {
    for (const id of ids) if (this.tables.has(id)) this.tablesToAsk.add(id);
    if (this.tablesToAsk.size === 0) return;
    this.reading ??= this.readNotes().finally(() => {
      this.reading = undefined;
      this.requestNotes([]);
    });
  }

  private async readNotes(): Promise<void> {
    await Promise.resolve();
    const ids = [...this.tablesToAsk];
    this.tablesToAsk.clear();
    try {
      const notes = await this.deps.store.peers!.presenceNotes(ids);
      for (const id of ids) {
        const table = await this.tables.whenLoaded(id);
        table?.peers.updateNotes(notes.filter((note) => note.table === id));
      }
    } catch (error) {
      for (const id of ids) this.failedTables.add(id);
      this.deps.report('notes cannot be read', { error });
    }
  }
}
