// Clients that connect to a table and disconnect: who is admitted, and how the others learn of it.

import type { Result } from '@kuluary/kernel/result';
import type { Broadcaster } from './broadcaster.ts';
import type { JobQueue } from './job-queue.ts';
import type { Listener, Listeners } from './listeners.ts';
import type { LogEntryBody } from './log-entry.ts';
import type { MetricsSink } from './metrics-sink.ts';
import { seatByInvitation } from './program-invitation.ts';
import type { RequestHandler } from './request-handler.ts';
import { makeRefusal, type RequestRefusal, refuse } from './request-refusal.ts';
import { planComeBack } from './seat-requests.ts';
import type { TableLog } from './table-log.ts';
import type { TablePeers } from './table-peers.ts';
import type { TableScheduler } from './table-scheduler.ts';
import type { TableState } from './table-state.ts';

/** The parts of the table that this needs. */
interface AttendanceParts {
  readonly queue: JobQueue;
  readonly tableLog: TableLog;
  readonly listeners: Listeners;
  readonly broadcaster: Broadcaster;
  readonly scheduler: TableScheduler;
  readonly peers: TablePeers;
  readonly requests: RequestHandler;
}

export class Attendance {
  private readonly parts: AttendanceParts;
  private readonly metrics: MetricsSink | undefined;

  constructor(parts: AttendanceParts, metrics: MetricsSink | undefined) {
    this.parts = parts;
    this.metrics = metrics;
  }

  /** Adds a listener. A player who comes back takes the seat over from its stand-in. */
  connect(listener: Listener): Promise<RequestRefusal | undefined> {
    const { queue, tableLog, listeners, requests } = this.parts;
    return queue.run(async () => {
      if (listener.lastEntryAt !== undefined && !this.state.includes(listener)) await tableLog.readNewEntries(); // another server may know more
      const reason = this.connectRefusal(listener);
      if (reason) return reason;
      if (this.isReconnecting(listener)) this.metrics?.guestReconnected();
      listeners.add(listener);
      const reply = await requests
        .appendAndAnnounce(() => this.planComeBack(listener), listener)
        .catch((error: unknown) => {
          listeners.delete(listener);
          throw error;
        });
      if (!tableLog.isStale && !reply.ok) this.announceAttendance(listener);
      if (!tableLog.isStale && listeners.has(listener)) return undefined;
      if (!listeners.delete(listener)) return this.connectRefusal(listener) ?? makeRefusal('busy'); // disconnected meanwhile
      return makeRefusal('busy');
    });
  }

  /** At once, even if the store fails: a closed connection must not be kept. */
  disconnect(listener: Listener): void {
    const { queue, listeners } = this.parts;
    if (listeners.delete(listener)) queue.runInBackground(async () => this.announceAttendance(listener));
  }

  private get state(): TableState {
    return this.parts.tableLog.state;
  }

  /** A program may not be a spectator, and has only one connection. */
  private connectRefusal(listener: Listener): RequestRefusal | undefined {
    const { listeners } = this.parts;
    const { guest, invitation } = listener;
    if (this.state.seating.kicked.has(guest)) return makeRefusal('kicked');
    const seat = invitation && seatByInvitation(this.state, invitation);
    if (seat && !seat.ok) return seat.failure;
    if (invitation && listeners.hasGuest(invitation.guest)) return makeRefusal('seat-taken');
    const isSpectator = this.state.seatOf(guest) === undefined;
    if (isSpectator && listeners.hasTooManySpectators(listener, this.state)) return makeRefusal('too-many');
    return listeners.listenRefusal(listener, this.state);
  }

  /** It has been at this table before, or its player was absent for a moment. */
  private isReconnecting({ position, guest }: Listener): boolean {
    const isSeated = this.state.phase === 'playing' && this.state.seatOf(guest) !== undefined;
    return position > 0 || (isSeated && !this.parts.listeners.hasGuest(guest));
  }

  private planComeBack({ guest }: Listener): Result<LogEntryBody, RequestRefusal> {
    const seat = this.state.seatOf(guest);
    return seat === undefined ? refuse('not-seated') : planComeBack(this.state, seat);
  }

  private announceAttendance(listener: Listener): void {
    const { broadcaster, scheduler, peers } = this.parts;
    broadcaster.announceAttendance(listener);
    scheduler.scheduleNext();
    if (listener.invitation) peers.publishPresence(); // at once: it may have only one connection
  }
}
