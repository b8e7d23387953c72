// One table in memory: puts its parts together. All its jobs run one after another in its queue, and an entry is
// announced only after it was appended, so no client ever sees what is not on disk.

import type { Seat } from '@kuluary/kernel/game';
import type { MatchLog } from '@kuluary/kernel/match-log';
import type { Result } from '@kuluary/kernel/result';
import type { AdminTableSummary } from '@kuluary/protocol/admin';
import type { ClientAddress, GuestId, TableId } from '@kuluary/protocol/ids';
import type { AddressQuotas } from './address-quota.ts';
import { makeAdminSummary } from './admin-summary.ts';
import { Attendance } from './attendance.ts';
import { Broadcaster, type BroadcastSource } from './broadcaster.ts';
import { tableDeadline } from './deadlines.ts';
import type { KnownDowntimes } from './downtime.ts';
import type { HostDeps } from './host-deps.ts';
import { JobQueue } from './job-queue.ts';
import { type Listener, Listeners } from './listeners.ts';
import type { LogEntryBody } from './log-entry.ts';
import type { LivePeers } from './peer-presence.ts';
import type { PublishedListing } from './peers.ts';
import { type Reply, RequestHandler } from './request-handler.ts';
import type { PlannedRequest } from './request-planning.ts';
import type { RequestRefusal } from './request-refusal.ts';
import { loadState } from './stored-table.ts';
import { TableLog, type TableLogListener } from './table-log.ts';
import { TablePeers } from './table-peers.ts';
import { type SchedulerTarget, TableScheduler } from './table-scheduler.ts';
import type { TableState } from './table-state.ts';

/** A match that is over, and who may read its log: anybody, or, where spectators are not allowed, its players. */
export interface FinishedMatch {
  readonly log: MatchLog;
  readonly readers: 'all' | ReadonlySet<GuestId>;
}

/** What all tables of a host have in common. */
export interface SharedByTables {
  readonly quotas: AddressQuotas;
  readonly livePeers: LivePeers;
  readonly knownDowntimes: KnownDowntimes;
}

export class Table implements SchedulerTarget, TableLogListener, BroadcastSource {
  readonly id: TableId;
  readonly knownDowntimes: KnownDowntimes;
  readonly peers: TablePeers;
  private readonly deps: HostDeps;
  private readonly tableLog: TableLog;
  private readonly queue: JobQueue;
  private readonly listeners: Listeners;
  private readonly broadcaster: Broadcaster;
  private readonly scheduler: TableScheduler;
  private readonly requests: RequestHandler;
  private readonly attendance: Attendance;

  private constructor(
    deps: HostDeps,
    id: TableId,
    { quotas, livePeers, knownDowntimes }: SharedByTables,
    state: TableState,
  ) {
    this.deps = deps;
    this.id = id;
    this.knownDowntimes = knownDowntimes;
    this.tableLog = new TableLog(deps, this, state);
    this.queue = new JobQueue(id, this.tableLog, deps.report);
    this.listeners = new Listeners(id, deps);
    this.broadcaster = new Broadcaster(this.listeners, this, deps.batchDelay);
    this.scheduler = new TableScheduler(deps, this);
    const { tableLog, queue, listeners, broadcaster, scheduler } = this;
    const parts = { tableLog, queue, listeners, broadcaster, scheduler };
    this.peers = new TablePeers(id, deps, livePeers, parts);
    this.requests = new RequestHandler(id, deps, quotas, { ...parts, peers: this.peers });
    this.attendance = new Attendance({ ...parts, peers: this.peers, requests: this.requests }, deps.metrics);
    this.scheduler.scheduleNext();
  }

  static async load(deps: HostDeps, id: TableId, shared: SharedByTables): Promise<Table | undefined> {
    const [state, notes] = await Promise.all([loadState(deps, id), deps.store.peers?.presenceNotes([id]) ?? []]);
    if (!state) return undefined;
    const table = new Table(deps, id, shared, state);
    table.peers.applyNotes(notes);
    return table;
  }

  get state(): TableState {
    return this.tableLog.state;
  }

  // Connected clients.

  connectedSeats(): ReadonlySet<Seat> {
    return this.listeners.connectedSeats(this.state);
  }

  get listenerCount(): number {
    return this.listeners.size;
  }

  ownerAddress(): ClientAddress | undefined {
    return this.listeners.ownerAddress(this.state);
  }

  /** False once the table has disconnected it, though its connection may still be open. */
  hasListener(listener: Listener): boolean {
    return this.listeners.has(listener);
  }

  connect(listener: Listener): Promise<RequestRefusal | undefined> {
    return this.attendance.connect(listener);
  }

  disconnect(listener: Listener): void {
    this.attendance.disconnect(listener);
  }

  // Requests and queries.

  resync(listener: Listener): Promise<void> {
    return this.queue.run(async () => this.broadcaster.resetOne(listener));
  }

  handleRequest(listener: Listener, request: PlannedRequest): Promise<Reply> {
    return this.requests.handle(listener, request);
  }

  appendPlanned(
    plan: (state: TableState) => Result<LogEntryBody, RequestRefusal>,
    address?: ClientAddress,
  ): Promise<Reply> {
    return this.requests.appendPlanned(plan, address);
  }

  /** Reads from the state, in the queue. */
  query<T>(read: (state: TableState) => T): Promise<T> {
    return this.queue.run(async () => read(this.state));
  }

  adminSummary(): Promise<AdminTableSummary> {
    return this.query((state) => makeAdminSummary(state, this.listeners.tableInfo(state)));
  }

  get isListed(): boolean {
    return this.state.listed && this.state.phase === 'lobby';
  }

  advert(): Promise<PublishedListing | null> {
    return this.query(() => this.peers.currentAdvert());
  }

  /** The match, once it is over. */
  finishedMatch(): Promise<FinishedMatch | undefined> {
    return this.query((state) => {
      if (state.phase !== 'over' || !state.match) return undefined;
      const players = state.seats.flatMap((occupant) => (occupant.kind === 'person' ? [occupant.guest] : []));
      return { log: state.match.toMatchLog(state.names), readers: state.spectatorsAllowed ? 'all' : new Set(players) };
    });
  }

  // Loading and unloading.

  /** It was unloaded: whoever needs it loads it again. */
  get isClosed(): boolean {
    return this.queue.isClosed;
  }

  get isReady(): boolean {
    return !this.isClosed && !this.tableLog.isStale;
  }

  get isActingServer(): boolean {
    return this.peers.isActingServer;
  }

  /** No client is connected, no absence is timed, and no deadline comes before `soon`. */
  isIdle(soon: number): boolean {
    if (this.isClosed) return true;
    const next = tableDeadline(this.state, this.deps.botPause, this.knownDowntimes.downtimes);
    const isUnattended = this.listeners.size === 0 && !this.scheduler.isBusy;
    return isUnattended && (next === null || next > soon);
  }

  /** Finishes pending jobs, then stops all timers. */
  close(): Promise<void> {
    return this.queue.runAfterPending(() => this.shutDown());
  }

  /** Closes, unless a client connects before. */
  closeIfIdle(soon: number): Promise<boolean> {
    return this.queue.runAfterPending(() => {
      if (!this.isIdle(soon)) return false;
      this.shutDown();
      return true;
    });
  }

  private shutDown(): void {
    this.queue.close();
    this.listeners.clear();
    this.broadcaster.stop();
    this.scheduler.stop();
    this.peers.publishPresence();
  }

  // The interfaces that its parts need.

  runInBackground(job: () => Promise<unknown>): void {
    this.queue.runInBackground(job);
  }

  readNewEntries(): Promise<void> {
    return this.tableLog.readNewEntries();
  }

  get isShared(): boolean {
    return this.peers.isShared;
  }

  peersAppended(): void {
    this.requests.announceEntry(undefined);
  }

  stateReloaded(): void {
    this.peers.markAllRead();
    this.updateAll();
  }

  stateBecameStale(): void {
    this.scheduler.scheduleNext();
    this.queue.scheduleRetry();
  }

  cannotContinue(reason: RequestRefusal): void {
    this.listeners.refuseAll(reason);
    this.shutDown();
  }

  allUpdated(): void {
    this.peers.publishPresence();
  }

  /** Clients must see that their clocks stood still. */
  downtimeAdded(): void {
    this.runInBackground(async () => this.updateAll());
  }

  private updateAll(): void {
    this.broadcaster.updateAll();
    this.scheduler.scheduleNext();
  }
}
