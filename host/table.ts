// One table: it accepts what is asked of it, writes it down, and only then tells everybody. All of that happens
// in a queue of its own, one thing after another, so nobody ever sees what is not on disk.

import type { Seat } from '@kuluary/kernel/game';
import type { Log } from '@kuluary/kernel/log';
import type { Result } from '@kuluary/kernel/result';
import type { Glance } from '@kuluary/protocol/admin';
import type { ClientAddress, GuestId, TableId } from '@kuluary/protocol/ids';
import type { Life } from './absences.ts';
import { Attendance } from './attendance.ts';
import { Audience, type Listener } from './audience.ts';
import { Caretaker, type Ward } from './caretaker.ts';
import { Crier, type Town } from './crier.ts';
import { deadline } from './deadlines.ts';
import type { LiveServers } from './elsewhere.ts';
import type { Happening } from './entry.ts';
import { glance } from './glance.ts';
import { JobQueue } from './job-queue.ts';
import { type Keeper, Ledger } from './ledger.ts';
import type { Advert } from './neighbours.ts';
import type { Refused } from './refused.ts';
import { type Answer, RequestHandler } from './request-handler.ts';
import type { TableCommand } from './requests.ts';
import type { HostSetting } from './setting.ts';
import type { Shares } from './shares.ts';
import { readState } from './stored-table.ts';
import { TablePeers } from './table-peers.ts';
import type { TableState } from './table-state.ts';

/** A match that is over, and who may read its log: anybody, or behind a closed door those who played. */
export interface Finished {
  readonly log: Log;
  readonly readers: 'all' | ReadonlySet<GuestId>;
}

/** What all tables of a host have in common. */
export interface Shared {
  readonly shares: Shares;
  readonly servers: LiveServers;
  readonly life: Life;
}

export class Table implements Ward, Keeper, Town {
  readonly id: TableId;
  readonly life: Life;
  readonly peers: TablePeers;
  private readonly setting: HostSetting;
  private readonly ledger: Ledger;
  private readonly queue: JobQueue;
  private readonly audience: Audience;
  private readonly crier: Crier;
  private readonly caretaker: Caretaker;
  private readonly requests: RequestHandler;
  private readonly attendance: Attendance;

  private constructor(setting: HostSetting, id: TableId, { shares, servers, life }: Shared, state: TableState) {
    this.setting = setting;
    this.id = id;
    this.life = life;
    this.ledger = new Ledger(setting, this, state);
    this.queue = new JobQueue(id, this.ledger, setting.report);
    this.audience = new Audience(id, setting);
    this.crier = new Crier(this.audience, this, setting.linger);
    this.caretaker = new Caretaker(setting, this);
    const { ledger, queue, audience, crier, caretaker } = this;
    const parts = { ledger, queue, audience, crier, caretaker };
    this.peers = new TablePeers(id, setting, servers, parts);
    this.requests = new RequestHandler(id, setting, shares, { ...parts, peers: this.peers });
    this.attendance = new Attendance({ ...parts, peers: this.peers, requests: this.requests }, setting.tally);
    this.caretaker.lookAhead();
  }

  static async load(setting: HostSetting, id: TableId, shared: Shared): Promise<Table | undefined> {
    const [state, notes] = await Promise.all([readState(setting, id), setting.store.neighbours?.notesOn([id]) ?? []]);
    if (!state) return undefined;
    const table = new Table(setting, id, shared, state);
    table.peers.heedNow(notes);
    return table;
  }

  get state(): TableState {
    return this.ledger.state;
  }

  // Who is here.

  here(): ReadonlySet<Seat> {
    return this.audience.here(this.state);
  }

  get listening(): number {
    return this.audience.size;
  }

  /** The address to which its bots' thoughts are counted; undefined: nobody is there to wait for them. */
  whose(): ClientAddress | undefined {
    return this.audience.whose(this.state);
  }

  /** Whoever was shown out hears nothing more of the table, though its line may be open. */
  isTelling(listener: Listener): boolean {
    return this.audience.has(listener);
  }

  enter(listener: Listener): Promise<Refused | undefined> {
    return this.attendance.enter(listener);
  }

  leave(listener: Listener): void {
    this.attendance.leave(listener);
  }

  // What is asked of it.

  resync(listener: Listener): Promise<void> {
    return this.queue.run(async () => this.crier.repeat(listener));
  }

  /** Carries out what a guest asks. */
  request(listener: Listener, command: TableCommand): Promise<Answer> {
    return this.requests.request(listener, command);
  }

  /** Writes down what somebody else has decided, if it still fits. `from`: the address to whose share it is counted. */
  record(plan: (state: TableState) => Result<Happening, Refused>, from?: ClientAddress): Promise<Answer> {
    return this.requests.record(plan, from);
  }

  /** Reads from the state, when it is that reader's turn. */
  ask<T>(question: (state: TableState) => T): Promise<T> {
    return this.queue.run(async () => question(this.state));
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
    return this.ask(() => this.peers.advertNow());
  }

  /** The match, once it is over. */
  finished(): Promise<Finished | undefined> {
    return this.ask((state) => {
      if (state.phase !== 'over' || !state.match) return undefined;
      const players = state.seats.flatMap((there) => (there.kind === 'person' ? [there.guest] : []));
      return { log: state.match.log(state.names), readers: state.door ? 'all' : new Set(players) };
    });
  }

  // How long it is looked after here.

  /** Let go: whoever needs it opens it again. */
  get isClosed(): boolean {
    return this.queue.isClosed;
  }

  get isAwake(): boolean {
    return !this.isClosed && !this.ledger.isStale;
  }

  /** It is for this server to look after the table. */
  get isOurs(): boolean {
    return this.peers.isOurs;
  }

  /** Nobody listens or is missed, and nothing is to be done before `soon`. */
  isIdle(soon: number): boolean {
    if (this.isClosed) return true;
    const next = deadline(this.state, this.setting.botPause, this.life.absences);
    const isAlone = this.audience.size === 0 && !this.caretaker.isBusy;
    return isAlone && (next === null || next > soon);
  }

  /** Stops all timers, after what has been begun is finished. */
  close(): Promise<void> {
    return this.queue.afterAll(() => this.end());
  }

  /** Closes, unless somebody has come in the meantime. */
  release(soon: number): Promise<boolean> {
    return this.queue.afterAll(() => {
      if (!this.isIdle(soon)) return false;
      this.end();
      return true;
    });
  }

  private end(): void {
    this.queue.close();
    this.audience.clear();
    this.crier.stop();
    this.caretaker.stop();
    this.peers.tell();
  }

  // What its parts ask for, and tell it.

  later(job: () => Promise<unknown>): void {
    this.queue.later(job);
  }

  readOn(): Promise<void> {
    return this.ledger.readOn();
  }

  /** Others may append at any moment. */
  get isShared(): boolean {
    return this.peers.isShared;
  }

  overtaken(): void {
    this.requests.announce(undefined);
  }

  replaced(): void {
    this.peers.caughtUp();
    this.publish();
  }

  doubted(): void {
    this.caretaker.lookAhead();
    this.queue.retrySoon();
  }

  ended(reason: Refused): void {
    this.audience.refuse(reason);
    this.end();
  }

  toldAll(): void {
    this.peers.tell();
  }

  /** For some time nobody was there: clocks show it. */
  clocksStopped(): void {
    this.later(async () => this.publish());
  }

  private publish(): void {
    this.crier.publish();
    this.caretaker.lookAhead();
  }
}
