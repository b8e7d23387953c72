// Options whose value is a seat, as who shall be the prosecutor: people choose a player.

import type { Seat } from '@kuluary/kernel/game';
import { LAST_WINNER_OPTION, type OptionSpec } from '@kuluary/kernel/options';
import type { LoadedGame } from '../game-loaders.ts';

type ChosenOptions = Readonly<Record<string, unknown>>;
type GameWithRules = Pick<LoadedGame, 'game'>;

/** Those that people choose: the last winner is set by the table. */
export function seatOptionsOf({ game }: GameWithRules): readonly OptionSpec[] {
  return game.options.filter(({ id, kind }) => kind === 'seat' && id !== LAST_WINNER_OPTION);
}

/** After seats got other numbers: the same player stays chosen, unless gone (null). */
export function remapSeatOptions(
  game: GameWithRules,
  chosen: ChosenOptions,
  newSeatOf: (seat: Seat) => Seat | null,
): ChosenOptions {
  const moved = seatOptionsOf(game).flatMap(({ id }) => {
    const seat = chosen[id];
    return typeof seat === 'number' ? [[id, newSeatOf(seat)] as const] : [];
  });
  return { ...chosen, ...Object.fromEntries(moved) };
}

/** A player has left, and the others move up. */
export function closeSeatGap(freedSeat: Seat): (seat: Seat) => Seat | null {
  return (seat) => (seat === freedSeat ? null : seat - Number(seat > freedSeat));
}

/** A player has come in between. */
export function openSeatGap(newSeat: Seat): (seat: Seat) => Seat {
  return (seat) => seat + Number(seat >= newSeat);
}
