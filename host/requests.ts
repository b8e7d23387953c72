// What a guest may ask of a table, and what comes of it: an entry for the log, or the reason why not. Nothing here
// changes anything.

import type { Seat } from '@kuluary/kernel/game';
import { canonicalJson } from '@kuluary/kernel/json';
import { readOptions } from '@kuluary/kernel/options';
import { failed, ok, type Result } from '@kuluary/kernel/result';
import type { GuestId, TableId } from '@kuluary/protocol/ids';
import { MAX_CHAT_LINES, MAX_NAME_CHARACTERS } from '@kuluary/protocol/limits';
import type { Command } from '@kuluary/protocol/to-server';
import { closedUp, reseated } from './chosen-seats.ts';
import type { Happening } from './entry.ts';
import { markOf } from './glance.ts';
import { alike } from './likeness.ts';
import { moveId } from './match-progress.ts';
import { type ProgramPass, seatByPass } from './program-pass.ts';
import { type Refused, refused } from './refused.ts';
import { HOST_BEFORE } from './seating.ts';
import type { TableState } from './table-state.ts';

export const MAX_ENTRIES = 5000; // of a table: beyond them only the game itself goes on
export const MAX_LOBBY_ENTRIES = 1000; // of a lobby: beyond them only its host decides
export const MAX_SHARE = 250; // of them that come from one address, beside moves, words and what the host decides
export const HELD = 120_000; // ms that a seat of a rematch is held for its player, whoever comes first
const HOSTS: readonly TableCommand['type'][] = ['clear-seat', 'seat-bot', 'set', 'start'];
const CHAT_BURST = 5; // lines a seat may say
const CHAT_SPAN = 10_000; // within so many ms

type Of<Type extends Command['type']> = Extract<Command, { type: Type }>;

/** `rematch`, `device` and `program` are not here: they need more than this table. */
export type TableCommand = Exclude<Command, { type: 'rematch' | 'device' | 'program' }>;

/** Who asks. */
export interface Asker {
  readonly guest: GuestId;
  readonly pass?: ProgramPass | undefined; // of a program
}

/** It was made before, at this position. */
export interface Made {
  readonly made: number;
}

/** Getting up and sitting down without end, for instance, counts, and so do words in a lobby, where a new seat brings new
 * lines: nobody uses up a table for the others. */
export function costsShare(state: TableState, guest: GuestId, { type }: TableCommand): boolean {
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

export function planned(
  state: TableState,
  asker: Asker,
  command: TableCommand,
  now: number,
): Result<Happening | Made, Refused> {
  const seat = state.seatOf(asker.guest);
  if (isFull(state, command) && !(command.type === 'sit' && isAwaited(state, seat))) return refused('too-many');
  if (command.type === 'sit') return sit(state, asker, command);
  if (seat === undefined) return refused('not-seated');
  switch (command.type) {
    case 'move':
      return move(state, seat, command);
    case 'say':
      return say(state, seat, command, now);
    case 'undo':
      return state.progress?.mayTakeBack(seat) ? ok({ type: 'undone', seat }) : refused('no-undo');
    case 'stand':
      return stand(state, seat);
    default:
      return state.phase === 'lobby' ? inLobby(state, seat, command, now) : refused('wrong-phase');
  }
}

/** A log does not grow for ever, and no guest can use it up for the host, or for what others have to say in a game. */
function isFull({ phase, position }: TableState, { type }: TableCommand): boolean {
  if (type === 'move' || type === 'start' || (type === 'say' && phase !== 'lobby')) return false;
  if (position >= MAX_ENTRIES) return true;
  return phase === 'lobby' && position >= MAX_LOBBY_ENTRIES && !HOSTS.includes(type);
}

/** A seat of the rematch is held for this person, who has yet to sit down there. */
function isAwaited({ seats }: TableState, seat: Seat | undefined): boolean {
  const there = seat === undefined ? undefined : seats[seat];
  return there?.kind === 'person' && there.salt === null;
}

type LobbyCommand = Exclude<TableCommand, { type: 'sit' | 'move' | 'say' | 'undo' | 'stand' }>;

function inLobby(state: TableState, seat: Seat, command: LobbyCommand, now: number): Result<Happening, Refused> {
  if (command.type === 'ready') return ready(state, seat, command);
  if (command.type === 'rename') return ok({ type: 'renamed', seat, name: freeName(state, command.name, seat) });
  if (state.host !== seat) return refused('not-host');
  switch (command.type) {
    case 'seat-bot':
      return seatBot(state, command);
    case 'clear-seat':
      return clearSeat(state, seat, command, now);
    case 'set':
      return set(state, command);
    case 'start':
      return start(state);
  }
}

/** A program is ready as soon as it sits: there is nothing to wait for. */
function ready({ seats }: TableState, seat: Seat, { ready }: Of<'ready'>): Result<Happening, Refused> {
  const there = seats[seat]!;
  return there.kind === 'person' && there.program ? refused('wrong-phase') : ok({ type: 'ready', seat, ready });
}

function sit(
  state: TableState,
  { guest, pass }: Asker,
  { seat: wanted, name, salt }: Of<'sit'>,
): Result<Happening, Refused> {
  const own = state.seatOf(guest);
  if (state.seating.kicked.has(guest)) return refused('kicked');
  if (state.phase !== 'lobby') return own === undefined ? refused('wrong-phase') : comeBack(state, own);
  const given = pass && seatByPass(state, pass);
  if (given && !given.ok) return given;
  const seat = given?.value ?? wanted ?? own ?? state.seats.findIndex(({ kind }) => kind === 'free');
  if (wanted !== null && wanted !== seat) return refused('bad-link'); // a program's is for one seat
  if (seat === -1) return refused('table-full');
  const there = state.seats[seat];
  if (!there) return refused('no-such-seat');
  if (there.kind !== 'free' && seat !== own) return refused('seat-taken');
  const free = freeName(state, name, own ?? seat);
  return ok({ type: 'sat', seat, guest, name: free, salt, ...(pass && { program: true }) });
}

/** Whoever has left a seat to a bot takes it again by sitting down. */
export function comeBack(state: TableState, seat: Seat): Result<Happening, Refused> {
  const there = state.seats[seat]!;
  return there.kind === 'person' && there.standIn ? ok({ type: 'came-back', seat }) : refused('already-seated');
}

function stand(state: TableState, seat: Seat): Result<Happening, Refused> {
  if (state.phase === 'lobby') return ok({ type: 'stood', seat });
  const there = state.seats[seat]!;
  if (state.phase === 'over' || (there.kind === 'person' && there.standIn)) return refused('wrong-phase');
  return ok({ type: 'left', seat });
}

/** Whoever runs the server sends a guest away from a table; `who` is meant, not whoever sits there by now. */
export function kick(table: TableId, state: TableState, seat: Seat, who: string): Result<Happening, Refused> {
  const there = state.seats[seat];
  return there && markOf(table, there) === who ? ok({ type: 'kicked', seat }) : refused('no-such-seat');
}

/** May the host open this seat for a program? */
export function seatForProgram(state: TableState, guest: GuestId, seat: Seat): Result<Seat, Refused> {
  const own = state.seatOf(guest);
  if (own === undefined) return refused('not-seated');
  if (state.phase !== 'lobby') return refused('wrong-phase');
  if (state.host !== own) return refused('not-host');
  const there = state.seats[seat];
  if (!there) return refused('no-such-seat');
  return there.kind === 'free' ? ok(seat) : refused('seat-taken');
}

function seatBot(state: TableState, { seat, bot, name }: Of<'seat-bot'>): Result<Happening, Refused> {
  const there = state.seats[seat];
  if (!there) return refused('no-such-seat');
  if (there.kind === 'person') return refused('seat-taken');
  if (!state.bots.includes(bot)) return refused('no-such-bot');
  return ok({ type: 'bot-sat', seat, bot, name: freeName(state, name, seat) });
}

function clearSeat(state: TableState, own: Seat, { seat }: Of<'clear-seat'>, now: number): Result<Happening, Refused> {
  const there = state.seats[seat];
  if (!there || seat === own || there.kind === 'free') return refused('no-such-seat');
  return isHeld(state, own, seat, now) ? refused('not-all-here') : ok({ type: 'stood', seat });
}

/** Whoever comes to a rematch first does not throw the others out: only the host before may, or time. */
function isHeld(state: TableState, own: Seat, seat: Seat, now: number): boolean {
  const host = state.seats[own]!;
  const isHost = host.kind === 'person' && host.since === HOST_BEFORE;
  return isAwaited(state, seat) && now < state.opened + HELD && !isHost;
}

function set(state: TableState, { options, clock, door, listed }: Of<'set'>): Result<Happening, Refused> {
  if (options !== undefined && !readOptions(state.game, state.seats.length, options).ok) {
    return refused('bad-options');
  }
  return ok({
    type: 'set',
    ...(options !== undefined && { options }),
    ...(clock !== undefined && { clock }),
    ...(door !== undefined && { door }),
    ...(listed !== undefined && { listed }),
  });
}

function start(state: TableState): Result<Happening, Refused> {
  const { game } = state;
  if (state.seats.some((there) => there.kind === 'person' && there.salt === null)) return refused('not-all-here');
  const playing = state.seats.flatMap(({ kind }, seat) => (kind === 'free' ? [] : [seat]));
  if (playing.length < game.seats[0]) return refused('too-few-seats');
  const read = readOptions(game, playing.length, reseated(game, state.options, closedUp(playing)));
  return read.ok ? ok({ type: 'began', rules: game.version, options: read.value }) : refused('bad-options');
}

function move(state: TableState, seat: Seat, { asked, move, id }: Of<'move'>): Result<Happening | Made, Refused> {
  const before = state.progress?.moveIds.get(moveId(seat, id));
  if (before) return isSame(before.move, move) ? ok({ made: before.position }) : refused('stale-decision');
  if (state.phase !== 'playing' || !state.match) return refused('wrong-phase');
  const question = state.questions[seat];
  if (question && question.position !== asked) return refused('stale-decision');
  const refusal = state.match.game.refusal(state.match.state, seat, move);
  return refusal ? failed(refusal) : ok({ type: 'moved', seat, move, by: 'player', id });
}

function say(state: TableState, seat: Seat, { speech }: Of<'say'>, now: number): Result<Happening, Refused> {
  const own = state.speech.lines.filter((said) => said.seat === seat);
  if (own.length >= linesOf(state, seat)) return refused('chat-full');
  const oldest = own.at(-CHAT_BURST);
  if (oldest && now - oldest.at < CHAT_SPAN) return refused('too-fast');
  return ok({ type: 'said', seat, speech });
}

/** A program has nothing to say: nobody has to silence it. */
function linesOf({ seats }: TableState, seat: Seat): number {
  const there = seats[seat]!;
  return there.kind === 'person' && there.program ? 0 : MAX_CHAT_LINES;
}

function isSame(move: unknown, again: unknown): boolean {
  return canonicalJson(move) === canonicalJson(again);
}

/** Two people of one name at a table confuse everybody: the second gets a number. */
function freeName(state: TableState, name: string, seat: Seat): string {
  const others = state.names.filter((_, other) => other !== seat);
  const isTaken = (wanted: string) => others.some((other) => alike(wanted, other));
  if (!isTaken(name)) return name;
  for (let number = 2; ; number++) {
    const tail = ` ${number}`;
    const longer = `${[...name].slice(0, MAX_NAME_CHARACTERS - tail.length).join('')}${tail}`;
    if (!isTaken(longer)) return longer;
  }
}
