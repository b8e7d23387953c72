// Evaluates the counts that cards use, and lists the cards that a seat controls, owns or has in a zone.

import { type Frame, NO_SEAT } from '@kuluary/card-language/interpreter';
import type { Seat } from '@kuluary/kernel/game';
import { matchesFilter } from './card-filter.ts';
import type { CardFilter, ChoiceZone, CountTerm, SeatsTerm, SeatTerm } from './card-terms.ts';
import { BORROWED, type CardInPlay, type RulesReadContext, seatsClockwiseFrom } from './state.ts';

export function resolveSeat(frame: Frame, who: SeatTerm | undefined): Seat {
  return who === 'them' ? frame.them : frame.you;
}

/** In the order in which an effect reaches them. */
export function resolveSeats({ state }: RulesReadContext, frame: Frame, named: SeatsTerm): Seat[] {
  switch (named) {
    case 'you':
      return [frame.you];
    case 'them':
      return frame.them === NO_SEAT ? [] : [frame.them];
    case 'all':
      return seatsClockwiseFrom(state, frame.you);
    case 'foes':
      return seatsClockwiseFrom(state, frame.you).slice(1);
  }
}

export function evaluateCount(context: RulesReadContext, frame: Frame, of: CountTerm): number {
  const { state } = context;
  if ('tokens' in of) return state.players[resolveSeat(frame, of.tokens)]!.tokens;
  if ('played' in of) return countMatching(context, state.played, of.played, of.other ? frame.card : undefined);
  if ('control' in of)
    return countMatching(context, cardsControlledBy(context, frame.you), of.control, of.other ? frame.card : undefined);
  if ('types' in of) return countTypes(context, cardsControlledBy(context, frame.you));
  if ('owned' in of) return countMatching(context, cardsOwnedBy(context, frame.you), of.owned);
  if ('cards' in of) return countInZones(context, frame, of.cards, of.in, of.of);
  if ('waves' in of) return state.waves;
  if ('locations' in of) return state.locations.length + state.locationDiscard.length;
  if ('drawable' in of)
    return resolveSeats(context, frame, of.drawable).filter((seat) => canDraw(context, seat)).length;
  if ('held' in of) return countHeldUnder(context, frame);
  if ('chosen' in of) return frame.chosen;
  if ('attacker' in of) return frame.them === NO_SEAT ? 0 : 1;
  if ('hits' in of || 'carried' in of) return frame.result;
  throw new Error(`unknown count: ${JSON.stringify(of satisfies never)}`);
}

/** Different types; Morty Waves have none. */
function countTypes({ box }: RulesReadContext, cards: readonly number[]): number {
  const types = new Set(cards.map((card) => box.cards[card]!.type));
  types.delete('none');
  return types.size;
}

/** How many match, without one copy of `except`. */
function countMatching(
  { box }: RulesReadContext,
  cards: readonly number[],
  filter: CardFilter,
  except?: number,
): number {
  let number = 0;
  for (const card of cards) if (matchesFilter(box.cards[card]!, filter)) number++;
  return except !== undefined && cards.includes(except) && matchesFilter(box.cards[except]!, filter)
    ? number - 1
    : number;
}

function cardsControlledBy({ state }: RulesReadContext, seat: Seat): number[] {
  return state.players[seat]!.play.map(({ card }) => card);
}

function countHeldUnder({ state }: RulesReadContext, { you, card }: Frame): number {
  const cardInPlay = state.players[you]!.play.find((each) => each.card === card);
  return cardInPlay ? cardInPlay.held.length / 2 : 0;
}

/** The cards that score for a seat, wherever they are. A borrowed card scores for the seat that has it in play. */
export function cardsOwnedBy({ state }: RulesReadContext, seat: Seat): number[] {
  const { deck, hand, discard, play } = state.players[seat]!;
  const cards = [...deck, ...hand, ...discard];
  for (const { card, owner, from } of play) if (owner === seat || from === BORROWED) cards.push(card);
  state.players.forEach((player, other) => {
    for (const cardInPlay of player.play) {
      const isElsewhere = other !== seat && cardInPlay.owner === seat && cardInPlay.from !== BORROWED;
      if (isElsewhere) cards.push(cardInPlay.card);
      for (let i = 0; i < cardInPlay.held.length; i += 2)
        if (cardInPlay.held[i + 1] === seat) cards.push(cardInPlay.held[i]!);
    }
  });
  return cards;
}

function countInZones(
  context: RulesReadContext,
  frame: Frame,
  filter: CardFilter,
  zone: ChoiceZone,
  of: SeatsTerm | undefined,
): number {
  if (zone === 'line-up' || zone === 'destroyed') return countMatching(context, cardsInZone(context, zone, 0), filter);
  const seats = resolveSeats(context, frame, of ?? 'you');
  if (of === undefined) return countMatching(context, cardsInZone(context, zone, frame.you), filter);
  return seats.filter((seat) => countMatching(context, cardsInZone(context, zone, seat), filter) > 0).length;
}

/** Ongoing cards that a seat owns: before it, or borrowed by another seat. */
export function ongoingCardsOwnedBy(
  { box, state }: RulesReadContext,
  seat: Seat,
): { at: Seat; cardInPlay: CardInPlay }[] {
  return seatsClockwiseFrom(state, seat).flatMap((at) =>
    state.players[at]!.play.filter(({ card, owner }) => owner === seat && box.cards[card]!.isOngoing).map(
      (cardInPlay) => ({ at, cardInPlay }),
    ),
  );
}

/** `play`: ongoing cards that the seat owns. */
export function cardsInZone(context: RulesReadContext, zone: ChoiceZone, seat: Seat): readonly number[] {
  const { state } = context;
  switch (zone) {
    case 'hand':
      return state.players[seat]!.hand;
    case 'discard':
      return state.players[seat]!.discard;
    case 'play':
      return ongoingCardsOwnedBy(context, seat).map(({ cardInPlay }) => cardInPlay.card);
    case 'line-up':
      return state.lineUp;
    case 'destroyed':
      return state.destroyed;
  }
}

function canDraw({ state }: RulesReadContext, seat: Seat): boolean {
  const { deck, discard } = state.players[seat]!;
  return deck.length > 0 || discard.length > 0;
}
