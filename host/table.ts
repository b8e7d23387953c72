// One table: it accepts what is asked of it, appends it to the log, and only then tells everybody. All of that happens
// in a queue of its own, one thing after another, so nobody ever sees what is not on disk.

import type { Games } from '@kuluary/games/entries/entry';
import type { Seat } from '@kuluary/kernel/game';
import type { Log } from '@kuluary/kernel/log';
import type { Listing } from '@kuluary/protocol/to-browser';
import type { Phase } from '@kuluary/protocol/words';
import { Audience, type Listener, type News } from './audience.ts';
import { Caretaker, type Ward } from './caretaker.ts';
import { type BotPause, deadline, type Grace, NO_GRACE } from './deadlines.ts';
import type { Entry, Happening } from './entry.ts';
import { seatByPass } from './program-pass.ts';
import { fault, isRefused, type Refused } from './refused.ts';
import { comeBack, costsShare, type Made, planned, type TableCommand } from './requests.ts';
import type { Shares } from './shares.ts';
import type { Appended, Head, Store } from './store.ts';
import { BrokenLog, moveId, OldRules, TableState } from './table-state.ts';
import type { Thinker } from './thinker.ts';
import { listing } from './update.ts';

export interface HostSetting {
  readonly games: Games; // that are played here
  readonly store: Store;
  readonly thinker: Thinker;
  readonly thinkingTime: number; // ms that a bot has for one move
  readonly botPause: BotPause;
  readonly linger?: number; // ms that news may wait on their way to those of whom nothing is asked; none if nobody says
  readonly absence?: number; // ms that a seat waits for its player on a live clock; a minute if nobody says
  readonly keep: Readonly<Record<Phase, number | null>>; // ms that an untouched table is kept; null: for ever
  readonly now: () => number; // ms since 1970
  readonly report: (problem: string, about: Readonly<Record<string, unknown>>) => void;
}

/** How a request ended: the position at which it took effect, or why it did not. */
export type Answer = { readonly position: number; readonly token?: string } | Refused;

/** A match that is over, and who may read its log: anybody, or behind a closed door those who played. */
export interface Finished {
  readonly log: Log;
  readonly readers: 'all' | ReadonlySet<string>;
}

/** What strangers may find: since when, and from which address. */
export interface Advert {
  readonly listing: Listing;
  readonly opened: number; // ms since 1970
  readonly from: string;
}

const ATTEMPTS = 8; // at appending, while other servers append too
const RETRY = 1000; // ms after a failure of the store until it is asked for the truth again
const COMINGS = 1000; // ms in which all comings and goings are one piece of news, where news may wait at all

/** The store has no such table any more. */
export class Vanished extends Error {}

/** Nobody looks after the table here any more. */
export class LetGo extends Error {}

export class Table implements Ward {
  readonly id: string;
  private readonly setting: HostSetting;
  private readonly shares: Shares;
  private current: TableState;
  private isStale = false; // an append failed: only the store knows what is true
  private granted: Grace = NO_GRACE;
  private queue: Promise<unknown> = Promise.resolve();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private lingering: ReturnType<typeof setTimeout> | undefined; // there is something that not everybody was told
  private stirring: ReturnType<typeof setTimeout> | undefined; // somebody has come or gone, and not everybody knows
  private readonly causes = new Set<string | undefined>(); // addresses from which that was brought about
  private isClosed = false;
  private readonly audience: Audience;
  private readonly caretaker: Caretaker;

  private constructor(setting: HostSetting, id: string, shares: Shares, loaded: Loaded) {
    this.setting = setting;
    this.id = id;
    this.shares = shares;
    this.audience = new Audience(id, setting);
    this.caretaker = new Caretaker(setting, this);
    this.current = loaded.state;
    this.takeOver(loaded);
  }

  static async load(setting: HostSetting, id: string, shares: Shares): Promise<Table | undefined> {
    const loaded = await read(setting, id);
    return loaded && new Table(setting, id, shares, loaded);
  }

  get state(): TableState {
    return this.current;
  }

  get grace(): Grace {
    return this.granted;
  }

  /** Nobody listens or is missed, and nothing is to be done before `soon`. */
  isIdle(soon: number): boolean {
    if (this.isClosed) return true;
    const next = deadline(this.state, this.setting.botPause, this.grace);
    const isAlone = this.audience.size === 0 && !this.caretaker.isBusy;
    return isAlone && (next === null || next > soon);
  }

  get isAwake(): boolean {
    return !this.isClosed && !this.isStale;
  }

  here(): ReadonlySet<Seat> {
    return this.audience.here(this.state);
  }

  get listening(): number {
    return this.audience.size;
  }

  /** Begins to listen. Whoever comes back to a seat takes it over from the bot. */
  enter(listener: Listener): Promise<Refused | undefined> {
    return this.inTurn(async () => {
      const refused = this.whyNotEnter(listener);
      if (refused) return refused;
      this.audience.add(listener);
      const answer = await this.change(() => this.comeBackOf(listener), listener);
      if (!this.isStale && isRefused(answer)) this.stir(listener);
      if (!this.isStale) return undefined;
      this.audience.delete(listener);
      return fault('busy');
    });
  }

  /** A program comes to play, not to look on, and there is only one of it. */
  private whyNotEnter(listener: Listener): Refused | undefined {
    const { pass } = listener;
    const seat = pass && seatByPass(this.state, pass);
    if (seat !== undefined && typeof seat !== 'number') return seat;
    if (pass && this.audience.hasGuest(pass.guest)) return fault('seat-taken');
    return this.audience.isShutOut(listener, this.state) ? fault('door-closed') : undefined;
  }

  private comeBackOf({ guest }: Listener): Happening | Refused {
    const seat = this.state.seatOf(guest);
    return seat === undefined ? fault('not-seated') : comeBack(this.state, seat);
  }

  leave(listener: Listener): void {
    this.later(async () => {
      if (this.audience.delete(listener)) this.stir(listener);
    });
  }

  resync(listener: Listener): Promise<void> {
    return this.inTurn(async () =>
      this.audience.repeat(listener, { ...this.news(), causes: new Set([listener.from]) }),
    );
  }

  /** Carries out what a guest asks. */
  request(listener: Listener, command: TableCommand): Promise<Answer> {
    return this.inTurn(async () => {
      const { guest, from = guest } = listener;
      const isCounted = costsShare(this.state, guest, command);
      if (isCounted && this.shares.isUsedUp(this.id, from)) return fault('too-many');
      const answer = await this.change(() => planned(this.state, listener, command, this.setting.now()), listener);
      if (isCounted && !isRefused(answer)) this.shares.count(this.id, from);
      return answer;
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

  get isListed(): boolean {
    return this.state.listed && this.state.phase === 'lobby';
  }

  /** For the public list, while the host is here. */
  advert(): Promise<Advert | undefined> {
    return this.ask((state) => {
      const shown = listing(this.id, state);
      const host = shown ? this.audience.on(state.host!, state) : undefined;
      return shown && host ? { listing: shown, opened: state.opened, from: host.from ?? '' } : undefined;
    });
  }

  /** The match, once it is over. */
  finished(): Promise<Finished | undefined> {
    return this.ask((state) => {
      if (state.phase !== 'over' || !state.match) return undefined;
      const players = state.seats.flatMap((there) => (there.kind === 'person' ? [there.guest] : []));
      return { log: state.match.log(state.names), readers: state.door ? 'all' : new Set(players) };
    });
  }

  /** The address to which its bots' thoughts are counted; undefined: nobody is there to wait for them. */
  whose(): string | undefined {
    return this.audience.whose(this.state);
  }

  /** Everybody was away for so long: nobody's clock has run. */
  postpone(by: number): void {
    this.later(async () => {
      const { upTo, by: before } = this.grace;
      const isGranted = this.state.questions.some((question) => question && question.first <= upTo);
      this.granted = { upTo: this.state.position, by: by + (isGranted ? before : 0) };
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
    this.audience.clear();
    clearTimeout(this.retry);
    clearTimeout(this.lingering);
    clearTimeout(this.stirring);
    this.caretaker.stop();
  }

  // The queue, and writing.

  private inTurn<T>(job: () => Promise<T>): Promise<T> {
    const done = this.queue.then(async () => {
      if (this.isClosed) throw new LetGo(`table ${this.id} was let go`);
      if (this.isStale) await this.trustAgain();
      return job();
    });
    this.queue = done.catch(() => undefined);
    return done;
  }

  /** For what nobody waits for. */
  later(job: () => Promise<unknown>): void {
    this.inTurn(job).catch((error: unknown) => {
      if (!(error instanceof LetGo)) this.setting.report('table failed', { table: this.id, error });
    });
  }

  /** Plans and writes, and tells everybody. Plans anew when another server was faster. */
  private async change(plan: () => Happening | Refused | Made, by?: Listener): Promise<Answer> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const planned = plan();
      if ('made' in planned) return { position: planned.made };
      const answer = await this.write(planned);
      if (answer === 'again') continue;
      if (!isRefused(answer)) this.announce(by);
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
      return 'again';
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
    this.caretaker.lookAhead();
    clearTimeout(this.retry);
    if (!this.isClosed) this.retry = setTimeout(() => this.later(async () => undefined), RETRY);
  }

  private head(): Head {
    return headOf(this.state, this.setting.botPause, this.grace);
  }

  async trustAgain(): Promise<void> {
    try {
      await this.reload();
    } catch (error) {
      this.mistrust();
      throw error;
    }
  }

  private async reload(): Promise<void> {
    const loaded = await read(this.setting, this.id);
    if (!loaded) throw this.vanish();
    this.current = loaded.state;
    this.isStale = false;
    this.takeOver(loaded);
    this.publish();
  }

  private vanish(): Vanished {
    this.audience.refuse(fault('no-such-table'));
    this.end();
    return new Vanished(`table ${this.id} is gone`);
  }

  /** The store may have moved the deadline: that is time in which nobody was there to play with. */
  private takeOver({ state, head }: Loaded): void {
    const computed = deadline(state, this.setting.botPause, NO_GRACE);
    const by = computed === null || head.deadline === null ? 0 : Math.max(0, head.deadline - computed);
    this.granted = { upTo: state.position, by };
    this.caretaker.lookAhead();
  }

  /** Whoever did it, and everybody whose question it changes, is told at once. For those who only look on, several
   * things that happen in a moment are one piece of news. */
  private announce(by: Listener | undefined): void {
    const { linger = 0 } = this.setting;
    if (by) this.causes.add(by.from);
    if (linger === 0 || this.state.phase !== 'playing') return this.publish();
    this.audience.publishFirst(by?.guest ?? '', this.news());
    this.lingering ??= setTimeout(() => this.later(async () => this.publishRest()), linger);
    this.caretaker.lookAhead();
  }

  /** Somebody has come or gone. Whoever comes is told at once; the others hear of all who come and go in a second. */
  private stir(listener: Listener): void {
    const { linger = 0 } = this.setting;
    this.causes.add(listener.from);
    if (linger === 0) return this.publish();
    this.audience.greet(listener, this.news());
    this.stirring ??= setTimeout(() => this.later(async () => this.publishRest()), COMINGS);
    this.caretaker.lookAhead();
  }

  private news(): News {
    return { state: this.state, grace: this.grace, causes: this.causes };
  }

  private publishRest(): void {
    this.audience.publishRest(this.news());
    this.everybodyKnows();
  }

  private publish(): void {
    this.audience.publish(this.news());
    this.everybodyKnows();
    this.caretaker.lookAhead();
  }

  private everybodyKnows(): void {
    clearTimeout(this.lingering);
    clearTimeout(this.stirring);
    this.lingering = undefined;
    this.stirring = undefined;
    this.causes.clear();
  }
}

interface Loaded {
  readonly state: TableState;
  readonly head: Head;
}

async function read({ games, store }: HostSetting, id: string): Promise<Loaded | undefined> {
  const stored = await store.read(id, 0);
  if (!stored) return undefined;
  return { state: stateFrom(games, stored.entries), head: stored.head };
}

function stateFrom(games: Games, entries: readonly string[]): TableState {
  try {
    const [first, ...rest] = entries.map((text) => JSON.parse(text) as Entry);
    const state = new TableState(games, first!);
    for (const entry of rest) state.fold(entry);
    return state;
  } catch (error) {
    if (error instanceof OldRules) throw error;
    throw new BrokenLog('the log cannot be played', { cause: error });
  }
}

export function headOf(state: TableState, pause: BotPause, grace: Grace): Head {
  return { phase: state.phase, at: state.at, deadline: deadline(state, pause, grace) };
}
