// Options that name a seat, as who shall be the prosecutor: people choose whoever sits there.

import type { Seat } from '@kuluary/kernel/game';
import { LAST_WINNER, type OptionSpec } from '@kuluary/kernel/options';
import type { LoadedGame } from '../games.ts';

type Chosen = Readonly<Record<string, unknown>>;
type Playable = Pick<LoadedGame, 'game'>;

/** Those that people choose. Who won the last game the table knows by itself. */
export function seatSpecs({ game }: Playable): readonly OptionSpec[] {
  return game.options.filter(({ id, kind }) => kind === 'seat' && id !== LAST_WINNER);
}

/** Seats have other numbers: who was chosen is still chosen, unless gone (null). */
export function reseated(game: Playable, chosen: Chosen, seatNow: (seat: Seat) => Seat | null): Chosen {
  const moved = seatSpecs(game).flatMap(({ id }) => {
    const seat = chosen[id];
    return typeof seat === 'number' ? [[id, seatNow(seat)] as const] : [];
  });
  return { ...chosen, ...Object.fromEntries(moved) };
}

/** So many play now: nobody is chosen who doesn't. */
export function within(seats: number): (seat: Seat) => Seat | null {
  return (seat) => (seat < seats ? seat : null);
}

/** Somebody has got up, and the others close up. */
export function without(gone: Seat): (seat: Seat) => Seat | null {
  return (seat) => (seat === gone ? null : seat - Number(seat > gone));
}

/** Somebody has sat down in between. */
export function joinedAt(place: Seat): (seat: Seat) => Seat {
  return (seat) => seat + Number(seat >= place);
}
