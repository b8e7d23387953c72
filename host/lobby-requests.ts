// Requests about a seat (sit, come back, stand up, ready, rename), and the host's in the lobby: bots, settings, the start.

import type { Seat } from '@kuluary/kernel/game';
import { resolveOptions } from '@kuluary/kernel/options';
import { ok, type Result } from '@kuluary/kernel/result';
import type { GuestId } from '@kuluary/protocol/ids';
import type { ClientRequest } from '@kuluary/protocol/to-server';
import { uniqueName } from './confusable-names.ts';
import type { LogEntryBody } from './log-entry.ts';
import { type ProgramInvitation, seatByInvitation } from './program-invitation.ts';
import { type RequestRefusal, refuse } from './request-refusal.ts';
import { makeSeatRenumbering, renumberSeatOptions } from './seat-options.ts';
import { FORMER_HOST_POSITION } from './seating.ts';
import type { TableState } from './table-state.ts';

export const SEAT_HOLD_TIME = 120_000; // ms that a seat of a rematch is held for its player

type RequestOf<Type extends ClientRequest['type']> = Extract<ClientRequest, { type: Type }>;
type LobbyRequest = RequestOf<'ready' | 'rename' | 'seat-bot' | 'clear-seat' | 'set' | 'start'>;

export interface Requester {
  readonly guest: GuestId;
  readonly invitation?: ProgramInvitation | undefined; // of a program
}

/** Its player has yet to sit down at the rematch. */
export function isAwaitedPlayer({ seats }: TableState, seat: Seat | undefined): boolean {
  const occupant = seat === undefined ? undefined : seats[seat];
  return occupant?.kind === 'person' && occupant.salt === null;
}

export function planLobbyRequest(
  state: TableState,
  seat: Seat,
  request: LobbyRequest,
  now: number,
): Result<LogEntryBody, RequestRefusal> {
  if (request.type === 'ready') return planReady(state, seat, request);
  if (request.type === 'rename')
    return ok({ type: 'renamed', seat, name: uniqueName(request.name, otherNames(state, seat)) });
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

export function planSit(
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
  const free = uniqueName(name, otherNames(state, own ?? seat));
  return ok({ type: 'sat', seat, guest, name: free, salt, ...(invitation && { program: true }) });
}

/** The player takes the seat back from its stand-in. */
export function planComeBack(state: TableState, seat: Seat): Result<LogEntryBody, RequestRefusal> {
  const occupant = state.seats[seat]!;
  return occupant.kind === 'person' && occupant.hasStandIn ? ok({ type: 'came-back', seat }) : refuse('already-seated');
}

export function planStand(state: TableState, seat: Seat): Result<LogEntryBody, RequestRefusal> {
  if (state.phase === 'lobby') return ok({ type: 'stood', seat });
  const occupant = state.seats[seat]!;
  if (state.phase === 'over' || (occupant.kind === 'person' && occupant.hasStandIn)) return refuse('wrong-phase');
  return ok({ type: 'left', seat });
}

function planSeatBot(
  state: TableState,
  { seat, bot, name }: RequestOf<'seat-bot'>,
): Result<LogEntryBody, RequestRefusal> {
  const occupant = state.seats[seat];
  if (!occupant) return refuse('no-such-seat');
  if (occupant.kind === 'person') return refuse('seat-taken');
  if (!state.bots.includes(bot)) return refuse('no-such-bot');
  return ok({ type: 'bot-sat', seat, bot, name: uniqueName(name, otherNames(state, seat)) });
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

function otherNames({ names }: TableState, seat: Seat): string[] {
  return names.filter((_, other) => other !== seat);
}
