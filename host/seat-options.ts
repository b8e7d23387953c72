// Options whose value is a seat mean the player there: their values follow when seats are renumbered.

import type { AnyGame, Seat } from '@kuluary/kernel/game';

export type ChosenOptions = Readonly<Record<string, unknown>>;

/** The new number of a seat; null: the seat or its player is gone. */
export type SeatRenumbering = (seat: Seat) => Seat | null;

export function renumberSeatOptions(
  { options }: Pick<AnyGame, 'options'>,
  chosen: ChosenOptions,
  renumber: SeatRenumbering,
): ChosenOptions {
  const moved = options.flatMap(({ id, kind }) => {
    const seat = chosen[id];
    return kind === 'seat' && typeof seat === 'number' ? [[id, renumber(seat)] as const] : [];
  });
  return moved.length === 0 ? chosen : { ...chosen, ...Object.fromEntries(moved) };
}

/** For the removal of free seats: `playing` are those that stay. */
export function makeSeatRenumbering(playing: readonly Seat[]): SeatRenumbering {
  return (seat) => (playing.includes(seat) ? playing.indexOf(seat) : null);
}
