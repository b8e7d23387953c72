// All tables of one host: opening, finding, and looking after those that nobody has open.

import type { Games } from '@kuluary/games/entries/entry';
import { digest, SEED_BYTES } from '@kuluary/kernel/fairness';
import type { Seat } from '@kuluary/kernel/game';
import type { Log } from '@kuluary/kernel/log';
import { LAST_WINNER, readOptions } from '@kuluary/kernel/options';
import type { Glance } from '@kuluary/protocol/admin';
import { CODE_DIGITS } from '@kuluary/protocol/limits';
import type { Listing, ToBrowser } from '@kuluary/protocol/to-browser';
import type { Command } from '@kuluary/protocol/to-server';
import type { Absence, Life } from './absences.ts';
import type { Listener } from './audience.ts';
import { STEP_IN } from './caretaker.ts';
import { DEFAULT_CLOCK } from './clocks.ts';
import type { LiveServers } from './elsewhere.ts';
import type { Entry, Seated } from './entry.ts';
import { LetGo, Vanished } from './gone.ts';
import type { Beat } from './neighbours.ts';
import { type ProgramPass, passFor } from './program-pass.ts';
import { fault, isRefused, type Refused } from './refused.ts';
import { kick, MAX_ENTRIES, seatForProgram } from './requests.ts';
import { Shares } from './shares.ts';
import { headOf } from './stored-table.ts';
import { type Answer, type Finished, type HostSetting, type Shared, Table } from './table.ts';
import { BrokenLog, NOBODY, OtherRules, type Seen, TableState } from './table-state.ts';

const LISTED_LIMIT = 100;
const LISTED_PER_ADDRESS = 3;
const DUE_LIMIT = 200; // overdue tables that are opened at one look
const CODE_ATTEMPTS = 50;
const GUEST_BYTES = 16; // of a program's name for itself
const HINTS_CHECKED = 2000; // ms between looks for hints that were lost
const SOON = 60_000; // ms: what happens later can be read from the store again

/** A one-time link that moves a seat to another device of the person who holds it. */
export interface DeviceLink {
  readonly table: string;
  readonly holder: string; // a fingerprint of the guest: seats may get other numbers, and other people
  readonly nonce: string;
}

export interface TablesSetting extends HostSetting {
  readonly signLink?: (link: DeviceLink) => string; // where there is no server there are no links
  readonly signPass?: (pass: ProgramPass) => string; // nor programs that could come
  readonly drawSeed?: () => string; // of the next table: for tests that have to know the deal
  readonly room?: number; // tables in memory at once; as many as there are, if nobody says
  readonly mayOpen?: (from: string) => boolean; // may one more table be opened from this address? Any, if nobody says
}

export interface NewTable {
  readonly game: string;
  readonly guest: string;
  readonly name: string;
  readonly salt: string;
  readonly listed?: boolean;
  readonly from?: string; // the address it is opened from, where there are addresses
}

/** Somebody's place at a table, for as long as it is connected. */
export interface Presence {
  receive(command: Command): Promise<void>;
  resync(): Promise<void>;
  leave(): void;
}

export class Tables {
  private readonly setting: TablesSetting;
  private readonly open = new Map<string, Promise<Table | undefined>>();
  private readonly loaded = new Map<string, Table>(); // those of them that are there
  private isClosed = false;
  private readonly servers: LiveServers = { others: [] };
  private readonly life: Life = { absences: [] };
  private readonly shared: Shared = { shares: new Shares(), servers: this.servers, life: this.life };
  private readonly noted = new Set<string>(); // tables about which others have something new to say
  private asking: Promise<void> | undefined; // what that is
  private readonly unread = new Set<string>(); // those about which it could not be read
  private lastCheck = 0; // when we last looked whether a hint was lost
  private readonly rematches = new Map<string, Promise<Answer>>(); // under way
  private readonly hopeless = new Set<string>(); // tables that are due and cannot be opened

  constructor(setting: TablesSetting) {
    this.setting = setting;
    setting.store.neighbours?.listen({
      moved: (id, position) => this.loaded.get(id)?.catchUp(position),
      noted: (id) => this.askAbout([id]),
      missed: () => {
        this.lastCheck = 0;
        this.askAbout(this.open.keys());
      },
    });
  }

  /** Opens a table with its maker on the first seat. Returns its code. */
  async create({ game, guest, name, salt, listed = false, from }: NewTable): Promise<string | Refused> {
    const { games } = this.setting;
    if (!Object.hasOwn(games, game)) return fault('bad-options');
    if (!this.mayOpen(from)) return fault('too-many');
    const seating: (Seated | null)[] = Array(games[game]!.game.seats[1]).fill(null);
    seating[0] = { guest, name, salt };
    return this.begin({ game, seating, options: {}, clock: DEFAULT_CLOCK, door: true, listed });
  }

  /** Comes to a table. Everything that is to be known arrives through `hear`. */
  async enter(
    id: string,
    who: string | ProgramPass, // a guest, or a program
    have: Seen,
    hear: (message: ToBrowser, isOwn: boolean) => void, // own: somebody at that address has brought it about
    from?: string,
  ): Promise<Presence | Refused> {
    return this.at(id, async (table) => {
      const pass = typeof who === 'string' ? undefined : who;
      const listener: Listener = { guest: pass?.guest ?? (who as string), pass, hear, from, owed: [], ...have };
      const refused = await table.enter(listener);
      if (refused) return refused;
      return {
        receive: (command) => this.receive(table, listener, command),
        resync: () => table.resync(listener),
        leave: () => table.leave(listener),
      };
    });
  }

  /** What is played at a table that is in memory. */
  gameAt(id: string): string | undefined {
    return this.loaded.get(id)?.state.game.id;
  }

  /** The log of a match that is over. */
  async log(id: string): Promise<Log | Refused> {
    const finished = await this.finished(id);
    return isRefused(finished) ? finished : finished.log;
  }

  /** The same, and who may read it. */
  async finished(id: string): Promise<Finished | Refused> {
    return this.at(id, async (table) => (await table.finished()) ?? fault('wrong-phase'));
  }

  /** Tables for strangers whose host waits for them, the newest first. Of one address the first few: it crowds out
   * nobody, and nobody's own table is crowded out by a neighbour's. */
  async listed(): Promise<Listing[]> {
    const listed = [...this.loaded.values()].filter(({ isListed }) => isListed);
    const own = await Promise.all(listed.map((table) => table.advert().catch(() => null)));
    const theirs = (await this.setting.store.neighbours?.adverts(LISTED_LIMIT, LISTED_PER_ADDRESS)) ?? [];
    const adverts = [...own, ...theirs].filter((advert) => advert !== null);
    const once = new Map(adverts.map((advert) => [advert.listing.id, advert])); // its host may be at two servers
    const found = [...once.values()].sort((a, b) => a.opened - b.opened);
    const taken = new Map<string, number>();
    const fair = found.filter(({ from }) => {
      taken.set(from, (taken.get(from) ?? 0) + 1);
      return taken.get(from)! <= LISTED_PER_ADDRESS;
    });
    return fair
      .slice(-LISTED_LIMIT)
      .reverse()
      .map(({ listing }) => listing);
  }

  /** Gives a seat to another device of the same person. */
  async handOver(link: DeviceLink, guest: string, from?: string): Promise<Refused | undefined> {
    const { table: id, holder, nonce } = link;
    const answer = await this.at(id, (table) =>
      table.record((state) => {
        if (state.seatOf(guest) !== undefined) return fault('already-seated');
        if (state.kicked.has(guest)) return fault('kicked');
        if (state.position >= MAX_ENTRIES) return fault('too-many');
        const seat = state.seats.findIndex((there) => there.kind === 'person' && fingerprint(there.guest) === holder);
        if (seat === -1 || state.nonces.has(nonce)) return fault('bad-link');
        return { type: 'handed-over', seat, guest, nonce };
      }, from),
    );
    return isRefused(answer) ? answer : undefined;
  }

  /** Tables whose code begins so, in memory here or with somebody connected to another server: first those where something
   * happened last. A whole code is looked for in the store, too. */
  async glances(code: string, limit: number): Promise<{ readonly found: number; readonly tables: Glance[] }> {
    const theirs = (await this.setting.store.neighbours?.attended(code, limit)) ?? [];
    const wanted = code.length === CODE_DIGITS ? [code] : theirs;
    await Promise.all(wanted.map((id) => this.openIfRoom(id)));
    const found = [...this.loaded.values()].filter(({ id }) => id.startsWith(code));
    const latest = found.sort((a, b) => b.state.at - a.state.at).slice(0, limit);
    const tables = await Promise.all(latest.map((table) => table.glance().catch(() => undefined)));
    return { found: found.length, tables: tables.filter((table) => table !== undefined) };
  }

  /** Whoever runs the server sends a guest away: `who` is its mark at this table. */
  kick(id: string, seat: Seat, who: string): Promise<Answer> {
    return this.at(id, (table) => table.record((state) => kick(id, state, seat, who)));
  }

  /** Opens tables whose time has come, and lets go of those that nobody needs. To be called every second or so. */
  async lookAround(): Promise<void> {
    const now = this.setting.now();
    await this.checkHints(now);
    const due = await this.openDue(now);
    for (const [id, opening] of this.open) {
      const table = await opening.catch(() => undefined);
      if (table && !table.isClosed && due.has(id)) continue; // its deadline may have come too early
      if (!table || (table.isIdle(now + SOON) && (await table.release(now + SOON)))) this.forget(id, opening);
    }
  }

  /** At this moment this server has given a sign of life, and these are all absences before it. To be called every second
   * or so, or never. */
  alive(at: number, absences: readonly Absence[]): void {
    const isNew = absences.at(-1)?.to !== this.life.absences.at(-1)?.to;
    Object.assign(this.life, { at, absences });
    if (isNew) for (const table of this.loaded.values()) table.clocksStopped();
  }

  /** A sign of life from this server has told us who else is alive. */
  meet({ others, isForgotten }: Pick<Beat, 'others' | 'isForgotten'>): void {
    const isSame =
      others.length === this.servers.others.length && others.every((it) => this.servers.others.includes(it));
    if (isSame && !isForgotten) return;
    const hasNew = others.some((other) => !this.servers.others.includes(other));
    this.servers.others = others;
    if (hasNew) this.askAbout(this.open.keys()); // perhaps it was held for dead
    for (const table of this.loaded.values()) table.serversChanged(isForgotten);
  }

  /** Hints may be lost. What they would have said can be asked for. */
  private async checkHints(now: number): Promise<void> {
    const { neighbours } = this.setting.store;
    if (!neighbours || Math.abs(now - this.lastCheck) < HINTS_CHECKED) return;
    this.lastCheck = now;
    for (const table of this.loaded.values()) table.tellOthersAgain();
    const unread = [...this.unread];
    this.unread.clear();
    this.askAbout(unread);
    const known = new Map(Array.from(this.loaded, ([id, { state }]) => [id, state]));
    if (known.size === 0) return;
    for (const id of await neighbours.movedOn(known)) this.loaded.get(id)?.lookAgain();
  }

  /** What others have noted about tables that are open here; of one moment all at once. */
  private askAbout(ids: Iterable<string>): void {
    for (const id of ids) if (this.open.has(id)) this.noted.add(id);
    if (this.noted.size === 0) return;
    this.asking ??= this.readNotes().finally(() => {
      this.asking = undefined;
      this.askAbout([]);
    });
  }

  private async readNotes(): Promise<void> {
    await Promise.resolve();
    const ids = [...this.noted];
    this.noted.clear();
    try {
      const notes = await this.setting.store.neighbours!.notesOn(ids);
      for (const id of ids) {
        const table = await this.open.get(id)?.catch(() => undefined);
        table?.heed(notes.filter((note) => note.table === id));
      }
    } catch (error) {
      for (const id of ids) this.unread.add(id);
      this.setting.report('notes cannot be read', { error });
    }
  }

  /** Tables of other rules, and those whose log is broken, stay due for ever: they must not stand in the way of the others. */
  private async openDue(now: number): Promise<ReadonlySet<string>> {
    const due = await this.setting.store.due(now, DUE_LIMIT + this.hopeless.size);
    for (const id of this.hopeless) if (!due.includes(id)) this.hopeless.delete(id);
    const others = await this.lookedAfterByOthers(due.filter((id) => !this.open.has(id)));
    const overdue =
      others.size === 0 ? [] : await this.setting.store.due(now - STEP_IN, DUE_LIMIT + this.hopeless.size);
    const wanted = due.filter((id) => !this.hopeless.has(id) && (!others.has(id) || overdue.includes(id)));
    await Promise.all(wanted.map((id) => this.openIfRoom(id)));
    return new Set(due);
  }

  private async openIfRoom(id: string): Promise<void> {
    if (this.isFull) return;
    await this.find(id).catch((error: unknown) => {
      if (error instanceof OtherRules || error instanceof BrokenLog) this.hopeless.add(id);
    });
  }

  /** Those of some tables that other servers look after. */
  private async lookedAfterByOthers(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const { neighbours } = this.setting.store;
    if (!neighbours || ids.length === 0) return new Set();
    const living = (await neighbours.notesOn(ids)).filter(({ server }) => this.servers.others.includes(server));
    return new Set(living.map(({ table }) => table));
  }

  private get isFull(): boolean {
    return this.open.size >= (this.setting.room ?? Number.POSITIVE_INFINITY);
  }

  /** Tables in memory, and connections to them. */
  async size(): Promise<{ readonly tables: number; readonly listening: number }> {
    const tables = await this.opened();
    return { tables: tables.length, listening: tables.reduce((sum, table) => sum + table.listening, 0) };
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const table of await this.opened()) await table.close();
    this.open.clear();
    this.loaded.clear();
  }

  private async opened(): Promise<Table[]> {
    const tables = await Promise.all([...this.open.values()].map((opening) => opening.catch(() => undefined)));
    return tables.filter((table) => table !== undefined);
  }

  private forget(id: string, opening: Promise<Table | undefined>): void {
    if (this.open.get(id) !== opening) return;
    this.open.delete(id);
    this.loaded.delete(id);
  }

  /** Visits a table. One that was let go in the same moment is opened again. */
  private async at<T>(id: string, visit: (table: Table) => Promise<T>): Promise<T | Refused> {
    if (this.isClosed) return fault('stopping');
    if (this.isFull && !this.open.has(id)) return fault('busy');
    const opening = this.find(id);
    try {
      const table = await opening;
      return table ? await visit(table) : fault('no-such-table');
    } catch (error) {
      if (!(error instanceof LetGo)) return whyNot(error);
      this.forget(id, opening);
      return this.at(id, visit);
    }
  }

  private find(id: string): Promise<Table | undefined> {
    const known = this.open.get(id);
    if (known) return known;
    const opening = Table.load(this.setting, id, this.shared);
    this.open.set(id, opening);
    opening.then(
      (table) => (table ? this.loaded.set(id, table) : this.forget(id, opening)),
      (error: unknown) => {
        this.forget(id, opening);
        if (!(error instanceof OtherRules)) this.setting.report('table cannot be opened', { table: id, error });
      },
    );
    return opening;
  }

  private async receive(table: Table, listener: Listener, command: Command): Promise<void> {
    const ref = command.ref ?? null;
    const begin = performance.now();
    const answer = await this.answer(table, listener, command);
    const { position } = listener;
    if (isRefused(answer)) listener.hear({ type: 'refused', ref, position, ...answer }, true);
    else if (answer.position > position && table.isTelling(listener))
      listener.owed.push({ type: 'done', ref, ...answer });
    else listener.hear({ type: 'done', ref, ...answer }, true);
    if (command.type !== 'move') return;
    this.setting.tally?.answered((performance.now() - begin) / 1000, !isRefused(answer));
  }

  private async answer(table: Table, listener: Listener, command: Command) {
    const { guest, from, pass } = listener;
    try {
      if (command.type === 'rematch') return await this.rematchOnce(table, guest, from);
      if (command.type === 'device') return pass ? fault('bad-link') : await this.device(table, guest);
      if (command.type === 'program') return await this.program(table, guest, command.seat);
      return await table.request(listener, command);
    } catch (error) {
      if (error instanceof LetGo && this.isClosed) return fault('stopping');
      if (error instanceof LetGo || error instanceof Vanished) return fault('no-such-table');
      if (error instanceof OtherRules) return fault(error.code);
      this.setting.report('request failed', { table: table.id, request: command.type, error });
      return fault('busy');
    }
  }

  private async device(table: Table, guest: string) {
    const { signLink } = this.setting;
    const { seat, position } = await table.ask((state) => ({ seat: state.seatOf(guest), position: state.position }));
    if (seat === undefined) return fault('not-seated');
    if (!signLink) return fault('bad-link');
    return { position, token: signLink({ table: table.id, holder: fingerprint(guest), nonce: randomHex(8) }) };
  }

  /** A token of a free seat: whichever program comes with it first sits there. */
  private async program(table: Table, guest: string, seat: Seat): Promise<Answer> {
    const { signPass } = this.setting;
    return table.ask((state) => {
      const free = seatForProgram(state, guest, seat);
      if (typeof free !== 'number') return free;
      if (!signPass) return fault('bad-link');
      return { position: state.position, token: signPass(passFor(state, free, randomHex(GUEST_BYTES))) };
    });
  }

  /** Whoever asks while somebody else's wish is carried out gets the same. */
  private async rematchOnce(table: Table, guest: string, from: string | undefined): Promise<Answer> {
    if (await table.ask((state) => state.seatOf(guest) === undefined)) return fault('not-seated');
    let underWay = this.rematches.get(table.id);
    if (!underWay) {
      underWay = this.rematch(table, from).finally(() => this.rematches.delete(table.id));
      this.rematches.set(table.id, underWay);
    }
    return underWay;
  }

  /** The same people at a new table; whoever asks first opens it. */
  private async rematch(table: Table, from: string | undefined): Promise<Answer> {
    const again = await table.ask((state) => {
      if (state.phase !== 'over') return fault('wrong-phase');
      return state.next === null ? rematchOf(state, this.setting.games) : { position: state.position };
    });
    if (isRefused(again) || 'position' in again) return again;
    if (!this.mayOpen(from)) return fault('too-many');
    const next = await this.begin(again);
    if (typeof next !== 'string') return next;
    const answer = await table.record((state) =>
      state.next === null ? { type: 'continued', table: next } : fault('wrong-phase'),
    );
    if (!isRefused(answer)) return answer;
    const elsewhere = await table.ask(({ next, position }) => (next === null ? undefined : { position }));
    return elsewhere ?? answer; // on another server somebody was faster
  }

  private mayOpen(from = ''): boolean {
    return this.setting.mayOpen?.(from) ?? true;
  }

  private async begin(opening: Omit<Extract<Entry, { type: 'opened' }>, 'type' | 'at' | 'seed'>) {
    const { games, store, now, botPause, drawSeed = () => randomHex(SEED_BYTES) } = this.setting;
    const entry: Entry = { at: now(), type: 'opened', seed: drawSeed(), ...opening };
    for (let attempt = 0; attempt < CODE_ATTEMPTS; attempt++) {
      const id = freshCode();
      const head = headOf(new TableState(games, entry), botPause, []);
      if (await store.create(id, JSON.stringify(entry), head)) return id;
    }
    return fault('busy');
  }
}

/** A table that cannot be opened: because it is gone, because of its rules, or because of the store. */
function whyNot(error: unknown): Refused {
  if (error instanceof Vanished) return fault('no-such-table');
  return fault(error instanceof OtherRules ? error.code : 'busy');
}

/** It is played by the rules of today, whatever was played before: what they don't know is left out. */
function rematchOf(state: TableState, games: Games) {
  const { game } = games[state.game.id]!;
  const [, max] = game.seats;
  const seating: (Seated | null)[] = Array(max).fill(null);
  for (const [seat, there] of state.seats.slice(0, max).entries()) {
    if (there.kind === 'bot') seating[seat] = { bot: there.bot, name: there.name };
    if (there.kind !== 'person' || there.guest === NOBODY) continue;
    const { guest, name, program } = there;
    const marks = { ...(seat === state.host && { host: true }), ...(program && { program }) };
    seating[seat] = { guest, name, salt: null, ...marks };
  }
  const { outcome, clock, door } = state;
  const isKnown = ([id, value]: [string, unknown]) => !('fault' in readOptions(game, max, { [id]: value }));
  const options = Object.fromEntries(Object.entries(state.chosen).filter(isKnown));
  if (game.options.some(({ id }) => id === LAST_WINNER)) {
    options[LAST_WINNER] = outcome && !outcome.draw ? (outcome.winners[0] ?? null) : null;
  }
  return { game: game.id, seating, options, clock, door, listed: false };
}

function fingerprint(guest: string): string {
  return digest(guest).slice(0, 16);
}

function freshCode(): string {
  const [number] = crypto.getRandomValues(new Uint32Array(1));
  return String(number! % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
