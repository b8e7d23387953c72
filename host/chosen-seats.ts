// Options that name a seat, as the prosecutor's, mean whoever sits there: they go along when seats change.

import type { AnyGame, Seat } from '@kuluary/kernel/game';

type Chosen = Readonly<Record<string, unknown>>;

/** null: gone. */
export function reseated(
  { options }: Pick<AnyGame, 'options'>,
  chosen: Chosen,
  seatNow: (seat: Seat) => Seat | null,
): Chosen {
  const moved = options.flatMap(({ id, kind }) => {
    const seat = chosen[id];
    return kind === 'seat' && typeof seat === 'number' ? [[id, seatNow(seat)] as const] : [];
  });
  return moved.length === 0 ? chosen : { ...chosen, ...Object.fromEntries(moved) };
}

/** When free seats go: `playing` are those that stay. */
export function closedUp(playing: readonly Seat[]): (seat: Seat) => Seat | null {
  return (seat) => (playing.includes(seat) ? playing.indexOf(seat) : null);
}
