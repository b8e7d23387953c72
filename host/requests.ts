// What a guest may ask of a table, and what comes of it: an entry for the log, or the reason why not. Nothing here
// changes anything.

import type { Seat } from '@kuluary/kernel/game';
import { canonicalJson } from '@kuluary/kernel/json';
import { readOptions } from '@kuluary/kernel/options';
import { MAX_CHAT_LINES, MAX_NAME_CHARACTERS } from '@kuluary/protocol/limits';
import type { Command } from '@kuluary/protocol/to-server';
import { closedUp, reseated } from './chosen-seats.ts';
import type { Happening } from './entry.ts';
import { markOf } from './glance.ts';
import { alike } from './likeness.ts';
import { moveId } from './match-progress.ts';
import { type ProgramPass, seatByPass } from './program-pass.ts';
import { fault, type Refused } from './refused.ts';
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
  readonly guest: string;
  readonly pass?: ProgramPass | undefined; // of a program
}

/** It was made before, at this position. */
export interface Made {
  readonly made: number;
}

/** Getting up and sitting down without end, for instance, counts, and so do words in a lobby, where a new seat brings new
 * lines: nobody uses up a table for the others. */
export function costsShare(state: TableState, guest: string, { type }: TableCommand): boolean {
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
): Happening | Refused | Made {
  const seat = state.seatOf(asker.guest);
  if (isFull(state, command) && !(command.type === 'sit' && isAwaited(state, seat))) return fault('too-many');
  if (command.type === 'sit') return sit(state, asker, command);
  if (seat === undefined) return fault('not-seated');
  switch (command.type) {
    case 'move':
      return move(state, seat, command);
    case 'say':
      return say(state, seat, command, now);
    case 'undo':
      return state.progress?.mayTakeBack(seat) ? { type: 'undone', seat } : fault('no-undo');
    case 'stand':
      return stand(state, seat);
    default:
      return state.phase === 'lobby' ? inLobby(state, seat, command, now) : fault('wrong-phase');
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

function inLobby(state: TableState, seat: Seat, command: LobbyCommand, now: number): Happening | Refused {
  if (command.type === 'ready') return ready(state, seat, command);
  if (command.type === 'rename') return { type: 'renamed', seat, name: freeName(state, command.name, seat) };
  if (state.host !== seat) return fault('not-host');
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
function ready({ seats }: TableState, seat: Seat, { ready }: Of<'ready'>): Happening | Refused {
  const there = seats[seat]!;
  return there.kind === 'person' && there.program ? fault('wrong-phase') : { type: 'ready', seat, ready };
}

function sit(state: TableState, { guest, pass }: Asker, { seat: wanted, name, salt }: Of<'sit'>): Happening | Refused {
  const own = state.seatOf(guest);
  if (state.seating.kicked.has(guest)) return fault('kicked');
  if (state.phase !== 'lobby') return own === undefined ? fault('wrong-phase') : comeBack(state, own);
  const given = pass && seatByPass(state, pass);
  if (given !== undefined && typeof given !== 'number') return given;
  const seat = given ?? wanted ?? own ?? state.seats.findIndex(({ kind }) => kind === 'free');
  if (wanted !== null && wanted !== seat) return fault('bad-link'); // a program's is for one seat
  if (seat === -1) return fault('table-full');
  const there = state.seats[seat];
  if (!there) return fault('no-such-seat');
  if (there.kind !== 'free' && seat !== own) return fault('seat-taken');
  const free = freeName(state, name, own ?? seat);
  return { type: 'sat', seat, guest, name: free, salt, ...(pass && { program: true }) };
}

/** Whoever has left a seat to a bot takes it again by sitting down. */
export function comeBack(state: TableState, seat: Seat): Happening | Refused {
  const there = state.seats[seat]!;
  return there.kind === 'person' && there.standIn ? { type: 'came-back', seat } : fault('already-seated');
}

function stand(state: TableState, seat: Seat): Happening | Refused {
  if (state.phase === 'lobby') return { type: 'stood', seat };
  const there = state.seats[seat]!;
  if (state.phase === 'over' || (there.kind === 'person' && there.standIn)) return fault('wrong-phase');
  return { type: 'left', seat };
}

/** Whoever runs the server sends a guest away from a table; `who` is meant, not whoever sits there by now. */
export function kick(table: string, state: TableState, seat: Seat, who: string): Happening | Refused {
  const there = state.seats[seat];
  return there && markOf(table, there) === who ? { type: 'kicked', seat } : fault('no-such-seat');
}

/** May the host open this seat for a program? */
export function seatForProgram(state: TableState, guest: string, seat: Seat): Seat | Refused {
  const own = state.seatOf(guest);
  if (own === undefined) return fault('not-seated');
  if (state.phase !== 'lobby') return fault('wrong-phase');
  if (state.host !== own) return fault('not-host');
  const there = state.seats[seat];
  if (!there) return fault('no-such-seat');
  return there.kind === 'free' ? seat : fault('seat-taken');
}

function seatBot(state: TableState, { seat, bot, name }: Of<'seat-bot'>): Happening | Refused {
  const there = state.seats[seat];
  if (!there) return fault('no-such-seat');
  if (there.kind === 'person') return fault('seat-taken');
  if (!state.bots.includes(bot)) return fault('no-such-bot');
  return { type: 'bot-sat', seat, bot, name: freeName(state, name, seat) };
}

function clearSeat(state: TableState, own: Seat, { seat }: Of<'clear-seat'>, now: number): Happening | Refused {
  const there = state.seats[seat];
  if (!there || seat === own || there.kind === 'free') return fault('no-such-seat');
  return isHeld(state, own, seat, now) ? fault('not-all-here') : { type: 'stood', seat };
}

/** Whoever comes to a rematch first does not throw the others out: only the host before may, or time. */
function isHeld(state: TableState, own: Seat, seat: Seat, now: number): boolean {
  const host = state.seats[own]!;
  const isHost = host.kind === 'person' && host.since === HOST_BEFORE;
  return isAwaited(state, seat) && now < state.opened + HELD && !isHost;
}

function set(state: TableState, { options, clock, door, listed }: Of<'set'>): Happening | Refused {
  if (options !== undefined && 'fault' in readOptions(state.game, state.seats.length, options)) {
    return fault('bad-options');
  }
  return {
    type: 'set',
    ...(options !== undefined && { options }),
    ...(clock !== undefined && { clock }),
    ...(door !== undefined && { door }),
    ...(listed !== undefined && { listed }),
  };
}

function start(state: TableState): Happening | Refused {
  const { game } = state;
  if (state.seats.some((there) => there.kind === 'person' && there.salt === null)) return fault('not-all-here');
  const playing = state.seats.flatMap(({ kind }, seat) => (kind === 'free' ? [] : [seat]));
  if (playing.length < game.seats[0]) return fault('too-few-seats');
  const read = readOptions(game, playing.length, reseated(game, state.options, closedUp(playing)));
  return 'fault' in read ? fault('bad-options') : { type: 'began', rules: game.version, options: read.options };
}

function move(state: TableState, seat: Seat, { asked, move, id }: Of<'move'>): Happening | Refused | Made {
  const before = state.progress?.moveIds.get(moveId(seat, id));
  if (before) return isSame(before.move, move) ? { made: before.position } : fault('stale-decision');
  if (state.phase !== 'playing' || !state.match) return fault('wrong-phase');
  const question = state.questions[seat];
  if (question && question.position !== asked) return fault('stale-decision');
  const refusal = state.match.game.refusal(state.match.state, seat, move);
  return refusal ?? { type: 'moved', seat, move, by: 'player', id };
}

function say(state: TableState, seat: Seat, { speech }: Of<'say'>, now: number): Happening | Refused {
  const own = state.speech.lines.filter((said) => said.seat === seat);
  if (own.length >= linesOf(state, seat)) return fault('chat-full');
  const oldest = own.at(-CHAT_BURST);
  if (oldest && now - oldest.at < CHAT_SPAN) return fault('too-fast');
  return { type: 'said', seat, speech };
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
