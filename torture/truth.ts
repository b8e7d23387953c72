// What is on disk, and what follows from it: the log of every table, a table as the log makes it, and whether what
// somebody was told is that.

import type { Games } from '@kuluary/games/entries/entry';
import { CLOCK_TIME } from '@kuluary/host/clocks';
import { dueAt } from '@kuluary/host/deadlines';
import type { Entry } from '@kuluary/host/entry';
import { memoryStore } from '@kuluary/host/memory-store';
import type { Question } from '@kuluary/host/questions';
import type { Append, Store } from '@kuluary/host/store';
import { TableState } from '@kuluary/host/table-state';
import { tableInfo, update } from '@kuluary/host/update';
import type { Viewer } from '@kuluary/kernel/game';
import type { GuestId, TableId } from '@kuluary/protocol/ids';
import type { TableInfo, Update } from '@kuluary/protocol/to-browser';
import { type Absences, between } from './absences.ts';
import { BOT_PAUSE, KEEP } from './settings.ts';
import type { VirtualTime } from './time.ts';
import { Violation } from './violation.ts';

const CLOCK_DOUBT = 2500; // ms by which servers may be wrong about the time, with a store this slow
const LATE = 8000; // ms after which a bot must have moved, and a clock have run out: another server may have to step in
const BEAT_TIME = 2000; // ms of service until servers have found out that nobody was there
const SLOW_COMMIT = 8000; // ms from the moment that an entry names to the one at which it is on disk, at most
const MINUTE = 60_000; // ms

/** Something that somebody is told at the moment at which it is sent. */
export interface Told {
  readonly guest: GuestId;
  readonly text: string;
  readonly update: Update;
  readonly table: TableInfo; // as its reader knows it with this update
  readonly at: number; // when it was sent
  readonly hasSlept: boolean; // whoever says it has just woken up, and may not know how late it is
}

export interface TrueTable {
  readonly id: TableId;
  readonly entries: Entry[];
  readonly ids: Map<string, number>; // of moves, by the name that the store knows
  readonly made: Set<string>; // the same by the names that people gave
  readonly refused: Map<string, string>; // moves that were not made, and why
  readonly state: TableState; // after all entries
  readonly late: Told[]; // what was told of earlier positions, by servers that lag behind
  movedAt: number; // when the last entry was made
}

export class Truth {
  readonly store: Store;
  readonly tables = new Map<TableId, TrueTable>();
  settledAt = Number.POSITIVE_INFINITY; // it has been calm for some time
  moves = 0;
  byClock = 0;
  private readonly games: Games;
  private readonly time: VirtualTime;
  private readonly absences: Absences;

  private readonly guard: (look: () => void) => void;

  /** `guard` takes note of what is thrown: the house shall not catch it. */
  constructor(games: Games, time: VirtualTime, absences: Absences, guard: (look: () => void) => void) {
    this.guard = guard;
    this.games = games;
    this.time = time;
    this.absences = absences;
    this.store = this.watched(memoryStore());
  }

  at(id: TableId): TrueTable {
    const table = this.tables.get(id);
    if (!table) throw new Violation('X1', `somebody speaks of table ${id}, which is not on disk`);
    return table;
  }

  private watched(store: Store): Store {
    return {
      ...store,
      create: async (id, entry, head) => {
        const isNew = await store.create(id, entry, head);
        if (isNew) this.guard(() => this.open(id, JSON.parse(entry) as Entry));
        return isNew;
      },
      append: async (append) => {
        const answer = await store.append(append);
        if (answer.type === 'appended') this.guard(() => this.take(append));
        return answer;
      },
    };
  }

  private open(id: TableId, first: Entry): void {
    if (this.tables.has(id)) throw new Violation('X2', `table ${id} was opened twice`);
    const state = new TableState(this.games, first);
    const lists = { ids: new Map(), made: new Set<string>(), refused: new Map(), late: [] };
    this.tables.set(id, { id, entries: [first], ...lists, state, movedAt: this.time.now });
  }

  private take({ table: id, position, entry: text, id: name }: Append): void {
    const table = this.at(id);
    const entry = JSON.parse(text) as Entry;
    if (position !== table.entries.length + 1) throw new Violation('X2', `table ${id}: position ${position} again`);
    if (name !== null && table.ids.has(name)) throw new Violation('X2', `table ${id}: move ${name} was made twice`);
    if (name !== null) table.ids.set(name, position);
    this.checkTime(table, entry);
    table.entries.push(entry);
    table.state.fold(entry);
    table.movedAt = this.time.now;
    if (entry.type !== 'moved') return;
    this.moves++;
    if (entry.id !== undefined) table.made.add(entry.id);
    if (entry.id !== undefined && table.refused.has(entry.id))
      throw new Violation('X4', `table ${id}: a move was made that was refused: ${table.refused.get(entry.id)}`);
    if (entry.by === 'clock') this.byClock++;
  }

  /** Nobody is answered for before its time has run out; and time in which nobody was there is not charged. */
  private checkTime({ id, state }: TrueTable, entry: Entry): void {
    const { now } = this.time;
    if (entry.at > now + CLOCK_DOUBT || entry.at < now - SLOW_COMMIT)
      throw new Violation('X8', `table ${id}: an entry of ${entry.at - now} ms from now`);
    if (entry.type !== 'moved' || entry.by === 'player') return;
    const due = dueAt(state, entry.seat, BOT_PAUSE, []) ?? now;
    if (now - due > LATE && state.questions[entry.seat]!.at > this.settledAt)
      throw new Violation('X9', `table ${id}: seat ${entry.seat} is answered for ${now - due} ms late`);
    if (entry.by !== 'clock') return;
    const question = state.questions[entry.seat];
    const total = CLOCK_TIME[state.clock];
    if (!question || total === null) throw new Violation('X8', `table ${id}: nobody's clock has run out`);
    const had = now - startOf(question) - this.spared(question, now, 0);
    if (had < total - CLOCK_DOUBT)
      throw new Violation('X8', `table ${id}: seat ${entry.seat} had ${had} of ${total} ms to answer`);
  }

  /** Somebody was told that a move was not made: it never will be. */
  refuse(id: TableId, guest: GuestId, move: string, code: string): void {
    const table = this.at(id);
    if (table.made.has(move))
      throw new Violation('X4', `table ${id}: ${guest} was refused a move that was made: ${code}`);
    table.refused.set(move, code);
  }

  /** Is this what the log makes of it, for this guest? */
  check(id: TableId, told: Told): void {
    const table = this.at(id);
    const { position } = told.update;
    if (position > table.entries.length)
      throw new Violation('X1', `table ${id}: position ${position} is told, and ${table.entries.length} are on disk`);
    if (position < table.entries.length) table.late.push(told);
    else this.compare(id, table.state, told);
  }

  /** What lagging servers have told, held against the log as it was then. */
  checkLate(): void {
    for (const { id, late, entries } of this.tables.values()) {
      if (late.length === 0) continue;
      const state = new TableState(this.games, entries[0]!);
      const sorted = late.toSorted((a, b) => a.update.position - b.update.position);
      for (const told of sorted) {
        while (state.position < told.update.position) state.fold(entries[state.position]!);
        this.compare(id, state, told);
      }
    }
  }

  private compare(id: TableId, state: TableState, told: Told): void {
    const { guest, text, update: heard, table: known, at } = told;
    const viewer = state.seatOf(guest) ?? 'spectator';
    if (viewer === 'spectator' && !state.door && state.phase !== 'lobby')
      throw new Violation('X7', `table ${id}: ${guest} hears of a game behind a closed door`);
    const here = new Set(known.seats.flatMap((seat, i) => (seat.here ? [i] : [])));
    const goes = state.at + KEEP[state.phase];
    const table = tableInfo(state, { id, here, spectators: known.spectators, goes: goes - (goes % MINUTE) });
    if (JSON.stringify(table) !== JSON.stringify(known))
      throw new Violation('X6', `table ${id}: ${guest} knows another table at ${state.position}`);
    const around = { table, absences: [], now: at };
    const right = update(state, viewer, heard.from, heard.table === null, around);
    this.checkClocks(id, state, right, told);
    const play = right.play && { ...right.play, clocks: heard.play?.clocks ?? [] };
    const expected = JSON.stringify({ ...right, play, table: heard.table && right.table });
    if (expected !== text) throw new Violation('X6', difference(id, state, viewer, expected, text));
  }

  /** ms of absence that are not charged, as far as they must be known by then. */
  private spared({ at, ran }: Question, moment: number, attended: number): number {
    const absences = this.absences.knownAt(moment, attended);
    let sum = between(absences, at, moment);
    for (const { from, to } of ran) sum += between(absences, from, Math.min(to, moment));
    return sum;
  }

  private checkClocks(id: TableId, state: TableState, right: Update, { update: heard, at, hasSlept }: Told): void {
    const clocks = heard.play?.clocks ?? [];
    const expected = right.play?.clocks ?? [];
    if (clocks.length !== expected.length) throw new Violation('X8', `table ${id}: other clocks run than the log says`);
    for (const [i, { seat, left, total }] of clocks.entries()) {
      const question = state.questions[seat];
      if (!question || seat !== expected[i]!.seat || total !== expected[i]!.total)
        throw new Violation('X8', `table ${id}: another clock runs at seat ${seat}`);
      const start = startOf(question);
      const least = start + total - at + this.spared(question, at, BEAT_TIME);
      const rest = start + total - at + this.absences.most((question.ran[0]?.from ?? question.at) - BEAT_TIME);
      if (
        left > Math.max(0, Math.min(total, rest)) + CLOCK_DOUBT ||
        (!hasSlept && left < Math.min(total, least) - CLOCK_DOUBT)
      )
        throw new Violation('X8', `table ${id}: seat ${seat} is shown ${left} ms, and has ${least} of ${total}`);
    }
  }
}

/** When its clock would have begun, had it not been taken back and asked again. */
function startOf({ at, ran }: Question): number {
  return ran.reduce((start, { from, to }) => start - (to - from), at);
}

function difference(id: TableId, { position }: TableState, viewer: Viewer, expected: string, text: string): string {
  let at = 0;
  while (expected[at] === text[at]) at++;
  const part = (of: string) => of.slice(Math.max(0, at - 60), at + 100);
  return `table ${id}, position ${position}, ${viewer}: told\n  ${part(text)}\nand the log says\n  ${part(expected)}`;
}
