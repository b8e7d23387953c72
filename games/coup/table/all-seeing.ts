// For a replay: one view in which every hand lies open. It is put together from what each seat knew of its own.

import type { View } from '../rules/view.ts';

export function allSeeing(watching: View, seats: readonly View[]): View {
  const actor = seats[watching.turn];
  return {
    ...watching,
    hands: seats.map((view, seat) => view.hands[seat]!),
    drawn: actor ? actor.drawn : watching.drawn,
    offered: actor ? actor.offered : null,
  };
}
