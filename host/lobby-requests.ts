// Requests in the lobby: ready and rename, and the host's: bots, cleared seats, settings, the start.

import type { Seat } from '@kuluary/kernel/game';
import { PEOPLE_OPTION, resolveOptions } from '@kuluary/kernel/options';
import { ok, type Result } from '@kuluary/kernel/result';
import type { ClientRequest } from '@kuluary/protocol/to-server';
import { uniqueName } from './confusable-names.ts';
import type { LogEntryBody } from './log-entry.ts';
import { type RequestRefusal, refuse } from './request-refusal.ts';
import { type ChosenOptions, makeSeatRenumbering, renumberSeatOptions } from './seat-options.ts';
import { otherNames } from './seat-requests.ts';
import { FORMER_HOST_POSITION } from './seating.ts';
import type { TableState } from './table-state.ts';

export const SEAT_HOLD_TIME = 120_000; // ms that a seat of a rematch is held for its player

type RequestOf<Type extends ClientRequest['type']> = Extract<ClientRequest, { type: Type }>;
type LobbyRequest = RequestOf<'ready' | 'rename' | 'seat-bot' | 'clear-seat' | 'set' | 'start'>;

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
  const playing = state.playingSeats;
  if (playing.length < game.seats[0]) return refuse('too-few-seats');
  const chosen = renumberSeatOptions(game, state.options, makeSeatRenumbering(playing));
  const read = resolveOptions(game, playing.length, { ...chosen, ...peopleOption(state, playing) });
  return read.ok ? ok({ type: 'began', rules: game.version, options: read.value }) : refuse('bad-options');
}

/** For a game that wants to know where people play: not bots, and no programs. */
function peopleOption({ game, seats }: TableState, playing: readonly Seat[]): ChosenOptions {
  if (!game.options.some(({ id }) => id === PEOPLE_OPTION)) return {};
  const people = playing.flatMap((seat, i) => {
    const occupant = seats[seat]!;
    return occupant.kind === 'person' && !occupant.program ? [i] : [];
  });
  return { [PEOPLE_OPTION]: people };
}
