// Acts for a table when its time comes: bots move, a bot moves where a clock has run out, and a bot takes over the seat
// of a player who is absent for too long.

import type { Seat } from '@kuluary/kernel/game';
import { ok, type Result } from '@kuluary/kernel/result';
import type { ClientAddress, TableId } from '@kuluary/protocol/ids';
import { AbsenceTimers, isAbsent } from './absent-players.ts';
import { pausesForPeople } from './bot-pause.ts';
import type { BotTask } from './bot-runner.ts';
import { ANSWER_TIME_STEP, chooseWithinTime, waitForTimeStep } from './bot-time-limit.ts';
import { isPlayedByBot, seatDeadline } from './deadlines.ts';
import type { KnownDowntimes } from './downtime.ts';
import type { HostDeps } from './host-deps.ts';
import type { LogEntryBody } from './log-entry.ts';
import { type RequestRefusal, refuse } from './request-refusal.ts';
import { isDeletedOrUnloaded } from './table-errors.ts';
import type { TableState } from './table-state.ts';

/** What it needs of the table. */
export interface SchedulerTarget {
  readonly id: TableId;
  readonly state: TableState; // as it is now
  readonly knownDowntimes: KnownDowntimes; // of this server
  readonly isReady: boolean; // not closed, and its state is not stale
  readonly isActingServer: boolean; // this server acts for the table; else a peer does, as long as it can
  connectedSeats(): ReadonlySet<Seat>;
  ownerAddress(): ClientAddress | undefined; // the address whose quota of thinking bots it uses; undefined: nobody is connected
  runInBackground(job: () => Promise<unknown>): void; // in the table's queue
  readNewEntries(): Promise<void>; // of peers, from the store
  appendPlanned(plan: (state: TableState) => Result<LogEntryBody, RequestRefusal>): Promise<unknown>;
}

const HEARTBEAT_TOO_OLD = 4000; // ms: less than what counts as downtime
const HEARTBEAT_RECHECK = 500; // ms until the heartbeat is checked again
const MAX_TIMER = 2 ** 31 - 1; // ms: the longest that setTimeout can wait
export const STEP_IN_DELAY = 3000; // ms after which a server acts in place of the acting server

export class TableScheduler {
  private readonly deps: HostDeps;
  private readonly target: SchedulerTarget;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly decisionsInProgress = new Map<Seat, number>(); // seats for which a bot thinks, with the position of the decision
  private readonly absenceTimers: AbsenceTimers;

  constructor(deps: HostDeps, target: SchedulerTarget) {
    this.deps = deps;
    this.target = target;
    this.absenceTimers = new AbsenceTimers(deps.absenceTimeout);
  }

  /** A bot thinks, or an absence is timed. */
  get isBusy(): boolean {
    return this.decisionsInProgress.size > 0 || this.absenceTimers.areRunning;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.absenceTimers.stop();
  }

  /** Sets the timer for the next action, if there is any. */
  scheduleNext(): void {
    clearTimeout(this.timer);
    if (!this.target.isReady) return;
    let next = Number.POSITIVE_INFINITY;
    for (const seat of this.seatsToSchedule()) next = Math.min(next, this.actionTimeOf(seat));
    const wait = Math.ceil(Math.max(0, next - this.deps.now()));
    const isNever = wait === Number.POSITIVE_INFINITY;
    this.timer = isNever ? undefined : setTimeout(() => this.actOnDueSeats(), Math.min(wait, MAX_TIMER));
    this.absenceTimers.update(this.target.state, this.target.connectedSeats(), (seat) =>
      this.giveAbsentSeatToBot(seat),
    );
  }

  /** Seats with a deadline for which no bot thinks yet. */
  private seatsToSchedule(): Seat[] {
    if (this.target.state.phase !== 'playing') return [];
    const seats: Seat[] = [];
    const { pendingDecisions } = this.target.state;
    for (let seat = 0; seat < pendingDecisions.length; seat++) {
      const decision = pendingDecisions[seat];
      if (!decision || this.decisionsInProgress.get(seat) === decision.position) continue;
      if (this.deadlineOf(seat) !== null) seats.push(seat);
    }
    return seats;
  }

  private deadlineOf(seat: Seat): number | null {
    return seatDeadline(this.target.state, seat, this.deps.botPause, this.target.knownDowntimes.downtimes);
  }

  /** The acting server may be dead, or busy: then another one steps in. */
  private get stepInDelay(): number {
    return this.target.isActingServer ? 0 : STEP_IN_DELAY;
  }

  private actionTimeOf(seat: Seat): number {
    const at = this.deadlineOf(seat)! + this.stepInDelay - this.thinkingLead(seat);
    return this.mayHaveMissedDowntime && !isPlayedByBot(this.target.state, seat)
      ? Math.max(at, this.deps.now() + HEARTBEAT_RECHECK)
      : at;
  }

  /** A bot begins to think a little early, as its thinking time would reveal something about its cards. */
  private thinkingLead(seat: Seat): number {
    return pausesForPeople(this.deps.botPause) && isPlayedByBot(this.target.state, seat) ? ANSWER_TIME_STEP : 0;
  }

  /** This machine may have been asleep. Until the next heartbeat tells, no player's clock runs out. After a heartbeat
   * in the last seconds every downtime is known, except one that a server starting just now notes. */
  private get mayHaveMissedDowntime(): boolean {
    const { lastAt } = this.target.knownDowntimes;
    return lastAt !== undefined && this.deps.now() - lastAt > HEARTBEAT_TOO_OLD;
  }

  private isDue(seat: Seat): boolean {
    const due = this.deadlineOf(seat);
    return due !== null && due <= this.deps.now();
  }

  /** Lets bots move for the seats whose time has come. A player may have moved through another server, so new entries
   * are read first. */
  private actOnDueSeats(): void {
    this.target.runInBackground(async () => {
      const isClockExpired = (seat: Seat) =>
        this.isDue(seat) && !(this.target.isActingServer && isPlayedByBot(this.target.state, seat));
      if (this.seatsToSchedule().some(isClockExpired)) await this.target.readNewEntries();
      const now = this.deps.now();
      for (const seat of this.seatsToSchedule()) {
        if (this.actionTimeOf(seat) > now) continue;
        if (!this.target.isActingServer) this.deps.metrics?.actedForPeer();
        this.answerForSeat(seat, this.target.state.pendingDecisions[seat]!.position, now).catch((error: unknown) => {
          if (!isDeletedOrUnloaded(error)) this.deps.report('bot failed', { table: this.target.id, error });
        });
      }
      this.scheduleNext();
    });
  }

  private async answerForSeat(seat: Seat, asked: number, begun: number): Promise<void> {
    this.decisionsInProgress.set(seat, asked);
    try {
      const task = this.makeBotTask(seat);
      const answerAt = Math.max(this.deadlineOf(seat)!, begun + ANSWER_TIME_STEP) + seat;
      const begin = performance.now();
      const release = await this.deps.botRunner.acquireSlot?.(this.target.ownerAddress()); // its thinking time begins after this
      this.deps.metrics?.botWaited((performance.now() - begin) / 1000);
      if (!this.isStillAsked(seat, asked)) return release?.(); // answered meanwhile
      const chosen = await chooseWithinTime(this.deps, task, (error) => this.reportBot(task, error)).finally(release);
      await waitForTimeStep(this.deps, answerAt);
      await this.target.appendPlanned((state) => {
        if (!this.isStillAsked(seat, asked) || !state.match) return refuse('stale-decision');
        const { game, state: matchState } = state.match;
        const move = game.refusal(matchState, seat, chosen) ? game.moves(matchState, seat)[0]! : chosen;
        return ok({ type: 'moved', seat, move, by: isPlayedByBot(state, seat) ? 'bot' : 'clock' });
      });
    } finally {
      if (this.decisionsInProgress.get(seat) === asked) this.decisionsInProgress.delete(seat);
      this.scheduleNext();
    }
  }

  private isStillAsked(seat: Seat, asked: number): boolean {
    const { isReady, state } = this.target;
    const isStill = isReady && state.pendingDecisions[seat]?.position === asked;
    return isStill && (isPlayedByBot(state, seat) || (this.isDue(seat) && !this.mayHaveMissedDowntime));
  }

  private makeBotTask(seat: Seat): BotTask {
    const { game, match, seats, standInBot } = this.target.state;
    const occupant = seats[seat]!;
    const bot = occupant.kind === 'bot' ? occupant.bot : standInBot;
    const view = game.view(match!.state, seat);
    const moves = game.moves(match!.state, seat);
    const seed = crypto.getRandomValues(new Uint32Array(1))[0]!;
    return { game: game.id, rules: game.version, bot, standInBot, view, moves, seed };
  }

  private reportBot({ game, bot }: BotTask, error: unknown): void {
    if (this.target.isReady) this.deps.report('bot failed', { table: this.target.id, game, bot, error });
  }

  private giveAbsentSeatToBot(seat: Seat): void {
    const plan = (state: TableState): Result<LogEntryBody, RequestRefusal> =>
      isAbsent(state, seat, this.target.connectedSeats()) ? ok({ type: 'left', seat }) : refuse('wrong-phase');
    this.target.appendPlanned(plan).catch((error: unknown) => {
      if (!isDeletedOrUnloaded(error)) this.deps.report('table failed', { table: this.target.id, error });
    });
  }
}
