// For a replay: a spectator's view with every hand open, merged from the views of the seats.

import type { View } from '../rules/view.ts';

export function omniscientView(spectatorView: View, seats: readonly View[]): View {
  const actor = seats[spectatorView.turn];
  return {
    ...spectatorView,
    hands: seats.map((view, seat) => view.hands[seat]!),
    drawn: actor ? actor.drawn : spectatorView.drawn,
    offered: actor ? actor.offered : null,
  };
}
