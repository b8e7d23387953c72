// Who listens at a table, and what they are told: everything that happened since they were last told something.

import type { Seat, Viewer } from '@kuluary/kernel/game';
import type { ClientAddress, GuestId, LogPosition, TableId } from '@kuluary/protocol/ids';
import type { Done, TableInfo, ToBrowser, Update } from '@kuluary/protocol/to-browser';
import type { Phase } from '@kuluary/protocol/words';
import type { Absence } from './absences.ts';
import type { ProgramPass } from './program-pass.ts';
import { fault, type Refused } from './refused.ts';
import type { TableState } from './table-state.ts';
import { type Surroundings, tableInfo, update } from './update.ts';

/** Somebody who listens at the table. */
export interface Listener {
  readonly guest: GuestId;
  readonly pass?: ProgramPass | undefined; // of a program
  readonly hear: (message: ToBrowser, isOwn: boolean) => void; // own: somebody at its address has brought it about
  readonly from?: ClientAddress | undefined; // the address it calls from, where there are addresses
  position: LogPosition; // how far it has been told
  at: number | undefined; // when that was made
  table?: TableInfo; // what it knows about the table itself
  asked?: number; // the question it knows of; none before it has been told anything
  readonly owed: Done[]; // go out with the next news, which will say what came of the requests: those of a moment
}

/** How things are, and from which addresses it was brought about that they are told. */
export interface News {
  readonly state: TableState;
  readonly absences: readonly Absence[];
  readonly causes: ReadonlySet<ClientAddress | undefined>;
}

const MINUTE = 60_000; // ms
export const MAX_ONLOOKERS = 500; // of one table, connected to one server
export const MAX_ONLOOKERS_OF_ADDRESS = 50; // of them: no address keeps the others out

export class Audience {
  private readonly id: TableId; // of the table
  private readonly keep: Readonly<Record<Phase, number | null>>;
  private readonly now: () => number;
  private readonly listeners = new Set<Listener>();
  private elsewhere: readonly string[] = []; // guests who are connected to other servers
  private table: TableInfo | undefined; // as it was last told
  private madeFrom: { readonly state: TableState; readonly frame: number } | undefined; // that

  constructor(id: TableId, { keep, now }: { readonly keep: Audience['keep']; readonly now: () => number }) {
    this.id = id;
    this.keep = keep;
    this.now = now;
  }

  get size(): number {
    return this.listeners.size;
  }

  add(listener: Listener): void {
    this.listeners.add(listener);
    this.madeFrom = undefined;
  }

  delete(listener: Listener): boolean {
    this.madeFrom = undefined;
    return this.listeners.delete(listener);
  }

  clear(): void {
    this.listeners.clear();
    this.madeFrom = undefined;
  }

  /** These are connected to other servers. */
  heed(guests: readonly GuestId[]): void {
    this.elsewhere = guests;
    this.madeFrom = undefined;
  }

  /** Everybody who listens here, once each. */
  get guests(): GuestId[] {
    return [...new Set(Array.from(this.listeners, ({ guest }) => guest))];
  }

  /** There are so many without a seat, in all or from its address, that one more is not let in. */
  isCrowded({ from }: Listener, state: TableState): boolean {
    let all = 0;
    let neighbours = 0;
    for (const listener of this.listeners) {
      if (state.seatOf(listener.guest) !== undefined) continue;
      all++;
      if (listener.from === from) neighbours++;
    }
    return all >= MAX_ONLOOKERS || (from !== undefined && neighbours >= MAX_ONLOOKERS_OF_ADDRESS);
  }

  /** Behind closed doors nobody looks on, not even whoever did in the lobby, and not when all is over. */
  whyShutOut(listener: Listener, state: TableState): Refused | undefined {
    if (state.seating.kicked.has(listener.guest)) return fault('kicked');
    const isShut = !state.door && state.phase !== 'lobby' && viewerOf(listener, state) === 'spectator';
    return isShut ? fault('door-closed') : undefined;
  }

  /** Whose table this is, by address: the host's, else that of anybody who sits here, else of whoever looks on. */
  whose(state: TableState): ClientAddress | undefined {
    const byHost = state.host === undefined ? undefined : this.on(state.host, state);
    const listeners = [...this.listeners];
    const seated = byHost ?? listeners.find(({ guest }) => state.seatOf(guest) !== undefined);
    return (seated ?? listeners[0])?.from;
  }

  /** Seats whose person is connected, to whatever server. */
  here(state: TableState): ReadonlySet<Seat> {
    const here = new Set<Seat>();
    for (const { guest } of this.listeners) addSeat(here, guest, state);
    for (const guest of this.elsewhere) addSeat(here, guest, state);
    return here;
  }

  has(listener: Listener): boolean {
    return this.listeners.has(listener);
  }

  hasGuest(guest: GuestId): boolean {
    for (const listener of this.listeners) if (listener.guest === guest) return true;
    return this.elsewhere.includes(guest);
  }

  /** Somebody who listens for this seat. */
  on(seat: Seat, state: TableState): Listener | undefined {
    for (const listener of this.listeners) if (state.seatOf(listener.guest) === seat) return listener;
    return undefined;
  }

  /** Tells everybody how things are. */
  publish(news: News): void {
    this.publishTo(() => true, news);
  }

  /** Tells those whose question it changes. The guest who did it knows what it has answered: if nothing more is asked of
   * it, it waits for the rest. */
  publishFirst(guest: GuestId | undefined, news: News): void {
    const { state } = news;
    const askedNow = (listener: Listener) => questionTo(viewerOf(listener, state), state);
    for (const listener of this.listeners) {
      const isNew = listener.asked === undefined;
      if (!isNew && listener.guest === guest && askedNow(listener) === 0) listener.asked = 0;
    }
    this.publishTo((listener) => askedNow(listener) !== listener.asked, news);
  }

  /** Tells those who have not heard yet. */
  publishRest(news: News): void {
    const { position, at } = news.state;
    this.publishTo(
      (listener, { table }) => listener.position !== position || listener.at !== at || listener.table !== table,
      news,
    );
  }

  /** Tells one listener what it does not know. */
  greet(listener: Listener, news: News): void {
    this.publishTo((other) => other === listener, news);
  }

  /** Tells one listener everything. */
  repeat(listener: Listener, news: News): void {
    listener.position = 0;
    this.greet(listener, news);
  }

  private publishTo(isMeant: (listener: Listener, around: Surroundings) => boolean, news: News): void {
    const { state, absences, causes } = news;
    this.clearRoom(state);
    const surroundings = this.surroundings(state, absences);
    const made = new Map<string, Update>(); // several listeners may be told the same
    for (const listener of this.listeners) {
      if (!isMeant(listener, surroundings)) continue;
      listener.hear(this.newsFor(listener, state, surroundings, made), causes.has(listener.from));
      settle(listener, state.position);
    }
  }

  /** The same bad news for all. */
  refuse(reason: Refused): void {
    for (const listener of this.listeners) {
      settle(listener);
      listener.hear({ type: 'refused', ref: null, position: 0, ...reason }, false);
    }
  }

  private newsFor(listener: Listener, state: TableState, around: Surroundings, made: Map<string, Update>): Update {
    const viewer = viewerOf(listener, state);
    const isNewHere = listener.position < (state.seating.changedAt.get(listener.guest) ?? 0);
    const from = isNewHere || !state.includes(listener) ? 0 : listener.position;
    const isKnown = listener.table === around.table;
    const key = `${viewer} ${from} ${isKnown}`;
    const message = made.get(key) ?? update(state, viewer, from, isKnown, around);
    made.set(key, message);
    listener.position = message.position;
    listener.at = message.at;
    listener.table = around.table;
    listener.asked = questionTo(viewer, state);
    return message;
  }

  /** Programs that are at another server, too: there is only one of each. */
  showOutTwins(isTwin: (guest: GuestId) => boolean): void {
    for (const listener of this.listeners) {
      if (!listener.pass || !isTwin(listener.guest)) continue;
      this.delete(listener);
      settle(listener);
      listener.hear({ type: 'refused', ref: null, position: listener.position, ...fault('seat-taken') }, false);
    }
  }

  /** Whoever may not be here any more goes before anything is told. */
  private clearRoom(state: TableState): void {
    for (const listener of this.listeners) {
      const why = this.whyShutOut(listener, state);
      if (!why) continue;
      this.delete(listener);
      settle(listener);
      listener.hear({ type: 'refused', ref: null, position: state.position, ...why }, false);
    }
  }

  private surroundings(state: TableState, absences: readonly Absence[]): Surroundings {
    return { table: this.info(state), absences, now: this.now() };
  }

  /** The table as everybody may know it. A move hardly ever changes anything of it. */
  info(state: TableState): TableInfo {
    const { frame } = state;
    const goes = this.goesAt(state);
    const { table, madeFrom } = this;
    if (table && madeFrom?.state === state && madeFrom.frame === frame && table.goes === goes) return table;
    this.madeFrom = { state, frame };
    this.table = this.infoNow(state, goes);
    return this.table;
  }

  private infoNow(state: TableState, goes: number | null): TableInfo {
    const here = this.here(state);
    const strangers = new Set<GuestId>();
    for (const { guest } of this.listeners) if (state.seatOf(guest) === undefined) strangers.add(guest);
    for (const guest of this.elsewhere) if (state.seatOf(guest) === undefined) strangers.add(guest);
    return tableInfo(state, { id: this.id, here, spectators: strangers.size, goes }, this.table);
  }

  /** Every move puts it off. */
  private goesAt({ phase, at }: TableState): number | null {
    const kept = this.keep[phase];
    return kept === null ? null : at + kept - ((at + kept) % MINUTE);
  }
}

function addSeat(here: Set<Seat>, guest: GuestId, state: TableState): void {
  const seat = state.seatOf(guest);
  if (seat !== undefined) here.add(seat);
}

/** What it has asked for was done, and it knows what came of it, or never will. What lies behind the last entry was undone
 * by an older back-up: it may be asked for again. */
function settle({ owed, hear }: Listener, last = Number.POSITIVE_INFINITY): void {
  for (const answer of owed.splice(0)) {
    const isThere = answer.position <= last;
    hear(isThere ? answer : { type: 'refused', ref: answer.ref, position: last, ...fault('busy') }, true);
  }
}

function viewerOf({ guest }: Listener, state: TableState): Viewer {
  return state.seatOf(guest) ?? 'spectator';
}

/** Names the question that is put to a viewer; 0: none. */
function questionTo(viewer: Viewer, { questions }: TableState): number {
  return viewer === 'spectator' ? 0 : (questions[viewer]?.position ?? 0);
}
