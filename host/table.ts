// One table: it accepts what is asked of it, writes it down, and only then tells everybody. All of that happens
// in a queue of its own, one thing after another, so nobody ever sees what is not on disk.

import type { Seat } from '@kuluary/kernel/game';
import type { Log } from '@kuluary/kernel/log';
import type { Glance } from '@kuluary/protocol/admin';
import type { Life } from './absences.ts';
import { Audience, type Listener } from './audience.ts';
import { Caretaker, type Ward } from './caretaker.ts';
import { Crier, type Town } from './crier.ts';
import { deadline } from './deadlines.ts';
import { Elsewhere, type LiveServers } from './elsewhere.ts';
import type { Happening } from './entry.ts';
import { glance } from './glance.ts';
import { isGone, LetGo } from './gone.ts';
import { type Keeper, Ledger } from './ledger.ts';
import type { Advert, Note } from './neighbours.ts';
import { seatByPass } from './program-pass.ts';
import { fault, isRefused, type Refused } from './refused.ts';
import { comeBack, costsShare, type Made, planned, type TableCommand } from './requests.ts';
import type { HostSetting } from './setting.ts';
import type { Shares } from './shares.ts';
import { readState } from './stored-table.ts';
import type { TableState } from './table-state.ts';
import { listing } from './update.ts';

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

export class Table implements Ward, Keeper, Town {
  readonly id: string;
  readonly life: Life;
  private readonly setting: HostSetting;
  private readonly shares: Shares;
  private readonly ledger: Ledger;
  private readonly audience: Audience;
  private readonly crier: Crier;
  private readonly caretaker: Caretaker;
  private readonly elsewhere: Elsewhere;
  private queue: Promise<unknown> = Promise.resolve();
  private isToReadOn = false; // others have appended something
  private retry: ReturnType<typeof setTimeout> | undefined;
  isClosed = false; // let go: whoever needs it opens it again

  private constructor(setting: HostSetting, id: string, { shares, servers, life }: Shared, state: TableState) {
    this.setting = setting;
    this.id = id;
    this.life = life;
    this.shares = shares;
    this.ledger = new Ledger(setting, this, state);
    this.elsewhere = new Elsewhere(id, setting.store.neighbours, servers);
    this.audience = new Audience(id, setting);
    this.crier = new Crier(this.audience, this, setting.linger);
    this.caretaker = new Caretaker(setting, this);
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
    return this.ledger.state;
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
    return !this.isClosed && !this.ledger.isStale;
  }

  here(): ReadonlySet<Seat> {
    return this.audience.here(this.state);
  }

  get listening(): number {
    return this.audience.size;
  }

  /** Whoever was shown out hears nothing more of the table, though its line may be open. */
  isTelling(listener: Listener): boolean {
    return this.audience.has(listener);
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
      if (!this.ledger.isStale && isRefused(answer)) this.stir(listener);
      if (!this.ledger.isStale && this.audience.has(listener)) return undefined;
      if (!this.audience.delete(listener)) return this.whyNotEnter(listener) ?? fault('busy'); // shown out meanwhile
      return fault('busy');
    });
  }

  /** A program comes to play, not to look on, and there is only one of it. */
  private whyNotEnter(listener: Listener): Refused | undefined {
    const { pass } = listener;
    if (this.state.seating.kicked.has(listener.guest)) return fault('kicked');
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
    return this.inTurn(async () => this.crier.repeat(listener));
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
    if (this.heedNow(notes)) this.later(async () => this.crier.publishRest()); // if the store fails they are known all the same
  }

  private heedNow(notes: readonly Note[]): boolean {
    if (!this.elsewhere.heed(notes)) return false;
    this.heedGuests();
    this.caretaker.lookAhead();
    return true;
  }

  private heedGuests(): void {
    this.audience.heed(this.elsewhere.guests);
    this.audience.showOutTwins((guest) => this.elsewhere.isRatherElsewhere(guest));
  }

  /** Servers have come or gone. */
  serversChanged(isForgotten: boolean): void {
    if (isForgotten) this.elsewhere.noteAnew();
    this.heedGuests();
    this.later(async () => {
      this.tellOthers();
      if (isForgotten) await this.ledger.trustAgain(); // the store may be an older one, brought back from a copy
      this.crier.publishRest(); // people may be here whom nobody believed to be, or the reverse
      this.caretaker.lookAhead();
    });
  }

  /** If it has failed. */
  tellOthersAgain(): void {
    if (this.elsewhere.isUnheard) this.later(async () => this.tellOthers());
  }

  /** Others may append at any moment. */
  get isShared(): boolean {
    return this.elsewhere.isShared;
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
    this.crier.stop();
    this.caretaker.stop();
    this.tellOthers();
  }

  // The queue, and writing.

  private inTurn<T>(job: () => Promise<T>): Promise<T> {
    const done = this.queue.then(async () => {
      if (this.isClosed) throw new LetGo(`table ${this.id} was let go`);
      if (this.ledger.isStale) await this.ledger.trustAgain();
      return job();
    });
    this.queue = done.catch(() => undefined);
    return done;
  }

  readOn(): Promise<void> {
    return this.ledger.readOn();
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
        if (by && by.position < planned.made) this.crier.greet(by); // made on another server
        return { position: planned.made };
      }
      if (isRefused(planned) && attempt === 0 && this.mayOthersKnowBetter(by)) {
        await this.readOn();
        continue;
      }
      if (isRefused(planned)) return planned;
      const written = await this.ledger.write(planned);
      if (written === 'again') continue;
      if (typeof written !== 'number') return written;
      this.announce(by);
      return { position: written };
    }
    return fault('busy');
  }

  /** Before somebody who sits here is refused, the store is asked; strangers cannot make us ask it. */
  private mayOthersKnowBetter(by: Listener | undefined): boolean {
    return this.isShared && (!by || this.state.seatOf(by.guest) !== undefined);
  }

  // What the ledger and the crier tell us.

  overtaken(): void {
    this.announce(undefined);
  }

  replaced(): void {
    this.isToReadOn = false;
    this.publish();
  }

  /** The store is asked whenever something is to be done, and soon by itself. */
  doubted(): void {
    this.caretaker.lookAhead();
    clearTimeout(this.retry);
    if (!this.isClosed) this.retry = setTimeout(() => this.later(async () => undefined), RETRY);
  }

  ended(reason: Refused): void {
    this.audience.refuse(reason);
    this.end();
  }

  toldAll(): void {
    this.tellOthers();
  }

  private announce(by: Listener | undefined): void {
    this.crier.announce(by);
    this.caretaker.lookAhead();
  }

  private stir(listener: Listener): void {
    this.crier.stir(listener);
    this.caretaker.lookAhead();
    if (listener.pass) this.tellOthers(); // at once: there is only one of it
  }

  private publish(): void {
    this.crier.publish();
    this.caretaker.lookAhead();
  }
}
