// Handles the requests of clients at a table: plans an entry on its state, appends it, and only then announces it.

import { failed, ok, type Result } from '@kuluary/kernel/result';
import type { ClientAddress, LogPosition, TableId } from '@kuluary/protocol/ids';
import { type AddressQuotas, countsAgainstQuota } from './address-quota.ts';
import type { Broadcaster } from './broadcaster.ts';
import type { HostDeps } from './host-deps.ts';
import type { JobQueue } from './job-queue.ts';
import type { Listener } from './listeners.ts';
import type { LogEntryBody } from './log-entry.ts';
import type { AlreadyMade } from './move-deduplication.ts';
import { type PlannedRequest, planRequest } from './request-planning.ts';
import { type RequestRefusal, refuse } from './request-refusal.ts';
import type { TableLog } from './table-log.ts';
import type { TablePeers } from './table-peers.ts';
import type { TableScheduler } from './table-scheduler.ts';
import type { TableState } from './table-state.ts';

/** How a request ended: the position at which it took effect, or why it did not. */
export type Reply = Result<{ readonly position: LogPosition; readonly token?: string }, RequestRefusal>;

/** The parts of the table that this needs. */
interface RequestParts {
  readonly queue: JobQueue;
  readonly tableLog: TableLog;
  readonly broadcaster: Broadcaster;
  readonly scheduler: TableScheduler;
  readonly peers: TablePeers;
}

const ATTEMPTS = 8; // to append, while peers append too

export class RequestHandler {
  private readonly id: TableId;
  private readonly deps: HostDeps;
  private readonly quotas: AddressQuotas;
  private readonly parts: RequestParts;

  constructor(id: TableId, deps: HostDeps, quotas: AddressQuotas, parts: RequestParts) {
    this.id = id;
    this.deps = deps;
    this.quotas = quotas;
    this.parts = parts;
  }

  handle(listener: Listener, request: PlannedRequest): Promise<Reply> {
    return this.parts.queue.run(async () => {
      if (this.isBehind(request)) await this.parts.tableLog.readNewEntries();
      const { guest, address = guest } = listener;
      const isCounted = countsAgainstQuota(this.state, guest, request);
      if (isCounted && this.quotas.isUsedUp(this.id, address)) return refuse('too-many');
      const reply = await this.appendAndAnnounce(
        () => planRequest(this.state, listener, request, this.deps.now()),
        listener,
      );
      if (isCounted && reply.ok) this.quotas.countEntry(this.id, address);
      return reply;
    });
  }

  /** Appends an entry that is not a guest's request, if it still fits. `address`: the one whose quota it counts
   * against. */
  appendPlanned(
    plan: (state: TableState) => Result<LogEntryBody, RequestRefusal>,
    address?: ClientAddress,
  ): Promise<Reply> {
    return this.parts.queue.run(async () => {
      if (address !== undefined && this.quotas.isUsedUp(this.id, address)) return refuse('too-many');
      const reply = await this.appendAndAnnounce(() => plan(this.state));
      if (address !== undefined && reply.ok) this.quotas.countEntry(this.id, address);
      return reply;
    });
  }

  /** Plans, appends and announces; plans again when another server was faster. Only for jobs of the queue. */
  async appendAndAnnounce(
    plan: () => Result<LogEntryBody | AlreadyMade, RequestRefusal>,
    by?: Listener,
  ): Promise<Reply> {
    const { tableLog, broadcaster } = this.parts;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const planned = plan();
      if (!planned.ok && attempt === 0 && this.mayPeersKnowMore(by)) {
        await tableLog.readNewEntries();
        continue;
      }
      if (!planned.ok) return planned;
      if ('position' in planned.value) {
        const { position } = planned.value;
        if (by && by.position < position) broadcaster.updateOne(by); // made through another server
        return ok({ position });
      }
      const written = await tableLog.appendEntry(planned.value);
      if (written.ok) {
        this.announceEntry(by);
        return ok({ position: written.value });
      }
      if (written.failure !== 'conflict') return failed(written.failure);
    }
    return refuse('busy');
  }

  /** Sends updates, and schedules the next action, after an entry was appended. */
  announceEntry(by: Listener | undefined): void {
    this.parts.broadcaster.announceEntry(by);
    this.parts.scheduler.scheduleNext();
  }

  private get state(): TableState {
    return this.parts.tableLog.state;
  }

  /** It answers a decision of a newer entry, which this server has not read yet. */
  private isBehind(request: PlannedRequest): boolean {
    return this.deps.store.peers !== undefined && request.type === 'move' && request.asked > this.state.position;
  }

  /** Before a seated guest is refused, new entries are read; spectators cannot cause such reads. */
  private mayPeersKnowMore(by: Listener | undefined): boolean {
    return this.parts.peers.isShared && (!by || this.state.seatOf(by.guest) !== undefined);
  }
}
