// What is chosen for a match, wherever it begins: in a lobby, against bots, on one device.

import type { Seat } from '@kuluary/kernel/game';
import type { LoadedGame } from '../game-loaders.ts';
import { type LobbySession, playerCount, seatsClockwise } from './lobby-session.ts';

export type ChosenOptions = Readonly<Record<string, unknown>>;

/** The options chosen so far, and how many would play now. */
export interface MatchOptions {
  readonly game: Pick<LoadedGame, 'id' | 'game' | 'texts'>;
  readonly chosen: ChosenOptions;
  readonly seats: number;
}

export type SeatedPlayer = readonly [seat: Seat, name: string];

export interface OptionsForm extends MatchOptions {
  readonly game: LoadedGame;
  readonly maxSeats: number; // as many may play
  readonly players: readonly SeatedPlayer[]; // who plays, as far as known
  readonly isReadOnly: boolean;
  readonly onChoose: (chosen: ChosenOptions) => unknown; // a promise: it is pending until then
}

export function lobbyOptionsForm(session: LobbySession): OptionsForm {
  const { game, table, you, send } = session;
  return {
    ...matchOptionsOf(session),
    game,
    maxSeats: table.seats.length,
    players: seatsClockwise(table, you).flatMap((seat): SeatedPlayer[] => {
      const { kind, name } = table.seats[seat]!;
      return kind === 'free' ? [] : [[seat, name]];
    }),
    isReadOnly: !you.host,
    onChoose: (options) => send({ type: 'set', options }),
  };
}

export function matchOptionsOf(session: Pick<LobbySession, 'game' | 'table'>): MatchOptions {
  return { game: session.game, chosen: session.table.options, seats: playerCount(session) };
}
