// The view of a replay with all hands open, combined from the seats' own views.

import type { View } from '../rules/view.ts';

export function omniscientView(view: View, seatViews: readonly View[]): View {
  return {
    ...view,
    seats: view.seats.map((_, seat) => seatViews[seat]?.seats[seat] ?? view.seats[seat]!),
  };
}
