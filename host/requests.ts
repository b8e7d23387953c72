// What a guest may ask of a table, and what comes of it: an entry for the log, or the reason why not. Nothing here
// changes anything.

import type { Seat } from '@kuluary/kernel/game';
import { LAST_WINNER, readOptions } from '@kuluary/kernel/options';
import { MAX_CHAT_LINES, MAX_NAME_CHARACTERS } from '@kuluary/protocol/limits';
import type { Command } from '@kuluary/protocol/to-server';
import type { Happening } from './entry.ts';
import { fault, type Refused } from './refused.ts';
import type { TableState } from './table-state.ts';

export const MAX_ENTRIES = 5000; // of a table: beyond them only the game itself goes on
export const MAX_LOBBY_ENTRIES = 1000; // of a lobby: beyond them only its host decides
const HOSTS: readonly TableCommand['type'][] = ['clear-seat', 'seat-bot', 'set', 'start'];
const CHAT_BURST = 5; // lines a seat may say
const CHAT_SPAN = 10_000; // within so many ms

type Of<Type extends Command['type']> = Extract<Command, { type: Type }>;

/** `rematch` and `device` are not here: they need more than this table. */
export type TableCommand = Exclude<Command, { type: 'rematch' | 'device' }>;

export function planned(state: TableState, guest: string, command: TableCommand, now: number): Happening | Refused {
  const seat = state.seatOf(guest);
  if (isFull(state, command)) return fault('too-many');
  if (command.type === 'sit') return sit(state, guest, command);
  if (seat === undefined) return fault('not-seated');
  switch (command.type) {
    case 'move':
      return move(state, seat, command);
    case 'say':
      return say(state, seat, command, now);
    case 'undo':
      return state.mayUndo(seat) ? { type: 'undone', seat } : fault('no-undo');
    case 'stand':
      return stand(state, seat);
    default:
      return state.phase === 'lobby' ? inLobby(state, seat, command) : fault('wrong-phase');
  }
}

/** A log does not grow for ever, and no guest can use it up for the host, or for what others have to say in a game. */
function isFull({ phase, position }: TableState, { type }: TableCommand): boolean {
  if (type === 'move' || type === 'start' || (type === 'say' && phase !== 'lobby')) return false;
  if (position >= MAX_ENTRIES) return true;
  return phase === 'lobby' && position >= MAX_LOBBY_ENTRIES && !HOSTS.includes(type);
}

type LobbyCommand = Exclude<TableCommand, { type: 'sit' | 'move' | 'say' | 'undo' | 'stand' }>;

function inLobby(state: TableState, seat: Seat, command: LobbyCommand): Happening | Refused {
  if (command.type === 'ready') return { type: 'ready', seat, ready: command.ready };
  if (command.type === 'rename') return { type: 'renamed', seat, name: freeName(state, command.name, seat) };
  if (state.host !== seat) return fault('not-host');
  switch (command.type) {
    case 'seat-bot':
      return seatBot(state, command);
    case 'clear-seat':
      return clearSeat(state, seat, command);
    case 'set':
      return set(state, command);
    case 'start':
      return start(state);
  }
}

function sit(state: TableState, guest: string, { seat: wanted, name, salt }: Of<'sit'>): Happening | Refused {
  const own = state.seatOf(guest);
  if (state.phase !== 'lobby') return own === undefined ? fault('wrong-phase') : comeBack(state, own);
  const seat = wanted ?? own ?? state.seats.findIndex(({ kind }) => kind === 'free');
  if (seat === -1) return fault('table-full');
  const there = state.seats[seat];
  if (!there) return fault('no-such-seat');
  if (there.kind !== 'free' && seat !== own) return fault('seat-taken');
  return { type: 'sat', seat, guest, name: freeName(state, name, own ?? seat), salt };
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

function seatBot(state: TableState, { seat, bot, name }: Of<'seat-bot'>): Happening | Refused {
  const there = state.seats[seat];
  if (!there) return fault('no-such-seat');
  if (there.kind === 'person') return fault('seat-taken');
  if (!Object.hasOwn(state.bots, bot)) return fault('no-such-bot');
  return { type: 'bot-sat', seat, bot, name: freeName(state, name, seat) };
}

function clearSeat(state: TableState, own: Seat, { seat }: Of<'clear-seat'>): Happening | Refused {
  const there = state.seats[seat];
  if (!there || seat === own || there.kind === 'free') return fault('no-such-seat');
  return { type: 'stood', seat };
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
  const winner = state.options[LAST_WINNER];
  const chosen =
    winner === undefined || winner === null
      ? state.options
      : { ...state.options, [LAST_WINNER]: nullIfGone(playing.indexOf(winner as Seat)) };
  const read = readOptions(game, playing.length, chosen);
  return 'fault' in read ? fault('bad-options') : { type: 'began', rules: game.version, options: read.options };
}

function nullIfGone(seat: Seat): Seat | null {
  return seat === -1 ? null : seat;
}

function move(state: TableState, seat: Seat, { asked, move, id }: Of<'move'>): Happening | Refused {
  if (state.phase !== 'playing' || !state.match) return fault('wrong-phase');
  const question = state.questions[seat];
  if (question && question.position !== asked) return fault('stale-decision');
  const refusal = state.match.game.refusal(state.match.state, seat, move);
  return refusal ?? { type: 'moved', seat, move, by: 'player', id };
}

function say(state: TableState, seat: Seat, { speech }: Of<'say'>, now: number): Happening | Refused {
  const own = state.said.filter((said) => said.seat === seat);
  if (own.length >= MAX_CHAT_LINES) return fault('chat-full');
  const oldest = own.at(-CHAT_BURST);
  if (oldest && now - oldest.at < CHAT_SPAN) return fault('too-fast');
  return { type: 'said', seat, speech };
}

/** Two people of one name at a table confuse everybody: the second gets a number. */
function freeName(state: TableState, name: string, seat: Seat): string {
  const others = state.names.filter((_, other) => other !== seat).map(lookOf);
  if (!others.includes(lookOf(name))) return name;
  for (let number = 2; ; number++) {
    const tail = ` ${number}`;
    const longer = `${[...name].slice(0, MAX_NAME_CHARACTERS - tail.length).join('')}${tail}`;
    if (!others.includes(lookOf(longer))) return longer;
  }
}

/** Names that look alike are alike. */
function lookOf(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}
