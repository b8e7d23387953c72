// Merges the views of all seats into one for replays: roles, hands, the market, and influence that any seat has looked at.

import type { TokenView, View } from '../rules/view.ts';

export function omniscientView(watching: View, seats: readonly View[]): View {
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
        knownToken(
          token,
          seats.map((view) => view.jurors[number]?.stack[place]),
        ),
      ),
    })),
  };
}

/** The token as seen by a seat that knows its face. */
function knownToken(token: TokenView, seen: readonly (TokenView | undefined)[]): TokenView {
  return seen.find((each) => each !== undefined && each.face !== null) ?? token;
}
