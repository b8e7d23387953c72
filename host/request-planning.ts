// Decides what a guest's request at a table leads to: an entry for the log, or a refusal. Changes nothing itself.

import type { Seat } from '@kuluary/kernel/game';
import { canonicalJson } from '@kuluary/kernel/json';
import { resolveOptions } from '@kuluary/kernel/options';
import { failed, ok, type Result } from '@kuluary/kernel/result';
import type { GuestId, LogPosition, TableId } from '@kuluary/protocol/ids';
import { MAX_CHAT_LINES, MAX_NAME_CHARACTERS } from '@kuluary/protocol/limits';
import type { ClientRequest } from '@kuluary/protocol/to-server';
import { guestMarkOf } from './admin-summary.ts';
import { areConfusable } from './confusable-names.ts';
import type { LogEntryBody } from './log-entry.ts';
import { moveKey } from './match-progress.ts';
import { type ProgramInvitation, seatByInvitation } from './program-invitation.ts';
import { type RequestRefusal, refuse } from './request-refusal.ts';
import { makeSeatRenumbering, renumberSeatOptions } from './seat-options.ts';
import { FORMER_HOST_POSITION } from './seating.ts';
import type { TableState } from './table-state.ts';

export const MAX_ENTRIES = 5000; // of a table: beyond them only moves are accepted
export const MAX_LOBBY_ENTRIES = 1000; // of a lobby: beyond them only its host decides
export const MAX_ENTRIES_OF_ADDRESS = 250; // of one address, beside moves, speech in a match, and the host's requests
export const SEAT_HOLD_TIME = 120_000; // ms that a seat of a rematch is held for its player
const HOST_REQUESTS: readonly PlannedRequest['type'][] = ['clear-seat', 'seat-bot', 'set', 'start'];
const CHAT_BURST = 5; // lines that a seat may say
const CHAT_SPAN = 10_000; // ms, within which

type RequestOf<Type extends ClientRequest['type']> = Extract<ClientRequest, { type: Type }>;

/** Without `rematch`, `device` and `program`, which need more than this table. */
export type PlannedRequest = Exclude<ClientRequest, { type: 'rematch' | 'device' | 'program' }>;

export interface Requester {
  readonly guest: GuestId;
  readonly invitation?: ProgramInvitation | undefined; // of a program
}

/** The same move was made before, at this position. */
export interface AlreadyMade {
  readonly position: LogPosition;
}

/** Requests that could be repeated without end, such as standing up and sitting down, count, and so does speech in a
 * lobby, where a new seat brings new lines: no address may fill the log of a table for the others. */
export function countsAgainstQuota(state: TableState, guest: GuestId, { type }: PlannedRequest): boolean {
  switch (type) {
    case 'sit':
      return state.phase === 'lobby';
    case 'stand':
      return true;
    case 'say':
    case 'ready':
    case 'rename':
      if (state.phase !== 'lobby') return false;
      return state.host === undefined || state.host !== state.seatOf(guest);
    default:
      return false;
  }
}

export function planRequest(
  state: TableState,
  requester: Requester,
  request: PlannedRequest,
  now: number,
): Result<LogEntryBody | AlreadyMade, RequestRefusal> {
  const seat = state.seatOf(requester.guest);
  if (isLogFull(state, request) && !(request.type === 'sit' && isAwaitedPlayer(state, seat))) return refuse('too-many');
  if (request.type === 'sit') return planSit(state, requester, request);
  if (seat === undefined) return refuse('not-seated');
  switch (request.type) {
    case 'move':
      return planMove(state, seat, request);
    case 'say':
      return planSay(state, seat, request, now);
    case 'undo':
      return state.progress?.mayTakeBack(seat) ? ok({ type: 'undone', seat }) : refuse('no-undo');
    case 'stand':
      return planStand(state, seat);
    default:
      return state.phase === 'lobby' ? planLobbyRequest(state, seat, request, now) : refuse('wrong-phase');
  }
}

/** A log does not grow for ever, and no guest can fill it for the host, or for speech during the match. */
function isLogFull({ phase, position }: TableState, { type }: PlannedRequest): boolean {
  if (type === 'move' || type === 'start' || (type === 'say' && phase !== 'lobby')) return false;
  if (position >= MAX_ENTRIES) return true;
  return phase === 'lobby' && position >= MAX_LOBBY_ENTRIES && !HOST_REQUESTS.includes(type);
}

/** Its player has yet to sit down at the rematch. */
function isAwaitedPlayer({ seats }: TableState, seat: Seat | undefined): boolean {
  const occupant = seat === undefined ? undefined : seats[seat];
  return occupant?.kind === 'person' && occupant.salt === null;
}

type LobbyRequest = Exclude<PlannedRequest, { type: 'sit' | 'move' | 'say' | 'undo' | 'stand' }>;

function planLobbyRequest(
  state: TableState,
  seat: Seat,
  request: LobbyRequest,
  now: number,
): Result<LogEntryBody, RequestRefusal> {
  if (request.type === 'ready') return planReady(state, seat, request);
  if (request.type === 'rename') return ok({ type: 'renamed', seat, name: uniqueName(state, request.name, seat) });
  if (state.host !== seat) return refuse('not-host');
  switch (request.type) {
    case 'seat-bot':
      return planSeatBot(state, request);
    case 'clear-seat':
      return planClearSeat(state, seat, request, now);
    case 'set':
      return planSet(state, request);
    case 'start':
      return planStart(state);
  }
}

/** A program is always ready. */
function planReady(
  { seats }: TableState,
  seat: Seat,
  { ready }: RequestOf<'ready'>,
): Result<LogEntryBody, RequestRefusal> {
  const occupant = seats[seat]!;
  return occupant.kind === 'person' && occupant.program ? refuse('wrong-phase') : ok({ type: 'ready', seat, ready });
}

function planSit(
  state: TableState,
  { guest, invitation }: Requester,
  { seat: wanted, name, salt }: RequestOf<'sit'>,
): Result<LogEntryBody, RequestRefusal> {
  const own = state.seatOf(guest);
  if (state.seating.kicked.has(guest)) return refuse('kicked');
  if (state.phase !== 'lobby') return own === undefined ? refuse('wrong-phase') : planComeBack(state, own);
  const given = invitation && seatByInvitation(state, invitation);
  if (given && !given.ok) return given;
  const seat = given?.value ?? wanted ?? own ?? state.seats.findIndex(({ kind }) => kind === 'free');
  if (wanted !== null && wanted !== seat) return refuse('bad-link'); // an invitation is for one seat
  if (seat === -1) return refuse('table-full');
  const occupant = state.seats[seat];
  if (!occupant) return refuse('no-such-seat');
  if (occupant.kind !== 'free' && seat !== own) return refuse('seat-taken');
  const free = uniqueName(state, name, own ?? seat);
  return ok({ type: 'sat', seat, guest, name: free, salt, ...(invitation && { program: true }) });
}

/** The player takes the seat back from its stand-in. */
export function planComeBack(state: TableState, seat: Seat): Result<LogEntryBody, RequestRefusal> {
  const occupant = state.seats[seat]!;
  return occupant.kind === 'person' && occupant.hasStandIn ? ok({ type: 'came-back', seat }) : refuse('already-seated');
}

function planStand(state: TableState, seat: Seat): Result<LogEntryBody, RequestRefusal> {
  if (state.phase === 'lobby') return ok({ type: 'stood', seat });
  const occupant = state.seats[seat]!;
  if (state.phase === 'over' || (occupant.kind === 'person' && occupant.hasStandIn)) return refuse('wrong-phase');
  return ok({ type: 'left', seat });
}

/** The administrator kicks the guest with the mark `who`, not whoever sits there by now. */
export function planKick(
  table: TableId,
  state: TableState,
  seat: Seat,
  who: string,
): Result<LogEntryBody, RequestRefusal> {
  const occupant = state.seats[seat];
  return occupant && guestMarkOf(table, occupant) === who ? ok({ type: 'kicked', seat }) : refuse('no-such-seat');
}

/** May the host open this seat for a program? */
export function freeSeatForProgram(state: TableState, guest: GuestId, seat: Seat): Result<Seat, RequestRefusal> {
  const own = state.seatOf(guest);
  if (own === undefined) return refuse('not-seated');
  if (state.phase !== 'lobby') return refuse('wrong-phase');
  if (state.host !== own) return refuse('not-host');
  const occupant = state.seats[seat];
  if (!occupant) return refuse('no-such-seat');
  return occupant.kind === 'free' ? ok(seat) : refuse('seat-taken');
}

function planSeatBot(
  state: TableState,
  { seat, bot, name }: RequestOf<'seat-bot'>,
): Result<LogEntryBody, RequestRefusal> {
  const occupant = state.seats[seat];
  if (!occupant) return refuse('no-such-seat');
  if (occupant.kind === 'person') return refuse('seat-taken');
  if (!state.bots.includes(bot)) return refuse('no-such-bot');
  return ok({ type: 'bot-sat', seat, bot, name: uniqueName(state, name, seat) });
}

function planClearSeat(
  state: TableState,
  own: Seat,
  { seat }: RequestOf<'clear-seat'>,
  now: number,
): Result<LogEntryBody, RequestRefusal> {
  const occupant = state.seats[seat];
  if (!occupant || seat === own || occupant.kind === 'free') return refuse('no-such-seat');
  return isHeldForPlayer(state, own, seat, now) ? refuse('not-all-here') : ok({ type: 'stood', seat });
}

/** At a rematch the first to connect may not clear the others' seats for some time; only the former host may. */
function isHeldForPlayer(state: TableState, own: Seat, seat: Seat, now: number): boolean {
  const host = state.seats[own]!;
  const isHost = host.kind === 'person' && host.since === FORMER_HOST_POSITION;
  return isAwaitedPlayer(state, seat) && now < state.openedAt + SEAT_HOLD_TIME && !isHost;
}

function planSet(
  state: TableState,
  { options, clock, door, listed }: RequestOf<'set'>,
): Result<LogEntryBody, RequestRefusal> {
  if (options !== undefined && !resolveOptions(state.game, state.seats.length, options).ok) {
    return refuse('bad-options');
  }
  return ok({
    type: 'set',
    ...(options !== undefined && { options }),
    ...(clock !== undefined && { clock }),
    ...(door !== undefined && { door }),
    ...(listed !== undefined && { listed }),
  });
}

function planStart(state: TableState): Result<LogEntryBody, RequestRefusal> {
  const { game } = state;
  if (state.seats.some((occupant) => occupant.kind === 'person' && occupant.salt === null))
    return refuse('not-all-here');
  const playing = state.seats.flatMap(({ kind }, seat) => (kind === 'free' ? [] : [seat]));
  if (playing.length < game.seats[0]) return refuse('too-few-seats');
  const read = resolveOptions(
    game,
    playing.length,
    renumberSeatOptions(game, state.options, makeSeatRenumbering(playing)),
  );
  return read.ok ? ok({ type: 'began', rules: game.version, options: read.value }) : refuse('bad-options');
}

function planMove(
  state: TableState,
  seat: Seat,
  { asked, move, id }: RequestOf<'move'>,
): Result<LogEntryBody | AlreadyMade, RequestRefusal> {
  const before = state.progress?.movesById.get(moveKey(seat, id));
  if (before) return isSameMove(before.move, move) ? ok({ position: before.position }) : refuse('stale-decision');
  if (state.phase !== 'playing' || !state.match) return refuse('wrong-phase');
  const pending = state.pendingDecisions[seat];
  if (pending && pending.position !== asked) return refuse('stale-decision');
  const refusal = state.match.game.refusal(state.match.state, seat, move);
  return refusal ? failed(refusal) : ok({ type: 'moved', seat, move, by: 'player', id });
}

function planSay(
  state: TableState,
  seat: Seat,
  { speech }: RequestOf<'say'>,
  now: number,
): Result<LogEntryBody, RequestRefusal> {
  const own = state.speech.lines.filter((said) => said.seat === seat);
  if (own.length >= maxLinesOf(state, seat)) return refuse('chat-full');
  const oldest = own.at(-CHAT_BURST);
  if (oldest && now - oldest.at < CHAT_SPAN) return refuse('too-fast');
  return ok({ type: 'said', seat, speech });
}

/** A program may not speak. */
function maxLinesOf({ seats }: TableState, seat: Seat): number {
  const occupant = seats[seat]!;
  return occupant.kind === 'person' && occupant.program ? 0 : MAX_CHAT_LINES;
}

function isSameMove(move: unknown, again: unknown): boolean {
  return canonicalJson(move) === canonicalJson(again);
}

/** A name that can be confused with another one at the table gets a number. */
function uniqueName(state: TableState, name: string, seat: Seat): string {
  const others = state.names.filter((_, other) => other !== seat);
  const isTaken = (wanted: string) => others.some((other) => areConfusable(wanted, other));
  if (!isTaken(name)) return name;
  for (let number = 2; ; number++) {
    const tail = ` ${number}`;
    const longer = `${[...name].slice(0, MAX_NAME_CHARACTERS - tail.length).join('')}${tail}`;
    if (!isTaken(longer)) return longer;
  }
}
