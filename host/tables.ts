// All tables of one host: the interface that a server, or the page that plays offline, calls.

import type { Seat } from '@kuluary/kernel/game';
import type { MatchLog } from '@kuluary/kernel/match-log';
import { failed, ok, type Result } from '@kuluary/kernel/result';
import type { AdminTableSummary } from '@kuluary/protocol/admin';
import type { ClientAddress, GuestId, TableId } from '@kuluary/protocol/ids';
import { CODE_DIGITS } from '@kuluary/protocol/limits';
import type { TableListing, ToBrowser } from '@kuluary/protocol/to-browser';
import type { ClientRequest } from '@kuluary/protocol/to-server';
import { AddressQuotas } from './address-quota.ts';
import { DEFAULT_CLOCK } from './clock-presets.ts';
import { type DeviceLink, makeDeviceLink, planHandOver } from './device-link.ts';
import type { Downtime, KnownDowntimes } from './downtime.ts';
import type { TablesDeps } from './host-deps.ts';
import type { Listener } from './listeners.ts';
import { LoadedTables } from './loaded-tables.ts';
import type { InitialPlayer } from './log-entry.ts';
import { mayOpenTable, openTable } from './new-table.ts';
import type { LivePeers } from './peer-presence.ts';
import { PeerSync } from './peer-sync.ts';
import type { PeerHeartbeatReply } from './peers.ts';
import { freeSeatForProgram, makeProgramInvitation, type ProgramInvitation } from './program-invitation.ts';
import { LISTED_LIMIT, LISTED_PER_ADDRESS, makePublicList } from './public-list.ts';
import { randomHex } from './random-ids.ts';
import { Rematches } from './rematches.ts';
import type { Reply } from './request-handler.ts';
import { planKick } from './request-planning.ts';
import { type RequestRefusal, refuse } from './request-refusal.ts';
import type { FinishedMatch, Table } from './table.ts';
import { RulesVersionMismatch, TableDeleted, TableUnloaded } from './table-errors.ts';
import type { KnownPosition } from './table-state.ts';

const PROGRAM_GUEST_BYTES = 16; // of the guest id in a program invitation

interface NewTableRequest {
  readonly game: string;
  readonly guest: GuestId;
  readonly name: string;
  readonly salt: string;
  readonly listed?: boolean;
  readonly address?: ClientAddress; // absent offline
}

/** A client's connection to a table. */
export interface ConnectedClient {
  handleRequest(request: ClientRequest): Promise<void>;
  resync(): Promise<void>;
  disconnect(): void;
}

export class Tables {
  private readonly deps: TablesDeps;
  private readonly knownDowntimes: KnownDowntimes = { downtimes: [] };
  private readonly loadedTables: LoadedTables;
  private readonly peerSync: PeerSync;
  private readonly rematches: Rematches;

  constructor(deps: TablesDeps) {
    this.deps = deps;
    const livePeers: LivePeers = { others: [] };
    this.loadedTables = new LoadedTables(deps, {
      quotas: new AddressQuotas(),
      livePeers,
      knownDowntimes: this.knownDowntimes,
    });
    this.peerSync = new PeerSync(deps, this.loadedTables, livePeers);
    this.rematches = new Rematches(deps);
  }

  /** Opens a table with the guest on the first seat. Returns its id. */
  async openTable({
    game,
    guest,
    name,
    salt,
    listed = false,
    address,
  }: NewTableRequest): Promise<Result<TableId, RequestRefusal>> {
    const { games } = this.deps;
    if (!Object.hasOwn(games, game)) return refuse('bad-options');
    if (!mayOpenTable(this.deps, address)) return refuse('too-many');
    const seating: (InitialPlayer | null)[] = Array(games[game]!.game.seats[1]).fill(null);
    seating[0] = { guest, name, salt };
    return openTable(this.deps, { game, seating, options: {}, clock: DEFAULT_CLOCK, door: true, listed });
  }

  /** Connects a client to a table. Updates and replies arrive through `send`. */
  async connect(
    id: TableId,
    identity: GuestId | ProgramInvitation, // a guest, or a program
    known: KnownPosition,
    send: (message: ToBrowser, isOwn: boolean) => void, // isOwn: caused by a client at the same address
    address?: ClientAddress,
  ): Promise<Result<ConnectedClient, RequestRefusal>> {
    return this.loadedTables.withTable(id, async (table) => {
      const invitation = typeof identity === 'string' ? undefined : identity;
      const listener: Listener = {
        guest: invitation?.guest ?? (identity as string),
        invitation,
        send,
        address,
        pendingReplies: [],
        ...known,
      };
      const reason = await table.connect(listener);
      if (reason) return failed(reason);
      return ok({
        handleRequest: (request) => this.replyTo(table, listener, request),
        resync: () => table.resync(listener),
        disconnect: () => table.disconnect(listener),
      });
    });
  }

  /** The id of the game at a table that is in memory. */
  loadedGame(id: TableId): string | undefined {
    return this.loadedTables.byId.get(id)?.state.game.id;
  }

  async finishedLog(id: TableId): Promise<Result<MatchLog, RequestRefusal>> {
    const finished = await this.finishedMatch(id);
    return finished.ok ? ok(finished.value.log) : finished;
  }

  /** The match's log, and who may read it. */
  async finishedMatch(id: TableId): Promise<Result<FinishedMatch, RequestRefusal>> {
    return this.loadedTables.withTable(id, async (table) => {
      const finishedMatch = await table.finishedMatch();
      return finishedMatch ? ok(finishedMatch) : refuse('wrong-phase');
    });
  }

  /** Listed tables whose host is connected. */
  async publicList(): Promise<TableListing[]> {
    const listed = [...this.loadedTables.byId.values()].filter(({ isListed }) => isListed);
    const own = await Promise.all(listed.map((table) => table.advert().catch(() => null)));
    const theirs = (await this.deps.store.peers?.adverts(LISTED_LIMIT, LISTED_PER_ADDRESS)) ?? [];
    return makePublicList([...own, ...theirs].filter((advert) => advert !== null));
  }

  /** Moves a seat to another device of the same person. */
  async takeSeatByDeviceLink(
    link: DeviceLink,
    guest: GuestId,
    address?: ClientAddress,
  ): Promise<RequestRefusal | undefined> {
    const reply = await this.loadedTables.withTable(link.table, (table) =>
      table.appendPlanned((state) => planHandOver(state, link, guest), address),
    );
    return reply.ok ? undefined : reply.failure;
  }

  /** Tables whose id begins with `prefix`, in memory here or with a client at a live peer, the most recently changed first.
   * A whole id is looked up in the store, too. */
  async findTableSummaries(
    prefix: string,
    limit: number,
  ): Promise<{ readonly found: number; readonly tables: AdminTableSummary[] }> {
    const theirs = (await this.deps.store.peers?.attendedTables(prefix, limit)) ?? [];
    const wanted = prefix.length === CODE_DIGITS ? [prefix] : theirs;
    await Promise.all(wanted.map((id) => this.loadedTables.loadUnlessFull(id)));
    const found = [...this.loadedTables.byId.values()].filter(({ id }) => id.startsWith(prefix));
    const latest = found.sort((a, b) => b.state.lastEntryAt - a.state.lastEntryAt).slice(0, limit);
    const tables = await Promise.all(latest.map((table) => table.adminSummary().catch(() => undefined)));
    return { found: found.length, tables: tables.filter((table) => table !== undefined) };
  }

  /** For the administrator: `who` is the guest's mark at this table. */
  kick(id: TableId, seat: Seat, who: string): Promise<Reply> {
    return this.loadedTables.withTable(id, (table) => table.appendPlanned((state) => planKick(id, state, seat, who)));
  }

  /** Polls for lost hints, loads due tables and unloads idle ones. To be called every second or so. */
  async runPeriodicChecks(): Promise<void> {
    const now = this.deps.now();
    await this.peerSync.recoverLostHints(now);
    await this.loadedTables.loadDueAndUnloadIdle(now);
  }

  /** To be called after each heartbeat of this server, with all downtimes before it. */
  noteHeartbeat(at: number, downtimes: readonly Downtime[]): void {
    const isNew = downtimes.at(-1)?.to !== this.knownDowntimes.downtimes.at(-1)?.to;
    Object.assign(this.knownDowntimes, { lastAt: at, downtimes });
    if (isNew) for (const table of this.loadedTables.byId.values()) table.downtimeAdded();
  }

  /** The reply to this server's heartbeat says which peers are alive. */
  setLivePeers(beat: Pick<PeerHeartbeatReply, 'others' | 'isForgotten'>): void {
    this.peerSync.setLivePeers(beat);
  }

  /** Tables in memory, and connections to them. */
  async countLoaded(): Promise<{ readonly tables: number; readonly listening: number }> {
    const tables = await this.loadedTables.whenAllLoaded();
    return { tables: tables.length, listening: tables.reduce((sum, table) => sum + table.listenerCount, 0) };
  }

  close(): Promise<void> {
    return this.loadedTables.close();
  }

  private async replyTo(table: Table, listener: Listener, request: ClientRequest): Promise<void> {
    const ref = request.ref ?? null;
    const begin = performance.now();
    const reply = await this.carryOut(table, listener, request);
    const { position } = listener;
    if (!reply.ok) listener.send({ type: 'refused', ref, position, ...reply.failure }, true);
    else if (reply.value.position > position && table.hasListener(listener))
      listener.pendingReplies.push({ type: 'done', ref, ...reply.value });
    else listener.send({ type: 'done', ref, ...reply.value }, true);
    if (request.type !== 'move') return;
    this.deps.metrics?.moveReplied((performance.now() - begin) / 1000, reply.ok);
  }

  private async carryOut(table: Table, listener: Listener, request: ClientRequest): Promise<Reply> {
    const { guest, address, invitation } = listener;
    try {
      if (request.type === 'rematch') return await this.rematches.requestRematch(table, guest, address);
      if (request.type === 'device')
        return invitation ? refuse('bad-link') : await this.replyWithDeviceLink(table, guest);
      if (request.type === 'program') return await this.replyWithInvitation(table, guest, request.seat);
      return await table.handleRequest(listener, request);
    } catch (error) {
      if (error instanceof TableUnloaded && this.loadedTables.isClosed) return refuse('stopping');
      if (error instanceof TableUnloaded || error instanceof TableDeleted) return refuse('no-such-table');
      if (error instanceof RulesVersionMismatch) return refuse(error.code);
      this.deps.report('request failed', { table: table.id, request: request.type, error });
      return refuse('busy');
    }
  }

  private async replyWithDeviceLink(table: Table, guest: GuestId): Promise<Reply> {
    const { signDeviceLink } = this.deps;
    const { seat, position } = await table.query((state) => ({ seat: state.seatOf(guest), position: state.position }));
    if (seat === undefined) return refuse('not-seated');
    return signDeviceLink
      ? ok({ position, token: signDeviceLink(makeDeviceLink(table.id, guest)) })
      : refuse('bad-link');
  }

  /** A token for a free seat: the first program that connects with it sits there. */
  private async replyWithInvitation(table: Table, guest: GuestId, seat: Seat): Promise<Reply> {
    const { signInvitation } = this.deps;
    return table.query((state) => {
      const free = freeSeatForProgram(state, guest, seat);
      if (!free.ok) return free;
      if (!signInvitation) return refuse('bad-link');
      return ok({
        position: state.position,
        token: signInvitation(makeProgramInvitation(state, free.value, randomHex(PROGRAM_GUEST_BYTES))),
      });
    });
  }
}
