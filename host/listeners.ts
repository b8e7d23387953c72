// The clients connected to a table through this server, and what each is sent: everything since its last update.

import type { Seat, Viewer } from '@kuluary/kernel/game';
import type { ClientAddress, GuestId, LogPosition, TableId } from '@kuluary/protocol/ids';
import type { DoneReply, TableInfo, ToBrowser, Update } from '@kuluary/protocol/to-browser';
import type { Phase } from '@kuluary/protocol/vocabularies';
import type { Downtime } from './downtime.ts';
import type { HostDeps } from './host-deps.ts';
import type { ProgramInvitation } from './program-invitation.ts';
import { makeRefusal, type RequestRefusal } from './request-refusal.ts';
import { makeTableInfo } from './table-info.ts';
import type { TableState } from './table-state.ts';
import { makeUpdate, type UpdateContext } from './viewer-update.ts';

/** A client connected to the table. */
export interface Listener {
  readonly guest: GuestId;
  readonly invitation?: ProgramInvitation | undefined; // of a program
  readonly send: (message: ToBrowser, isOwn: boolean) => void; // isOwn: caused by a client at the same address
  readonly address?: ClientAddress | undefined; // absent offline
  position: LogPosition; // of the last entry it was sent
  lastEntryAt: number | undefined; // when that entry was made
  knownTable?: TableInfo; // the table info it was last sent
  askedPosition?: number; // position of the decision it was last asked; undefined before its first update
  readonly pendingReplies: DoneReply[]; // sent after the next update, which shows the effect of the requests
}

/** What updates are made from. */
export interface BroadcastInput {
  readonly state: TableState;
  readonly downtimes: readonly Downtime[];
  readonly causingAddresses: ReadonlySet<ClientAddress | undefined>; // of the clients whose requests caused the update
}

const MINUTE = 60_000; // ms
export const MAX_SPECTATORS = 500; // of one table, connected to one server
export const MAX_SPECTATORS_OF_ADDRESS = 50; // of them: no address may use up all

export class Listeners {
  private readonly id: TableId;
  private readonly retention: Readonly<Record<Phase, number | null>>;
  private readonly now: () => number;
  private readonly listeners = new Set<Listener>();
  private remoteGuests: readonly string[] = []; // guests who are connected through peers
  private lastTableInfo: TableInfo | undefined;
  private tableInfoMadeFrom: { readonly state: TableState; readonly revision: number } | undefined;

  constructor(id: TableId, { retention, now }: Pick<HostDeps, 'retention' | 'now'>) {
    this.id = id;
    this.retention = retention;
    this.now = now;
  }

  get size(): number {
    return this.listeners.size;
  }

  add(listener: Listener): void {
    this.listeners.add(listener);
    this.tableInfoMadeFrom = undefined;
  }

  delete(listener: Listener): boolean {
    this.tableInfoMadeFrom = undefined;
    return this.listeners.delete(listener);
  }

  clear(): void {
    this.listeners.clear();
    this.tableInfoMadeFrom = undefined;
  }

  setRemoteGuests(guests: readonly GuestId[]): void {
    this.remoteGuests = guests;
    this.tableInfoMadeFrom = undefined;
  }

  /** The guests connected through this server, once each. */
  get guests(): GuestId[] {
    return [...new Set(Array.from(this.listeners, ({ guest }) => guest))];
  }

  /** No further spectator is admitted, in all or from this address. */
  hasTooManySpectators({ address }: Listener, state: TableState): boolean {
    let all = 0;
    let ofSameAddress = 0;
    for (const listener of this.listeners) {
      if (state.seatOf(listener.guest) !== undefined) continue;
      all++;
      if (listener.address === address) ofSameAddress++;
    }
    return all >= MAX_SPECTATORS || (address !== undefined && ofSameAddress >= MAX_SPECTATORS_OF_ADDRESS);
  }

  /** Where spectators are not allowed, nobody without a seat may listen once the match has begun, or after it. */
  listenRefusal(listener: Listener, state: TableState): RequestRefusal | undefined {
    if (state.seating.kicked.has(listener.guest)) return makeRefusal('kicked');
    const isRefused = !state.spectatorsAllowed && state.phase !== 'lobby' && viewerOf(listener, state) === 'spectator';
    return isRefused ? makeRefusal('door-closed') : undefined;
  }

  /** The address of the table's host, else of another player, else of a spectator. */
  ownerAddress(state: TableState): ClientAddress | undefined {
    const byHost = state.host === undefined ? undefined : this.listenerOn(state.host, state);
    const listeners = [...this.listeners];
    const seated = byHost ?? listeners.find(({ guest }) => state.seatOf(guest) !== undefined);
    return (seated ?? listeners[0])?.address;
  }

  /** Seats whose player is connected, through any server. */
  connectedSeats(state: TableState): ReadonlySet<Seat> {
    const seats = new Set<Seat>();
    for (const { guest } of this.listeners) addSeat(seats, guest, state);
    for (const guest of this.remoteGuests) addSeat(seats, guest, state);
    return seats;
  }

  has(listener: Listener): boolean {
    return this.listeners.has(listener);
  }

  hasGuest(guest: GuestId): boolean {
    for (const listener of this.listeners) if (listener.guest === guest) return true;
    return this.remoteGuests.includes(guest);
  }

  /** A client of the player on this seat. */
  listenerOn(seat: Seat, state: TableState): Listener | undefined {
    for (const listener of this.listeners) if (state.seatOf(listener.guest) === seat) return listener;
    return undefined;
  }

  updateAll(input: BroadcastInput): void {
    this.updateWhere(() => true, input);
  }

  /** Updates the clients whose decision has changed. The guest who caused it knows its own move: if nothing more is
   * asked of it, it waits with the others. */
  updateNewlyAsked(guest: GuestId | undefined, input: BroadcastInput): void {
    const { state } = input;
    const askedNow = (listener: Listener) => pendingDecisionOf(viewerOf(listener, state), state);
    for (const listener of this.listeners) {
      const isNew = listener.askedPosition === undefined;
      if (!isNew && listener.guest === guest && askedNow(listener) === 0) listener.askedPosition = 0;
    }
    this.updateWhere((listener) => askedNow(listener) !== listener.askedPosition, input);
  }

  updateOutdated(input: BroadcastInput): void {
    const { position, lastEntryAt } = input.state;
    this.updateWhere(
      (listener, { table }) =>
        listener.position !== position || listener.lastEntryAt !== lastEntryAt || listener.knownTable !== table,
      input,
    );
  }

  /** Sends one listener what it does not know yet. */
  updateOne(listener: Listener, input: BroadcastInput): void {
    this.updateWhere((other) => other === listener, input);
  }

  /** Sends one listener everything. */
  resetOne(listener: Listener, input: BroadcastInput): void {
    listener.position = 0;
    this.updateOne(listener, input);
  }

  private updateWhere(isMeant: (listener: Listener, context: UpdateContext) => boolean, input: BroadcastInput): void {
    const { state, downtimes, causingAddresses } = input;
    this.disconnectRefused(state);
    const context = this.makeContext(state, downtimes);
    const made = new Map<string, Update>(); // shared by listeners that need the same update
    for (const listener of this.listeners) {
      if (!isMeant(listener, context)) continue;
      listener.send(this.updateFor(listener, state, context, made), causingAddresses.has(listener.address));
      sendPendingReplies(listener, state.position);
    }
  }

  /** Tells all clients that the table cannot be continued. */
  refuseAll(reason: RequestRefusal): void {
    for (const listener of this.listeners) {
      sendPendingReplies(listener);
      listener.send({ type: 'refused', ref: null, position: 0, ...reason }, false);
    }
  }

  private updateFor(listener: Listener, state: TableState, context: UpdateContext, made: Map<string, Update>): Update {
    const viewer = viewerOf(listener, state);
    const isNewHere = listener.position < (state.seating.viewChangedAt.get(listener.guest) ?? 0);
    const from = isNewHere || !state.includes(listener) ? 0 : listener.position;
    const isKnown = listener.knownTable === context.table;
    const key = `${viewer} ${from} ${isKnown}`;
    const message = made.get(key) ?? makeUpdate(state, viewer, from, isKnown, context);
    made.set(key, message);
    listener.position = message.position;
    listener.lastEntryAt = message.at;
    listener.knownTable = context.table;
    listener.askedPosition = pendingDecisionOf(viewer, state);
    return message;
  }

  /** Disconnects programs that are also connected through a peer: each may have one connection. */
  disconnectDuplicates(isDuplicate: (guest: GuestId) => boolean): void {
    for (const listener of this.listeners) {
      if (!listener.invitation || !isDuplicate(listener.guest)) continue;
      this.delete(listener);
      sendPendingReplies(listener);
      listener.send({ type: 'refused', ref: null, position: listener.position, ...makeRefusal('seat-taken') }, false);
    }
  }

  /** Disconnects clients that may no longer listen, before anything is sent. */
  private disconnectRefused(state: TableState): void {
    for (const listener of this.listeners) {
      const why = this.listenRefusal(listener, state);
      if (!why) continue;
      this.delete(listener);
      sendPendingReplies(listener);
      listener.send({ type: 'refused', ref: null, position: state.position, ...why }, false);
    }
  }

  private makeContext(state: TableState, downtimes: readonly Downtime[]): UpdateContext {
    return { table: this.tableInfo(state), downtimes, now: this.now() };
  }

  /** The public facts of the table. Kept until they may have changed: a move hardly ever changes them. */
  tableInfo(state: TableState): TableInfo {
    const { tableRevision } = state;
    const goes = this.deletionTime(state);
    const { lastTableInfo, tableInfoMadeFrom } = this;
    if (
      lastTableInfo &&
      tableInfoMadeFrom?.state === state &&
      tableInfoMadeFrom.revision === tableRevision &&
      lastTableInfo.goes === goes
    )
      return lastTableInfo;
    this.tableInfoMadeFrom = { state, revision: tableRevision };
    this.lastTableInfo = this.currentTableInfo(state, goes);
    return this.lastTableInfo;
  }

  private currentTableInfo(state: TableState, deletedAt: number | null): TableInfo {
    const connectedSeats = this.connectedSeats(state);
    const spectators = new Set<GuestId>();
    for (const { guest } of this.listeners) if (state.seatOf(guest) === undefined) spectators.add(guest);
    for (const guest of this.remoteGuests) if (state.seatOf(guest) === undefined) spectators.add(guest);
    return makeTableInfo(
      state,
      { id: this.id, connectedSeats, spectators: spectators.size, deletedAt },
      this.lastTableInfo,
    );
  }

  /** Every entry postpones it. */
  private deletionTime({ phase, lastEntryAt }: TableState): number | null {
    const kept = this.retention[phase];
    return kept === null ? null : lastEntryAt + kept - ((lastEntryAt + kept) % MINUTE);
  }
}

function addSeat(seats: Set<Seat>, guest: GuestId, state: TableState): void {
  const seat = state.seatOf(guest);
  if (seat !== undefined) seats.add(seat);
}

/** Sends the replies that waited for an update. Requests behind the last entry were lost when an older back-up was
 * restored: the client may repeat them. */
function sendPendingReplies({ pendingReplies, send }: Listener, last = Number.POSITIVE_INFINITY): void {
  for (const reply of pendingReplies.splice(0)) {
    const isStored = reply.position <= last;
    send(isStored ? reply : { type: 'refused', ref: reply.ref, position: last, ...makeRefusal('busy') }, true);
  }
}

function viewerOf({ guest }: Listener, state: TableState): Viewer {
  return state.seatOf(guest) ?? 'spectator';
}

/** The position of the decision that a viewer is asked for; 0: none. */
function pendingDecisionOf(viewer: Viewer, { pendingDecisions }: TableState): number {
  return viewer === 'spectator' ? 0 : (pendingDecisions[viewer]?.position ?? 0);
}
