// Options that name a seat, as the prosecutor's, mean whoever sits there: they go along when seats change.

import type { AnyGame, Seat } from '@kuluary/kernel/game';

export type Chosen = Readonly<Record<string, unknown>>;

/** The number that a seat has now; null: it is gone, or whoever sat there is. */
export type SeatNow = (seat: Seat) => Seat | null;

export function reseated({ options }: Pick<AnyGame, 'options'>, chosen: Chosen, seatNow: SeatNow): Chosen {
  const moved = options.flatMap(({ id, kind }) => {
    const seat = chosen[id];
    return kind === 'seat' && typeof seat === 'number' ? [[id, seatNow(seat)] as const] : [];
  });
  return moved.length === 0 ? chosen : { ...chosen, ...Object.fromEntries(moved) };
}

/** When free seats go: `playing` are those that stay. */
export function closedUp(playing: readonly Seat[]): SeatNow {
  return (seat) => (playing.includes(seat) ? playing.indexOf(seat) : null);
}
