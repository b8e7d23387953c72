// For a replay: one view in which every hand lies open. It is put together from what each seat knew of its own.

import type { View } from '../rules/view.ts';

export function allSeeing(watching: View, seats: readonly View[]): View {
  return {
    ...watching,
    seats: watching.seats.map((_, seat) => seats[seat]?.seats[seat] ?? watching.seats[seat]!),
  };
}
