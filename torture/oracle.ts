// The oracle observes the store: it keeps each table's log, derives the table's state from it, and checks what clients are
// sent against that.

import type { GameRegistry } from '@kuluary/games/game-entries/game-entry';
import { CLOCK_TIME } from '@kuluary/host/clock-presets';
import { seatDeadline } from '@kuluary/host/deadlines';
import type { LogEntry } from '@kuluary/host/log-entry';
import { memoryStore } from '@kuluary/host/memory-store';
import type { PendingDecision } from '@kuluary/host/pending-decisions';
import type { AppendRequest, Store } from '@kuluary/host/store';
import { makeTableInfo } from '@kuluary/host/table-info';
import { TableState } from '@kuluary/host/table-state';
import { makeUpdate } from '@kuluary/host/viewer-update';
import type { Viewer } from '@kuluary/kernel/game';
import type { GuestId, TableId } from '@kuluary/protocol/ids';
import type { TableInfo, Update } from '@kuluary/protocol/to-browser';
import { type Downtimes, downtimeWithin } from './downtimes.ts';
import { BOT_PAUSE, RETENTION } from './server-config.ts';
import { Violation } from './violation.ts';
import type { VirtualTime } from './virtual-time.ts';

const CLOCK_TOLERANCE = 2500; // ms by which servers may misjudge the time, with a store this slow
const MAX_LATENESS = 8000; // ms after their deadline in which bots and expired clocks must move, perhaps by another server
const DOWNTIME_NOTICE_TIME = 2000; // ms of service until servers know of a downtime
const MAX_COMMIT_TIME = 8000; // ms from an entry's own time until it is on disk
const MINUTE = 60_000; // ms

interface SentUpdate {
  readonly guest: GuestId;
  readonly text: string;
  readonly update: Update;
  readonly table: TableInfo; // as the guest knows it with this update
  readonly at: number; // when it was sent
  readonly hasJustWoken: boolean; // the server may not know yet how late it is
}

export interface OracleTable {
  readonly id: TableId;
  readonly entries: LogEntry[];
  readonly positionsOfMoves: Map<string, number>; // by the store's id
  readonly madeMoves: Set<string>; // ids of the clients
  readonly refusedMoves: Map<string, string>; // codes by id
  readonly state: TableState; // after all entries
  readonly lateUpdates: SentUpdate[]; // of earlier positions, by servers that lag behind
  movedAt: number; // when the last entry was written
}

export class Oracle {
  readonly store: Store;
  readonly tables = new Map<TableId, OracleTable>();
  settledAt = Number.POSITIVE_INFINITY; // when it has been calm for some time
  moves = 0;
  byClock = 0;
  private readonly games: GameRegistry;
  private readonly time: VirtualTime;
  private readonly downtimes: Downtimes;

  private readonly catchViolation: (check: () => void) => void;

  /** `catchViolation` reports what a check throws, before a server can catch it. */
  constructor(
    games: GameRegistry,
    time: VirtualTime,
    downtimes: Downtimes,
    catchViolation: (check: () => void) => void,
  ) {
    this.catchViolation = catchViolation;
    this.games = games;
    this.time = time;
    this.downtimes = downtimes;
    this.store = this.observedStore(memoryStore());
  }

  tableOf(id: TableId): OracleTable {
    const table = this.tables.get(id);
    if (!table) throw new Violation('X1', `table ${id} is mentioned, but not on disk`);
    return table;
  }

  private observedStore(store: Store): Store {
    return {
      ...store,
      create: async (id, entry, head) => {
        const isNew = await store.create(id, entry, head);
        if (isNew) this.catchViolation(() => this.recordTable(id, JSON.parse(entry) as LogEntry));
        return isNew;
      },
      append: async (request) => {
        const result = await store.append(request);
        if (result.type === 'appended') this.catchViolation(() => this.recordEntry(request));
        return result;
      },
    };
  }

  private recordTable(id: TableId, first: LogEntry): void {
    if (this.tables.has(id)) throw new Violation('X2', `table ${id} was opened twice`);
    const state = new TableState(this.games, first);
    const moves = {
      positionsOfMoves: new Map(),
      madeMoves: new Set<string>(),
      refusedMoves: new Map(),
      lateUpdates: [],
    };
    this.tables.set(id, { id, entries: [first], ...moves, state, movedAt: this.time.now });
  }

  private recordEntry({ table: id, position, entry: text, id: moveId }: AppendRequest): void {
    const table = this.tableOf(id);
    const entry = JSON.parse(text) as LogEntry;
    if (position !== table.entries.length + 1) throw new Violation('X2', `table ${id}: position ${position} again`);
    if (moveId !== null && table.positionsOfMoves.has(moveId))
      throw new Violation('X2', `table ${id}: move ${moveId} was made twice`);
    if (moveId !== null) table.positionsOfMoves.set(moveId, position);
    this.checkTime(table, entry);
    table.entries.push(entry);
    table.state.apply(entry);
    table.movedAt = this.time.now;
    if (entry.type !== 'moved') return;
    this.moves++;
    if (entry.id !== undefined) table.madeMoves.add(entry.id);
    if (entry.id !== undefined && table.refusedMoves.has(entry.id))
      throw new Violation('X4', `table ${id}: a move was made that was refused: ${table.refusedMoves.get(entry.id)}`);
    if (entry.by === 'clock') this.byClock++;
  }

  /** The clock and bots may move for a player only after the deadline, to which downtimes are not charged. */
  private checkTime({ id, state }: OracleTable, entry: LogEntry): void {
    const { now } = this.time;
    if (entry.at > now + CLOCK_TOLERANCE || entry.at < now - MAX_COMMIT_TIME)
      throw new Violation('X8', `table ${id}: an entry of ${entry.at - now} ms from now`);
    if (entry.type !== 'moved' || entry.by === 'player') return;
    const due = seatDeadline(state, entry.seat, BOT_PAUSE, []) ?? now;
    if (now - due > MAX_LATENESS && state.pendingDecisions[entry.seat]!.clockStartedAt > this.settledAt)
      throw new Violation('X9', `table ${id}: seat ${entry.seat} is moved for ${now - due} ms late`);
    if (entry.by !== 'clock') return;
    const decision = state.pendingDecisions[entry.seat];
    const total = CLOCK_TIME[state.clock];
    if (!decision || total === null) throw new Violation('X8', `table ${id}: a move by the clock without a clock`);
    const had = now - clockStartOf(decision) - this.unchargedTime(decision, now, 0);
    if (had < total - CLOCK_TOLERANCE)
      throw new Violation('X8', `table ${id}: seat ${entry.seat} had ${had} of ${total} ms to move`);
  }

  /** A refused move must never be made. */
  recordRefusal(id: TableId, guest: GuestId, move: string, code: string): void {
    const table = this.tableOf(id);
    if (table.madeMoves.has(move))
      throw new Violation('X4', `table ${id}: ${guest} was refused a move that was made: ${code}`);
    table.refusedMoves.set(move, code);
  }

  /** Is this the update that follows from the log, for this guest? */
  checkUpdate(id: TableId, sent: SentUpdate): void {
    const table = this.tableOf(id);
    const { position } = sent.update;
    if (position > table.entries.length)
      throw new Violation(
        'X1',
        `table ${id}: an update of position ${position}, and ${table.entries.length} are on disk`,
      );
    if (position < table.entries.length) table.lateUpdates.push(sent);
    else this.compareUpdate(id, table.state, sent);
  }

  /** Checks updates of lagging servers against the log as it was then. */
  checkLateUpdates(): void {
    for (const { id, lateUpdates, entries } of this.tables.values()) {
      if (lateUpdates.length === 0) continue;
      const state = new TableState(this.games, entries[0]!);
      const sorted = lateUpdates.toSorted((a, b) => a.update.position - b.update.position);
      for (const sent of sorted) {
        while (state.position < sent.update.position) state.apply(entries[state.position]!);
        this.compareUpdate(id, state, sent);
      }
    }
  }

  private compareUpdate(id: TableId, state: TableState, sent: SentUpdate): void {
    const { guest, text, update, table: known, at } = sent;
    const viewer = state.seatOf(guest) ?? 'spectator';
    if (viewer === 'spectator' && !state.spectatorsAllowed && state.phase !== 'lobby')
      throw new Violation('X7', `table ${id}: ${guest} gets a match without spectators`);
    const connectedSeats = new Set(known.seats.flatMap((seat, i) => (seat.here ? [i] : [])));
    const goes = state.lastEntryAt + RETENTION[state.phase];
    const table = makeTableInfo(state, {
      id,
      connectedSeats,
      spectators: known.spectators,
      deletedAt: goes - (goes % MINUTE),
    });
    if (JSON.stringify(table) !== JSON.stringify(known))
      throw new Violation('X6', `table ${id}: ${guest} knows another table at ${state.position}`);
    const context = { table, downtimes: [], now: at };
    const expected = makeUpdate(state, viewer, update.from, update.table === null, context);
    this.checkClocks(id, state, expected, sent);
    const play = expected.play && { ...expected.play, clocks: update.play?.clocks ?? [] };
    const expectedText = JSON.stringify({ ...expected, play, table: update.table && expected.table });
    if (expectedText !== text) throw new Violation('X6', difference(id, state, viewer, expectedText, text));
  }

  /** ms of downtime, as far as servers must know of it by then. */
  private unchargedTime({ clockStartedAt, earlierRuns }: PendingDecision, moment: number, served: number): number {
    const downtimes = this.downtimes.knownAt(moment, served);
    let sum = downtimeWithin(downtimes, clockStartedAt, moment);
    for (const { from, to } of earlierRuns) sum += downtimeWithin(downtimes, from, Math.min(to, moment));
    return sum;
  }

  private checkClocks(
    id: TableId,
    state: TableState,
    expected: Update,
    { update, at, hasJustWoken }: SentUpdate,
  ): void {
    const clocks = update.play?.clocks ?? [];
    const expectedClocks = expected.play?.clocks ?? [];
    if (clocks.length !== expectedClocks.length)
      throw new Violation('X8', `table ${id}: other clocks run than the log says`);
    for (const [i, { seat, left, total }] of clocks.entries()) {
      const decision = state.pendingDecisions[seat];
      if (!decision || seat !== expectedClocks[i]!.seat || total !== expectedClocks[i]!.total)
        throw new Violation('X8', `table ${id}: another clock runs at seat ${seat}`);
      const start = clockStartOf(decision);
      const least = start + total - at + this.unchargedTime(decision, at, DOWNTIME_NOTICE_TIME);
      const most =
        start +
        total -
        at +
        this.downtimes.maxForgiven((decision.earlierRuns[0]?.from ?? decision.clockStartedAt) - DOWNTIME_NOTICE_TIME);
      if (
        left > Math.max(0, Math.min(total, most)) + CLOCK_TOLERANCE ||
        (!hasJustWoken && left < Math.min(total, least) - CLOCK_TOLERANCE)
      )
        throw new Violation('X8', `table ${id}: seat ${seat} is shown ${left} ms, and has ${least} of ${total}`);
    }
  }
}

/** When its clock would have started without the earlier runs. */
function clockStartOf({ clockStartedAt, earlierRuns }: PendingDecision): number {
  return earlierRuns.reduce((start, { from, to }) => start - (to - from), clockStartedAt);
}

function difference(id: TableId, { position }: TableState, viewer: Viewer, expected: string, text: string): string {
  let at = 0;
  while (expected[at] === text[at]) at++;
  const part = (of: string) => of.slice(Math.max(0, at - 60), at + 100);
  return `table ${id}, position ${position}, ${viewer}: sent\n  ${part(text)}\nand expected\n  ${part(expected)}`;
}
