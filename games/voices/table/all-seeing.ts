// For a replay: one view in which everything lies open that any seat knows of its own: roles, hands, the desk, and influence
// that somebody has looked at.

import type { TokenView, View } from '../rules/view.ts';

export function allSeeing(watching: View, seats: readonly View[]): View {
  const desk = seats[watching.prosecutor];
  return {
    ...watching,
    seats: watching.seats.map((each, seat) => seats[seat]?.seats[seat] ?? each),
    market: desk?.market ?? watching.market,
    chosen: desk?.chosen ?? watching.chosen,
    drawn: seats.find(({ drawn }) => drawn.some((face) => face !== null))?.drawn ?? watching.drawn,
    jurors: watching.jurors.map((juror, number) => ({
      ...juror,
      stack: juror.stack.map((token, place) =>
        known(
          token,
          seats.map((view) => view.jurors[number]?.stack[place]),
        ),
      ),
    })),
  };
}

/** As whoever knows it sees it. */
function known(token: TokenView, seen: readonly (TokenView | undefined)[]): TokenView {
  return seen.find((each) => each !== undefined && each.face !== null) ?? token;
}
