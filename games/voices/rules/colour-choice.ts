// Before the first round each persona may wish for colours. The table has dealt some to everybody already: who wishes for none
// keeps those that nobody else gets.

import { NO_SEAT } from '@kuluary/card-language/interpreter';
import type { Seat } from '@kuluary/kernel/game';
import { colourOf, GREY_COLOUR } from './markers.ts';
import type { Move } from './moves.ts';
import { ABSENT, MIN_SEATS, personas, type RulesContext, type State, UNUSED } from './state.ts';
import { COLOURS, type Colour } from './vocabulary.ts';

/** At a table of three each persona has two. */
export const coloursPerPersona = (seats: number): number => (seats === MIN_SEATS ? 2 : 1);

/** Before anybody has wished for one: personas in seat order. */
export function dealtColours(seats: number, prosecutor: Seat): Seat[] {
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== prosecutor);
  return COLOURS.map((_, colour) =>
    colour === GREY_COLOUR ? prosecutor : (others[Math.floor(colour / coloursPerPersona(seats))] ?? NO_SEAT),
  );
}

/** Any colours, at most as many as a persona has; or none in particular. */
export function colourMoves({ roles }: State): Move[] {
  const single = COLOURS.filter((_, colour) => colour !== GREY_COLOUR);
  const pairs = single.flatMap((one, i) => single.slice(i + 1).map((other) => [one, other]));
  const rows: readonly (readonly Colour[])[] = [
    ...single.map((colour) => [colour]),
    ...(coloursPerPersona(roles.length) > 1 ? pairs : []),
  ];
  return [...rows.map((colours): Move => ({ type: 'colours', colours })), { type: 'pass' }];
}

/** Wishes are granted once all personas have answered. */
export function applyColourWish({ state, eventSink }: RulesContext, seat: Seat, wish: readonly Colour[]): void {
  state.wishes = state.wishes.with(
    seat,
    wish.map((colour) => COLOURS.indexOf(colour)),
  );
  const { seats } = state.asked!;
  seats.splice(seats.indexOf(seat), 1);
  if (seats.length > 0) return;
  state.asked = null;
  state.owners = grantWishes(state);
  state.places = state.places.map((_, marker) => (state.owners[colourOf(marker)] === NO_SEAT ? ABSENT : UNUSED));
  state.wishes = state.wishes.map(() => []);
  eventSink?.all({ type: 'colours', owners: state.owners });
}

/** First the wishes, in seat order; then everybody keeps what was dealt and is still free; then whatever is left. */
function grantWishes(state: State): Seat[] {
  const owners = COLOURS.map((_, colour) => (colour === GREY_COLOUR ? state.prosecutor : NO_SEAT));
  const owed = (seat: Seat) => coloursPerPersona(state.roles.length) - owners.filter((owner) => owner === seat).length;
  const give = (seat: Seat, colours: readonly number[]) => {
    for (const colour of colours) if (owners[colour] === NO_SEAT && owed(seat) > 0) owners[colour] = seat;
  };
  const all = COLOURS.map((_, colour) => colour);
  for (const seat of personas(state)) give(seat, state.wishes[seat]!);
  for (const seat of personas(state))
    give(
      seat,
      all.filter((colour) => state.owners[colour] === seat),
    );
  for (const seat of personas(state)) give(seat, all);
  return owners;
}
