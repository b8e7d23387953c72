// One table: it accepts what is asked of it, appends it to the log, and only then tells everybody. All of that happens
// in a queue of its own, one thing after another, so nobody ever sees what is not on disk.

import type { Games } from '@kuluary/games/entries/entry';
import type { Seat } from '@kuluary/kernel/game';
import type { Log } from '@kuluary/kernel/log';
import type { Glance } from '@kuluary/protocol/admin';
import type { Phase } from '@kuluary/protocol/words';
import type { Life } from './absences.ts';
import { Audience, type Listener, type News } from './audience.ts';
import { Caretaker, type Ward } from './caretaker.ts';
import { type BotPause, deadline } from './deadlines.ts';
import { Elsewhere, type LiveServers } from './elsewhere.ts';
import type { Entry, Happening } from './entry.ts';
import { glance } from './glance.ts';
import { isGone, LetGo, Vanished } from './gone.ts';
import type { Advert, Note } from './neighbours.ts';
import { seatByPass } from './program-pass.ts';
import { fault, isRefused, type Refused } from './refused.ts';
import { comeBack, costsShare, type Made, planned, type TableCommand } from './requests.ts';
import type { Shares } from './shares.ts';
import type { Appended, Head, Store } from './store.ts';
import { headOf, readState } from './stored-table.ts';
import { moveId, OtherRules, type TableState } from './table-state.ts';
import type { Tally } from './tally.ts';
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
  readonly tally?: Tally; // who counts, if anybody does
  readonly report: (problem: string, about: Readonly<Record<string, unknown>>) => void;
}

/** How a request ended: the position at which it took effect, or why it did not. */
export type Answer = { readonly position: number; readonly token?: string } | Refused;

/** A match that is over, and who may read its log: anybody, or behind a closed door those who played. */
export interface Finished {
  readonly log: Log;
  readonly readers: 'all' | ReadonlySet<string>;
}

/** What all tables of a host have in common. */
export interface Shared {
  readonly shares: Shares;
  readonly servers: LiveServers;
  readonly life: Life;
}

const ATTEMPTS = 8; // at appending, while other servers append too
const RETRY = 1000; // ms after a failure of the store until it is asked for the truth again
const COMINGS = 1000; // ms in which all comings and goings are one piece of news, where news may wait at all

export class Table implements Ward {
  readonly id: string;
  readonly life: Life;
  private readonly setting: HostSetting;
  private readonly shares: Shares;
  private current: TableState;
  private isStale = false; // an append failed: only the store knows what is true
  private isToReadOn = false; // others have appended something
  private queue: Promise<unknown> = Promise.resolve();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private lingering: ReturnType<typeof setTimeout> | undefined; // there is something that not everybody was told
  private stirring: ReturnType<typeof setTimeout> | undefined; // somebody has come or gone, and not everybody knows
  private readonly causes = new Set<string | undefined>(); // addresses from which that was brought about
  isClosed = false; // let go: whoever needs it opens it again
  private readonly audience: Audience;
  private readonly caretaker: Caretaker;
  private readonly elsewhere: Elsewhere;

  private constructor(setting: HostSetting, id: string, { shares, servers, life }: Shared, state: TableState) {
    this.setting = setting;
    this.id = id;
    this.life = life;
    this.shares = shares;
    this.elsewhere = new Elsewhere(id, setting.store.neighbours, servers);
    this.audience = new Audience(id, setting);
    this.caretaker = new Caretaker(setting, this);
    this.current = state;
    this.caretaker.lookAhead();
  }

  static async load(setting: HostSetting, id: string, shared: Shared): Promise<Table | undefined> {
    const [state, notes] = await Promise.all([readState(setting, id), setting.store.neighbours?.notesOn([id]) ?? []]);
    if (!state) return undefined;
    const table = new Table(setting, id, shared, state);
    table.heedNow(notes);
    return table;
  }

  get state(): TableState {
    return this.current;
  }

  get position(): number {
    return this.state.position;
  }

  /** Nobody listens or is missed, and nothing is to be done before `soon`. */
  isIdle(soon: number): boolean {
    if (this.isClosed) return true;
    const next = deadline(this.state, this.setting.botPause, this.life.absences);
    const isAlone = this.audience.size === 0 && !this.caretaker.isBusy;
    return isAlone && (next === null || next > soon);
  }

  /** It is for this server to look after the table. */
  get isOurs(): boolean {
    return this.elsewhere.isOurs(this.audience.size > 0);
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
      if (listener.at !== undefined && !this.state.includes(listener)) await this.readOn(); // another server may know more
      const refused = this.whyNotEnter(listener);
      if (refused) return refused;
      if (this.wasHere(listener)) this.setting.tally?.cameBack();
      this.audience.add(listener);
      const answer = await this.change(() => this.comeBackOf(listener), listener).catch((error: unknown) => {
        this.audience.delete(listener);
        throw error;
      });
      if (!this.isStale && isRefused(answer)) this.stir(listener);
      if (!this.isStale && this.audience.has(listener)) return undefined;
      if (!this.audience.delete(listener)) return this.whyNotEnter(listener) ?? fault('busy'); // shown out meanwhile
      return fault('busy');
    });
  }

  /** A program comes to play, not to look on, and there is only one of it. */
  private whyNotEnter(listener: Listener): Refused | undefined {
    const { pass } = listener;
    if (this.state.kicked.has(listener.guest)) return fault('kicked');
    const seat = pass && seatByPass(this.state, pass);
    if (seat !== undefined && typeof seat !== 'number') return seat;
    if (pass && this.audience.hasGuest(pass.guest)) return fault('seat-taken');
    const isStranger = this.state.seatOf(listener.guest) === undefined;
    if (isStranger && this.audience.isCrowded(listener, this.state)) return fault('too-many');
    return this.audience.whyShutOut(listener, this.state);
  }

  /** It knows something of the table, or has left its seat for a moment. */
  private wasHere({ position, guest }: Listener): boolean {
    const isSeated = this.state.phase === 'playing' && this.state.seatOf(guest) !== undefined;
    return position > 0 || (isSeated && !this.audience.hasGuest(guest));
  }

  private comeBackOf({ guest }: Listener): Happening | Refused {
    const seat = this.state.seatOf(guest);
    return seat === undefined ? fault('not-seated') : comeBack(this.state, seat);
  }

  /** At once, whatever the store has to say: who is gone must not be kept. */
  leave(listener: Listener): void {
    if (this.audience.delete(listener)) this.later(async () => this.stir(listener));
  }

  resync(listener: Listener): Promise<void> {
    return this.inTurn(async () =>
      this.audience.repeat(listener, { ...this.news(), causes: new Set([listener.from]) }),
    );
  }

  /** Carries out what a guest asks. */
  request(listener: Listener, command: TableCommand): Promise<Answer> {
    return this.inTurn(async () => {
      if (this.isBehind(command)) await this.readOn();
      const { guest, from = guest } = listener;
      const isCounted = costsShare(this.state, guest, command);
      if (isCounted && this.shares.isUsedUp(this.id, from)) return fault('too-many');
      const answer = await this.change(() => planned(this.state, listener, command, this.setting.now()), listener);
      if (isCounted && !isRefused(answer)) this.shares.count(this.id, from);
      return answer;
    });
  }

  /** It answers a question that was put by another server, and has not come here yet. */
  private isBehind(command: TableCommand): boolean {
    return this.setting.store.neighbours !== undefined && command.type === 'move' && command.asked > this.position;
  }

  /** Writes down what somebody else has decided, if it still fits. `from`: the address to whose share it is counted. */
  record(plan: (state: TableState) => Happening | Refused, from?: string): Promise<Answer> {
    return this.inTurn(async () => {
      if (from !== undefined && this.shares.isUsedUp(this.id, from)) return fault('too-many');
      const answer = await this.change(() => plan(this.state));
      if (from !== undefined && !isRefused(answer)) this.shares.count(this.id, from);
      return answer;
    });
  }

  /** Reads from the state, when it is that reader's turn. */
  ask<T>(question: (state: TableState) => T): Promise<T> {
    return this.inTurn(async () => question(this.state));
  }

  /** For whoever runs the server. */
  glance(): Promise<Glance> {
    return this.ask((state) => glance(state, this.audience.info(state)));
  }

  get isListed(): boolean {
    return this.state.listed && this.state.phase === 'lobby';
  }

  /** For the public list, while the host is here. */
  advert(): Promise<Advert | null> {
    return this.ask(() => this.advertNow());
  }

  private advertNow(): Advert | null {
    const { state } = this;
    const shown = listing(this.id, state);
    const host = shown ? this.audience.on(state.host!, state) : undefined;
    return shown && host ? { listing: shown, opened: state.opened, from: host.from ?? '' } : null;
  }

  // Other servers on the same store.

  /** Another server has appended entries up to this position. */
  catchUp(position: number): void {
    if (position <= this.state.position || this.isToReadOn) return;
    this.isToReadOn = true;
    this.later(() => {
      this.isToReadOn = false;
      return this.readOn();
    });
  }

  /** The table does not stand where we believe. */
  lookAgain(): void {
    this.later(() => this.readOn());
  }

  /** This is what the others have noted about this table now. */
  heed(notes: readonly Note[]): void {
    if (this.heedNow(notes)) this.later(async () => this.publishRest()); // if the store fails they are known all the same
  }

  private heedNow(notes: readonly Note[]): boolean {
    if (!this.elsewhere.heed(notes)) return false;
    this.heedGuests();
    this.caretaker.lookAhead();
    return true;
  }

  private heedGuests(): void {
    this.audience.elsewhere = this.elsewhere.guests;
    this.audience.showOutTwins((guest) => this.elsewhere.isRatherElsewhere(guest));
  }

  /** Servers have come or gone. */
  serversChanged(isForgotten: boolean): void {
    if (isForgotten) this.elsewhere.noteAnew();
    this.heedGuests();
    this.later(async () => {
      this.tellOthers();
      if (isForgotten) await this.trustAgain(); // the store may be an older one, brought back from a copy
      this.publishRest(); // people may be here whom nobody believed to be, or the reverse
      this.caretaker.lookAhead();
    });
  }

  /** If it has failed. */
  tellOthersAgain(): void {
    if (this.elsewhere.isUnheard) this.later(async () => this.tellOthers());
  }

  /** Tells the other servers who is here. */
  private tellOthers(): void {
    if (!this.setting.store.neighbours) return;
    const noted = this.isClosed
      ? this.elsewhere.note([], null)
      : this.elsewhere.note(this.audience.guests, this.advertNow());
    noted.catch((error: unknown) => this.setting.report('note failed', { table: this.id, error }));
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

  /** For some time nobody was there: clocks show it. */
  clocksStopped(): void {
    this.later(async () => this.publish());
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
    this.tellOthers();
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
      if (!isGone(error)) this.setting.report('table failed', { table: this.id, error });
    });
  }

  /** Plans and writes, and tells everybody. Plans anew when another server was faster. */
  private async change(plan: () => Happening | Refused | Made, by?: Listener): Promise<Answer> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const planned = plan();
      if ('made' in planned) {
        if (by && by.position < planned.made) this.audience.greet(by, this.news()); // made on another server
        return { position: planned.made };
      }
      if (isRefused(planned) && attempt === 0 && this.mayOthersKnowBetter(by)) {
        await this.readOn();
        continue;
      }
      const answer = await this.write(planned);
      if (answer === 'again') continue;
      if (!isRefused(answer)) this.announce(by);
      return answer;
    }
    return fault('busy');
  }

  /** Before somebody who sits here is refused, the store is asked; strangers cannot make us ask it. */
  private mayOthersKnowBetter(by: Listener | undefined): boolean {
    return this.elsewhere.isShared && (!by || this.state.seatOf(by.guest) !== undefined);
  }

  /** Into the state, then into the store; where the store says no, the state is read anew. Tells nobody. */
  private async write(happening: Happening | Refused): Promise<Answer | 'again'> {
    if (isRefused(happening)) return happening;
    const entry: Entry = { at: this.setting.now(), ...happening };
    const rewind = this.elsewhere.isShared && entry.type === 'moved' ? this.state.bookmark(entry) : undefined;
    try {
      this.state.fold(entry);
      const { position } = this.state;
      const appended = await this.append(position, entry);
      if (appended.type === 'conflict') this.setting.tally?.conflict();
      if (appended.type === 'appended' && entry.type === 'moved')
        this.setting.tally?.moved(this.state.game.id, entry.by);
      if (appended.type === 'appended') return { position };
      if (rewind) {
        rewind();
        await this.readOn();
      } else await this.reload();
      return 'again';
    } catch (error) {
      if (error instanceof Vanished || error instanceof OtherRules) throw error;
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
    return headOf(this.state, this.setting.botPause, this.life.absences);
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
    const state = await readState(this.setting, this.id).catch((error: unknown) => {
      throw error instanceof OtherRules ? this.partWith(error) : error;
    });
    if (!state) throw this.vanish();
    this.current = state;
    this.isStale = false;
    this.isToReadOn = false;
    this.publish();
  }

  /** What others have appended since. Whoever could not read it no longer knows what is true; nor does whoever has an entry
   * that is not there: an older copy of the store was brought back. */
  async readOn(): Promise<void> {
    const { position, at } = this.state;
    try {
      const stored = await this.setting.store.read(this.id, position - 1);
      if (!stored) throw this.vanish();
      const [last, ...news] = stored.entries.map((text) => JSON.parse(text) as Entry);
      if (last?.at !== at) return this.trustAgain();
      for (const entry of news) this.state.fold(entry);
      if (news.length > 0) this.announce(undefined);
    } catch (error) {
      if (error instanceof OtherRules) return this.trustAgain(); // perhaps those rules are kept
      if (!(error instanceof Vanished)) this.mistrust();
      throw error;
    }
  }

  /** A server of another version has begun the game, and this one does not know the rules. */
  private partWith(error: OtherRules): OtherRules {
    this.audience.refuse(fault(error.code));
    this.end();
    return error;
  }

  private vanish(): Vanished {
    this.audience.refuse(fault('no-such-table'));
    this.end();
    return new Vanished(`table ${this.id} is gone`);
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
    if (listener.pass) this.tellOthers(); // at once: there is only one of it
  }

  private news(): News {
    return { state: this.state, absences: this.life.absences, causes: this.causes };
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
    this.tellOthers();
  }
}
