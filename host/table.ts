// One table: it accepts what is asked of it, appends it to the log, and only then tells everybody. All of that happens
// in a queue of its own, one thing after another, so nobody ever sees what is not on disk.

import type { Seat, Viewer } from '@kuluary/kernel/game';
import type { Log } from '@kuluary/kernel/log';
import type { TableInfo, ToBrowser, Update } from '@kuluary/protocol/to-browser';
import type { Phase } from '@kuluary/protocol/words';
import { ABSENCE, isLive } from './clocks.ts';
import { type BotPause, deadline, dueAt, type Grace, isPlayedByBot, NO_GRACE } from './deadlines.ts';
import type { Entry, Happening } from './entry.ts';
import { fault, isRefused, type Refused } from './refused.ts';
import { comeBack, planned, type TableCommand } from './requests.ts';
import type { Appended, Head, Store } from './store.ts';
import { BrokenLog, moveId, OldRules, TableState } from './table-state.ts';
import type { Thinker, Thought } from './thinker.ts';
import { listing, type Surroundings, tableInfo, update } from './update.ts';

export interface HostSetting {
  readonly store: Store;
  readonly thinker: Thinker;
  readonly thinkingTime: number; // ms that a bot has for one move
  readonly botPause: BotPause;
  readonly absence?: number; // ms that a seat waits for its player on a live clock; a minute if nobody says
  readonly keep: Readonly<Record<Phase, number | null>>; // ms that an untouched table is kept; null: for ever
  readonly now: () => number; // ms since 1970
  readonly report: (problem: string, about: Readonly<Record<string, unknown>>) => void;
}

/** Somebody who listens at the table. */
export interface Listener {
  readonly guest: string;
  readonly hear: (message: ToBrowser) => void;
  position: number; // how far it has been told
  viewer?: Viewer; // as whom
}

/** How a request ended: the position at which it took effect, or why it did not. */
export type Answer = { readonly position: number; readonly token?: string } | Refused;

const ATTEMPTS = 8; // at appending, while other servers append too
const RETRY = 1000; // ms after a failure of the store until it is asked for the truth again

/** The store has no such table any more. */
export class Vanished extends Error {}

export class Table {
  readonly id: string;
  private readonly setting: HostSetting;
  private state: TableState;
  private isStale = false; // an append failed: only the store knows what is true
  private grace: Grace = NO_GRACE;
  private queue: Promise<unknown> = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;
  private readonly listeners = new Set<Listener>();
  private readonly thinking = new Map<Seat, number>(); // seats for which a bot thinks, and about which question
  private readonly absent = new Map<Seat, ReturnType<typeof setTimeout>>();

  private constructor(setting: HostSetting, id: string, loaded: Loaded) {
    this.setting = setting;
    this.id = id;
    this.state = loaded.state;
    this.takeOver(loaded);
  }

  static async load(setting: HostSetting, id: string): Promise<Table | undefined> {
    const loaded = await read(setting.store, id);
    return loaded && new Table(setting, id, loaded);
  }

  /** Nobody listens or is missed, and nothing is to be done before `soon`. */
  isIdle(soon: number): boolean {
    if (this.isClosed) return true;
    const next = deadline(this.state, this.setting.botPause, this.grace);
    const isAlone = this.listeners.size === 0 && this.thinking.size === 0 && this.absent.size === 0;
    return isAlone && (next === null || next > soon);
  }

  get listening(): number {
    return this.listeners.size;
  }

  /** Begins to listen. Whoever comes back to a seat takes it over from the bot. 'closed': nobody is looked after here. */
  enter(listener: Listener): Promise<Refused | 'closed' | undefined> {
    return this.inTurn(async () => {
      if (this.isClosed) return 'closed';
      if (this.isShutOut(listener)) return fault('door-closed');
      this.listeners.add(listener);
      const answer = await this.change(() => this.comeBackOf(listener));
      if (!this.isStale && isRefused(answer)) this.publish();
      if (!this.isStale) return undefined;
      this.listeners.delete(listener);
      return fault('busy');
    });
  }

  private comeBackOf({ guest }: Listener): Happening | Refused {
    const seat = this.state.seatOf(guest);
    return seat === undefined ? fault('not-seated') : comeBack(this.state, seat);
  }

  leave(listener: Listener): void {
    this.later(async () => {
      if (this.listeners.delete(listener) && !this.isClosed) this.publish();
    });
  }

  resync(listener: Listener): Promise<void> {
    return this.inTurn(async () => {
      if (this.isShutOut(listener)) return this.showOut(listener);
      const surroundings = this.surroundings();
      listener.position = 0;
      this.tell(listener, tableInfo(this.state, surroundings), surroundings);
    });
  }

  /** Carries out what a guest asks. */
  request(guest: string, command: TableCommand): Promise<Answer> {
    return this.inTurn(async () => {
      const seat = this.state.seatOf(guest);
      if (command.type === 'move' && seat !== undefined) {
        const position = this.state.moveIds.get(moveId(seat, command.id));
        if (position !== undefined) return { position };
      }
      return this.change(() => planned(this.state, guest, command, this.setting.now()));
    });
  }

  /** Writes down what somebody else has decided, if it still fits. */
  record(plan: (state: TableState) => Happening | Refused): Promise<Answer> {
    return this.inTurn(() => this.change(() => plan(this.state)));
  }

  /** Reads from the state, when it is that reader's turn. */
  ask<T>(question: (state: TableState) => T): Promise<T> {
    return this.inTurn(async () => question(this.state));
  }

  /** The log of the match, once it is over. */
  log(): Promise<Log | undefined> {
    return this.ask((state) => (state.phase === 'over' ? state.match?.log(state.names) : undefined));
  }

  /** Everybody was away for so long: nobody's clock has run. */
  postpone(by: number): void {
    this.later(async () => {
      const { upTo, by: before } = this.grace;
      const isGranted = this.state.questions.some((question) => question && question.first <= upTo);
      this.grace = { upTo: this.state.position, by: by + (isGranted ? before : 0) };
      this.publish();
    });
  }

  /** Stops all timers, after what has been begun is finished. */
  close(): Promise<void> {
    const done = this.queue.then(() => this.end());
    this.queue = done;
    return done;
  }

  /** Closes, unless somebody has come in the meantime. */
  release(soon: number): Promise<boolean> {
    const done = this.queue.then(() => {
      if (!this.isIdle(soon)) return false;
      this.end();
      return true;
    });
    this.queue = done;
    return done;
  }

  private end(): void {
    this.isClosed = true;
    this.listeners.clear();
    clearTimeout(this.timer);
    for (const timer of this.absent.values()) clearTimeout(timer);
    this.absent.clear();
  }

  // The queue, and writing.

  private inTurn<T>(job: () => Promise<T>): Promise<T> {
    const done = this.queue.then(async () => {
      if (this.isStale) await this.trustAgain();
      return job();
    });
    this.queue = done.catch(() => undefined);
    return done;
  }

  /** For what nobody waits for. */
  private later(job: () => Promise<unknown>): void {
    this.inTurn(job).catch((error: unknown) => this.setting.report('table failed', { table: this.id, error }));
  }

  /** Plans and writes, and tells everybody. Plans anew when another server was faster. */
  private async change(plan: () => Happening | Refused): Promise<Answer> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const planned = plan();
      const answer = await this.write(planned);
      if (answer === 'again') continue;
      if (!isRefused(answer)) this.publish();
      return answer;
    }
    return fault('busy');
  }

  /** Into the state, then into the store; where the store says no, the state is read anew. Tells nobody. */
  private async write(happening: Happening | Refused): Promise<Answer | 'again'> {
    if (isRefused(happening)) return happening;
    const entry: Entry = { at: this.setting.now(), ...happening };
    try {
      this.state.fold(entry);
      const { position } = this.state;
      const appended = await this.append(position, entry);
      if (appended.type === 'appended') return { position };
      await this.reload();
      return appended.type === 'repeated' ? { position: appended.position } : 'again';
    } catch (error) {
      if (error instanceof Vanished) throw error;
      this.mistrust();
      this.setting.report('append failed', { table: this.id, error });
      return fault('busy');
    }
  }

  private append(position: number, entry: Entry): Promise<Appended> {
    const id = entry.type === 'moved' && entry.id !== undefined ? moveId(entry.seat, entry.id) : null;
    const append = { table: this.id, position, entry: JSON.stringify(entry), id, head: this.head() };
    return this.setting.store.append(append);
  }

  /** From now on only the store knows what is true. It is asked whenever something is to be done, and soon by itself. */
  private mistrust(): void {
    this.isStale = true;
    clearTimeout(this.timer);
    if (!this.isClosed) this.timer = setTimeout(() => this.later(async () => undefined), RETRY);
  }

  private head(): Head {
    return headOf(this.id, this.state, this.setting.botPause, this.grace);
  }

  private async trustAgain(): Promise<void> {
    try {
      await this.reload();
    } catch (error) {
      this.mistrust();
      throw error;
    }
  }

  private async reload(): Promise<void> {
    const loaded = await read(this.setting.store, this.id);
    if (!loaded) throw this.vanish();
    this.state = loaded.state;
    this.isStale = false;
    this.takeOver(loaded);
    this.publish();
  }

  private vanish(): Vanished {
    for (const { hear } of this.listeners) hear({ type: 'refused', ref: null, position: 0, ...fault('no-such-table') });
    this.end();
    return new Vanished(`table ${this.id} is gone`);
  }

  /** The store may have moved the deadline: that is time in which nobody was there to play with. */
  private takeOver({ state, head }: Loaded): void {
    const computed = deadline(state, this.setting.botPause, NO_GRACE);
    const by = computed === null || head.deadline === null ? 0 : Math.max(0, head.deadline - computed);
    this.grace = { upTo: state.position, by };
    this.lookAhead();
  }

  // Telling.

  private publish(): void {
    const made = new Map<string, Update>();
    const surroundings = this.surroundings();
    const table = tableInfo(this.state, surroundings);
    for (const listener of this.listeners) {
      if (this.isShutOut(listener)) this.showOut(listener);
      else this.tell(listener, table, surroundings, made);
    }
    this.lookAhead(surroundings.here);
  }

  /** What happened since it was last told. Several listeners may be told the same. */
  private tell(listener: Listener, table: TableInfo, around: Surroundings, made?: Map<string, Update>): void {
    const viewer = this.viewerOf(listener);
    const from = listener.viewer === undefined || listener.viewer === viewer ? listener.position : 0;
    const key = `${viewer} ${from}`;
    const message = made?.get(key) ?? update(this.state, viewer, from, table, around);
    made?.set(key, message);
    listener.position = message.position;
    listener.viewer = viewer;
    listener.hear(message);
  }

  /** Behind closed doors nobody looks on, not even whoever did in the lobby. */
  private isShutOut(listener: Listener): boolean {
    return !this.state.door && this.state.phase === 'playing' && this.viewerOf(listener) === 'spectator';
  }

  private showOut(listener: Listener): void {
    this.listeners.delete(listener);
    listener.hear({ type: 'refused', ref: null, position: this.state.position, ...fault('door-closed') });
  }

  private viewerOf({ guest }: Listener): Viewer {
    return this.state.seatOf(guest) ?? 'spectator';
  }

  private surroundings(): Surroundings {
    const here = new Set<Seat>();
    const strangers = new Set<string>();
    for (const { guest } of this.listeners) {
      const seat = this.state.seatOf(guest);
      if (seat === undefined) strangers.add(guest);
      else here.add(seat);
    }
    const kept = this.setting.keep[this.state.phase];
    const goes = kept === null ? null : this.state.at + kept;
    return { id: this.id, here, spectators: strangers.size, goes, grace: this.grace, now: this.setting.now() };
  }

  // Clocks, bots and absent people.

  private lookAhead(here = this.surroundings().here): void {
    if (this.isClosed || this.isStale) return;
    clearTimeout(this.timer);
    let next = Number.POSITIVE_INFINITY;
    for (const seat of this.unattended()) next = Math.min(next, this.dueAt(seat)!);
    const wait = Math.ceil(Math.max(0, next - this.setting.now()));
    this.timer = wait === Number.POSITIVE_INFINITY ? undefined : setTimeout(() => this.lookAfter(), wait);
    this.missPeople(here);
  }

  /** Seats for which somebody will have to answer, and nobody thinks yet. */
  private unattended(): Seat[] {
    if (this.state.phase !== 'playing') return [];
    const seats: Seat[] = [];
    for (const [seat, question] of this.state.questions.entries()) {
      if (!question || this.thinking.get(seat) === question.position) continue;
      if (this.dueAt(seat) !== null) seats.push(seat);
    }
    return seats;
  }

  private dueAt(seat: Seat): number | null {
    return dueAt(this.state, seat, this.setting.botPause, this.grace);
  }

  private isDue(seat: Seat): boolean {
    const due = this.dueAt(seat);
    return due !== null && due <= this.setting.now();
  }

  /** Somebody's time has come. A person's only if the store says so too: another server may know better. */
  private lookAfter(): void {
    this.later(async () => {
      const isOver = (seat: Seat) => this.isDue(seat) && !isPlayedByBot(this.state, seat);
      if (this.unattended().some(isOver)) await this.trustAgain();
      for (const seat of this.unattended()) {
        if (!this.isDue(seat)) continue;
        this.thinkFor(seat, this.state.questions[seat]!.position).catch((error: unknown) => {
          this.setting.report('bot failed', { table: this.id, error });
        });
      }
      this.lookAhead();
    });
  }

  private async thinkFor(seat: Seat, asked: number): Promise<void> {
    this.thinking.set(seat, asked);
    try {
      const thought = this.thoughtOf(seat);
      const chosen = await this.chosenBy(thought);
      await this.record((state) => {
        const isAsked = !this.isClosed && state.questions[seat]?.position === asked && this.isDue(seat);
        if (!isAsked || !state.match) return fault('stale-decision');
        const { game, state: inside } = state.match;
        const move = game.refusal(inside, seat, chosen) ? game.moves(inside, seat)[0]! : chosen;
        return { type: 'moved', seat, move, by: isPlayedByBot(state, seat) ? 'bot' : 'clock' };
      });
    } finally {
      if (this.thinking.get(seat) === asked) this.thinking.delete(seat);
      this.lookAhead();
    }
  }

  private thoughtOf(seat: Seat): Thought {
    const { entry, match, seats } = this.state;
    const there = seats[seat]!;
    const bot = there.kind === 'bot' ? there.bot : Object.keys(entry.bots).at(-1)!;
    const view = entry.game.view(match!.state, seat);
    const moves = entry.game.moves(match!.state, seat);
    return { game: entry.game.id, bot, view, moves, seed: crypto.getRandomValues(new Uint32Array(1))[0]! };
  }

  /** What the bot says within its time; anything else is nothing. */
  private async chosenBy(thought: Thought): Promise<unknown> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const patience = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('thinks for too long')), this.setting.thinkingTime);
    });
    try {
      return await Promise.race([this.setting.thinker.choose(thought), patience]);
    } catch (error) {
      const { game, bot } = thought;
      if (!this.isClosed) this.setting.report('bot failed', { table: this.id, game, bot, error });
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  /** On a live clock a seat waits a minute for its player, then a bot plays on. */
  private missPeople(here: ReadonlySet<Seat>): void {
    const isMissed = this.state.phase === 'playing' && isLive(this.state.clock);
    for (const [seat, there] of this.state.seats.entries()) {
      const isGone = isMissed && there.kind === 'person' && !there.standIn && !here.has(seat);
      if (isGone && !this.absent.has(seat))
        this.absent.set(
          seat,
          setTimeout(() => this.giveToBot(seat), this.setting.absence ?? ABSENCE),
        );
      if (isGone || !this.absent.has(seat)) continue;
      clearTimeout(this.absent.get(seat));
      this.absent.delete(seat);
    }
  }

  private giveToBot(seat: Seat): void {
    this.absent.delete(seat);
    const plan = ({ seats, phase }: TableState): Happening | Refused => {
      const there = seats[seat];
      const isGone = there?.kind === 'person' && !there.standIn && !this.surroundings().here.has(seat);
      return isGone && phase === 'playing' ? { type: 'left', seat } : fault('wrong-phase');
    };
    this.later(() => this.change(() => plan(this.state)));
  }
}

interface Loaded {
  readonly state: TableState;
  readonly head: Head;
}

async function read(store: Store, id: string): Promise<Loaded | undefined> {
  const stored = await store.read(id, 0);
  if (!stored) return undefined;
  return { state: stateFrom(stored.entries), head: stored.head };
}

function stateFrom(entries: readonly string[]): TableState {
  try {
    const [first, ...rest] = entries.map((text) => JSON.parse(text) as Entry);
    const state = new TableState(first!);
    for (const entry of rest) state.fold(entry);
    return state;
  } catch (error) {
    if (error instanceof OldRules) throw error;
    throw new BrokenLog('the log cannot be played', { cause: error });
  }
}

export function headOf(id: string, state: TableState, pause: BotPause, grace: Grace): Head {
  const shown = listing(id, state);
  return {
    status: state.phase,
    at: state.at,
    deadline: deadline(state, pause, grace),
    listing: shown && JSON.stringify(shown),
  };
}
