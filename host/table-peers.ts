// Connects one table with its peers, the other servers of its store: takes in their notes and entries, and tells them
// who is connected here.

import type { LogPosition, TableId } from '@kuluary/protocol/ids';
import type { Broadcaster } from './broadcaster.ts';
import type { HostDeps } from './host-deps.ts';
import type { JobQueue } from './job-queue.ts';
import type { Listeners } from './listeners.ts';
import { type LivePeers, PeerPresence } from './peer-presence.ts';
import type { PresenceNote, PublishedListing } from './peers.ts';
import { makeListing } from './public-list.ts';
import type { TableLog } from './table-log.ts';
import type { TableScheduler } from './table-scheduler.ts';

/** The parts of the table that this needs. */
interface PeerParts {
  readonly queue: JobQueue;
  readonly tableLog: TableLog;
  readonly listeners: Listeners;
  readonly broadcaster: Broadcaster;
  readonly scheduler: TableScheduler;
}

export class TablePeers {
  private readonly id: TableId;
  private readonly deps: HostDeps;
  private readonly parts: PeerParts;
  private readonly presence: PeerPresence;
  private isReadQueued = false; // of entries that peers have appended

  constructor(id: TableId, deps: HostDeps, livePeers: LivePeers, parts: PeerParts) {
    this.id = id;
    this.deps = deps;
    this.parts = parts;
    this.presence = new PeerPresence(id, deps.store.peers, livePeers);
  }

  /** Peers may append entries at any moment. */
  get isShared(): boolean {
    return this.presence.isShared;
  }

  /** This server acts for the table: its bots, clocks and absent players. */
  get isActingServer(): boolean {
    return this.presence.isActingServer(this.parts.listeners.size > 0);
  }

  /** A peer has appended entries up to this position. */
  readUpTo(position: LogPosition): void {
    const { queue, tableLog } = this.parts;
    if (position <= tableLog.state.position || this.isReadQueued) return;
    this.isReadQueued = true;
    queue.runInBackground(() => {
      this.isReadQueued = false;
      return tableLog.readNewEntries();
    });
  }

  /** The whole log was read again. */
  markAllRead(): void {
    this.isReadQueued = false;
  }

  /** The store has other entries than this server knows. */
  readNewEntries(): void {
    this.parts.queue.runInBackground(() => this.parts.tableLog.readNewEntries());
  }

  /** Takes in the current notes of all peers on this table. */
  updateNotes(notes: readonly PresenceNote[]): void {
    const { queue, broadcaster } = this.parts;
    if (this.applyNotes(notes)) queue.runInBackground(async () => broadcaster.updateOutdated()); // the notes count even if the store fails
  }

  /** False: nothing changed. */
  applyNotes(notes: readonly PresenceNote[]): boolean {
    if (!this.presence.updateNotes(notes)) return false;
    this.updateRemoteGuests();
    this.parts.scheduler.scheduleNext();
    return true;
  }

  livePeersChanged(isForgotten: boolean): void {
    const { queue, tableLog, broadcaster, scheduler } = this.parts;
    if (isForgotten) this.presence.forgetPublishedNote();
    this.updateRemoteGuests();
    queue.runInBackground(async () => {
      this.publishPresence();
      if (isForgotten) await tableLog.reloadFromStore(); // the store may be an older one, brought back from a copy
      broadcaster.updateOutdated(); // other guests may count as connected now
      scheduler.scheduleNext();
    });
  }

  publishPresence(): void {
    if (!this.deps.store.peers) return;
    const { queue, listeners } = this.parts;
    const noted = queue.isClosed
      ? this.presence.publishNote([], null)
      : this.presence.publishNote(listeners.guests, this.currentAdvert());
    noted.catch((error: unknown) => this.deps.report('note failed', { table: this.id, error }));
  }

  retryPublishing(): void {
    if (this.presence.isUnconfirmed) this.parts.queue.runInBackground(async () => this.publishPresence());
  }

  /** For the public list; null: not listed, or the host is not connected. */
  currentAdvert(): PublishedListing | null {
    const { listeners, tableLog } = this.parts;
    const { state } = tableLog;
    const listing = makeListing(this.id, state);
    const host = listing ? listeners.listenerOn(state.host!, state) : undefined;
    return listing && host ? { listing, opened: state.openedAt, from: host.address ?? '' } : null;
  }

  private updateRemoteGuests(): void {
    const { listeners } = this.parts;
    listeners.setRemoteGuests(this.presence.guests);
    listeners.disconnectDuplicates((guest) => this.presence.isDuplicateOfPeer(guest));
  }
}
