// All tables of one host, and what people ask of them.

import { digest } from '@kuluary/kernel/fairness';
import type { Seat } from '@kuluary/kernel/game';
import type { Log } from '@kuluary/kernel/log';
import { failed, ok, type Result } from '@kuluary/kernel/result';
import type { Glance } from '@kuluary/protocol/admin';
import type { ClientAddress, GuestId, TableId } from '@kuluary/protocol/ids';
import { CODE_DIGITS } from '@kuluary/protocol/limits';
import type { Listing, ToBrowser } from '@kuluary/protocol/to-browser';
import type { Command } from '@kuluary/protocol/to-server';
import type { Absence, Life } from './absences.ts';
import type { Listener } from './audience.ts';
import { DEFAULT_CLOCK } from './clocks.ts';
import type { LiveServers } from './elsewhere.ts';
import type { Seated } from './entry.ts';
import { LetGo, OtherRules, Vanished } from './gone.ts';
import { Hearsay } from './hearsay.ts';
import type { Beat } from './neighbours.ts';
import { mayOpen, openNew } from './new-table.ts';
import { OpenTables } from './open-tables.ts';
import { type ProgramPass, passFor } from './program-pass.ts';
import { randomHex } from './random.ts';
import { type Refused, refused } from './refused.ts';
import { Rematches } from './rematches.ts';
import type { Answer } from './request-handler.ts';
import { kick, MAX_ENTRIES, seatForProgram } from './requests.ts';
import type { DeviceLink, TablesSetting } from './setting.ts';
import { Shares } from './shares.ts';
import type { Finished, Table } from './table.ts';
import type { Seen } from './table-state.ts';

const LISTED_LIMIT = 100;
const LISTED_PER_ADDRESS = 3;
const GUEST_BYTES = 16; // of a program's name for itself

export interface NewTable {
  readonly game: string;
  readonly guest: GuestId;
  readonly name: string;
  readonly salt: string;
  readonly listed?: boolean;
  readonly from?: ClientAddress; // the address it is opened from, where there are addresses
}

/** Somebody's place at a table, for as long as it is connected. */
export interface Presence {
  receive(command: Command): Promise<void>;
  resync(): Promise<void>;
  leave(): void;
}

export class Tables {
  private readonly setting: TablesSetting;
  private readonly life: Life = { absences: [] };
  private readonly open: OpenTables;
  private readonly hearsay: Hearsay;
  private readonly rematches: Rematches;

  constructor(setting: TablesSetting) {
    this.setting = setting;
    const servers: LiveServers = { others: [] };
    this.open = new OpenTables(setting, { shares: new Shares(), servers, life: this.life });
    this.hearsay = new Hearsay(setting, this.open, servers);
    this.rematches = new Rematches(setting);
  }

  /** Opens a table with its maker on the first seat. Returns its code. */
  async create({ game, guest, name, salt, listed = false, from }: NewTable): Promise<Result<TableId, Refused>> {
    const { games } = this.setting;
    if (!Object.hasOwn(games, game)) return refused('bad-options');
    if (!mayOpen(this.setting, from)) return refused('too-many');
    const seating: (Seated | null)[] = Array(games[game]!.game.seats[1]).fill(null);
    seating[0] = { guest, name, salt };
    return openNew(this.setting, { game, seating, options: {}, clock: DEFAULT_CLOCK, door: true, listed });
  }

  /** Comes to a table. Everything that is to be known arrives through `hear`. */
  async enter(
    id: TableId,
    who: GuestId | ProgramPass, // a guest, or a program
    have: Seen,
    hear: (message: ToBrowser, isOwn: boolean) => void, // own: somebody at that address has brought it about
    from?: ClientAddress,
  ): Promise<Result<Presence, Refused>> {
    return this.open.at(id, async (table) => {
      const pass = typeof who === 'string' ? undefined : who;
      const listener: Listener = { guest: pass?.guest ?? (who as string), pass, hear, from, owed: [], ...have };
      const reason = await table.enter(listener);
      if (reason) return failed(reason);
      return ok({
        receive: (command) => this.receive(table, listener, command),
        resync: () => table.resync(listener),
        leave: () => table.leave(listener),
      });
    });
  }

  /** What is played at a table that is in memory. */
  gameAt(id: TableId): string | undefined {
    return this.open.here.get(id)?.state.game.id;
  }

  /** The log of a match that is over. */
  async log(id: TableId): Promise<Result<Log, Refused>> {
    const finished = await this.finished(id);
    return finished.ok ? ok(finished.value.log) : finished;
  }

  /** The same, and who may read it. */
  async finished(id: TableId): Promise<Result<Finished, Refused>> {
    return this.open.at(id, async (table) => {
      const finished = await table.finished();
      return finished ? ok(finished) : refused('wrong-phase');
    });
  }

  /** Tables for strangers whose host waits for them, the newest first. Of one address the first few: it crowds out
   * nobody, and nobody's own table is crowded out by a neighbour's. */
  async listed(): Promise<Listing[]> {
    const listed = [...this.open.here.values()].filter(({ isListed }) => isListed);
    const own = await Promise.all(listed.map((table) => table.advert().catch(() => null)));
    const theirs = (await this.setting.store.neighbours?.adverts(LISTED_LIMIT, LISTED_PER_ADDRESS)) ?? [];
    const adverts = [...own, ...theirs].filter((advert) => advert !== null);
    const once = new Map(adverts.map((advert) => [advert.listing.id, advert])); // its host may be at two servers
    const found = [...once.values()].sort((a, b) => a.opened - b.opened);
    const taken = new Map<ClientAddress, number>();
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
  async handOver(link: DeviceLink, guest: GuestId, from?: ClientAddress): Promise<Refused | undefined> {
    const { table: id, holder, nonce } = link;
    const answer = await this.open.at(id, (table) =>
      table.record((state) => {
        if (state.seatOf(guest) !== undefined) return refused('already-seated');
        if (state.seating.kicked.has(guest)) return refused('kicked');
        if (state.position >= MAX_ENTRIES) return refused('too-many');
        const seat = state.seats.findIndex((there) => there.kind === 'person' && fingerprint(there.guest) === holder);
        if (seat === -1 || state.seating.nonces.has(nonce)) return refused('bad-link');
        return ok({ type: 'handed-over', seat, guest, nonce });
      }, from),
    );
    return answer.ok ? undefined : answer.failure;
  }

  /** Tables whose code begins so, in memory here or with somebody connected to another server: first those where something
   * happened last. A whole code is looked for in the store, too. */
  async glances(code: string, limit: number): Promise<{ readonly found: number; readonly tables: Glance[] }> {
    const theirs = (await this.setting.store.neighbours?.attended(code, limit)) ?? [];
    const wanted = code.length === CODE_DIGITS ? [code] : theirs;
    await Promise.all(wanted.map((id) => this.open.openIfRoom(id)));
    const found = [...this.open.here.values()].filter(({ id }) => id.startsWith(code));
    const latest = found.sort((a, b) => b.state.at - a.state.at).slice(0, limit);
    const tables = await Promise.all(latest.map((table) => table.glance().catch(() => undefined)));
    return { found: found.length, tables: tables.filter((table) => table !== undefined) };
  }

  /** Whoever runs the server sends a guest away: `who` is its mark at this table. */
  kick(id: TableId, seat: Seat, who: string): Promise<Answer> {
    return this.open.at(id, (table) => table.record((state) => kick(id, state, seat, who)));
  }

  /** Opens tables whose time has come, and lets go of those that nobody needs. To be called every second or so. */
  async lookAround(): Promise<void> {
    const now = this.setting.now();
    await this.hearsay.check(now);
    await this.open.lookAround(now);
  }

  /** At this moment this server has given a sign of life, and these are all absences before it. To be called every second
   * or so, or never. */
  alive(at: number, absences: readonly Absence[]): void {
    const isNew = absences.at(-1)?.to !== this.life.absences.at(-1)?.to;
    Object.assign(this.life, { at, absences });
    if (isNew) for (const table of this.open.here.values()) table.clocksStopped();
  }

  /** A sign of life from this server has told us who else is alive. */
  meet(beat: Pick<Beat, 'others' | 'isForgotten'>): void {
    this.hearsay.meet(beat);
  }

  /** Tables in memory, and connections to them. */
  async size(): Promise<{ readonly tables: number; readonly listening: number }> {
    const tables = await this.open.all();
    return { tables: tables.length, listening: tables.reduce((sum, table) => sum + table.listening, 0) };
  }

  close(): Promise<void> {
    return this.open.close();
  }

  private async receive(table: Table, listener: Listener, command: Command): Promise<void> {
    const ref = command.ref ?? null;
    const begin = performance.now();
    const answer = await this.answer(table, listener, command);
    const { position } = listener;
    if (!answer.ok) listener.hear({ type: 'refused', ref, position, ...answer.failure }, true);
    else if (answer.value.position > position && table.isTelling(listener))
      listener.owed.push({ type: 'done', ref, ...answer.value });
    else listener.hear({ type: 'done', ref, ...answer.value }, true);
    if (command.type !== 'move') return;
    this.setting.tally?.answered((performance.now() - begin) / 1000, answer.ok);
  }

  private async answer(table: Table, listener: Listener, command: Command): Promise<Answer> {
    const { guest, from, pass } = listener;
    try {
      if (command.type === 'rematch') return await this.rematches.ask(table, guest, from);
      if (command.type === 'device') return pass ? refused('bad-link') : await this.device(table, guest);
      if (command.type === 'program') return await this.program(table, guest, command.seat);
      return await table.request(listener, command);
    } catch (error) {
      if (error instanceof LetGo && this.open.isClosed) return refused('stopping');
      if (error instanceof LetGo || error instanceof Vanished) return refused('no-such-table');
      if (error instanceof OtherRules) return refused(error.code);
      this.setting.report('request failed', { table: table.id, request: command.type, error });
      return refused('busy');
    }
  }

  private async device(table: Table, guest: GuestId): Promise<Answer> {
    const { signLink } = this.setting;
    const { seat, position } = await table.ask((state) => ({ seat: state.seatOf(guest), position: state.position }));
    if (seat === undefined) return refused('not-seated');
    if (!signLink) return refused('bad-link');
    return ok({ position, token: signLink({ table: table.id, holder: fingerprint(guest), nonce: randomHex(8) }) });
  }

  /** A token of a free seat: whichever program comes with it first sits there. */
  private async program(table: Table, guest: GuestId, seat: Seat): Promise<Answer> {
    const { signPass } = this.setting;
    return table.ask((state) => {
      const free = seatForProgram(state, guest, seat);
      if (!free.ok) return free;
      if (!signPass) return refused('bad-link');
      return ok({ position: state.position, token: signPass(passFor(state, free.value, randomHex(GUEST_BYTES))) });
    });
  }
}

function fingerprint(guest: GuestId): string {
  return digest(guest).slice(0, 16);
}
