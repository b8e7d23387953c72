// What cards can count.

import { type Frame, NOBODY } from '@kuluary/effects/interpreter';
import type { Seat } from '@kuluary/kernel/game';
import type { Count, Place, Seats, What, Who } from './dialect.ts';
import { matches } from './matching.ts';
import { BORROWED, type Looked, round } from './state.ts';

export function seatOf(frame: Frame, who: Who | undefined): Seat {
  return who === 'them' ? frame.them : frame.you;
}

/** In the order in which it happens to them. */
export function seatsOf({ state }: Looked, frame: Frame, named: Seats): Seat[] {
  switch (named) {
    case 'you':
      return [frame.you];
    case 'them':
      return frame.them === NOBODY ? [] : [frame.them];
    case 'all':
      return round(state, frame.you);
    case 'foes':
      return round(state, frame.you).slice(1);
  }
}

/** Whoever attacks now; a group attack is in nobody's turn, and nobody's. */
export function attackerOf({ state }: Looked, frame: Frame): Seat {
  return state.isTurnOver ? NOBODY : frame.you;
}

export function count(table: Looked, frame: Frame, of: Count): number {
  const { state } = table;
  if ('tokens' in of) return state.players[seatOf(frame, of.tokens)]!.tokens;
  if ('played' in of) return like(table, state.played, of.played, of.other ? frame.card : undefined);
  if ('control' in of) return like(table, controlled(table, frame.you), of.control, of.other ? frame.card : undefined);
  if ('types' in of) return typesAmong(table, controlled(table, frame.you));
  if ('owned' in of) return like(table, owned(table, frame.you), of.owned);
  if ('cards' in of) return inPlaces(table, frame, of.cards, of.in, of.of);
  if ('waves' in of) return state.waves;
  if ('locations' in of) return state.locations.length + state.locationDiscard.length;
  if ('drawable' in of) return seatsOf(table, frame, of.drawable).filter((seat) => canDraw(table, seat)).length;
  if ('held' in of) return heldUnder(table, frame);
  if ('chosen' in of) return frame.chosen;
  if ('attacker' in of) return frame.them === NOBODY ? 0 : 1;
  if ('hits' in of || 'carried' in of) return frame.result;
  throw new Error(`nobody knows how to count ${JSON.stringify(of satisfies never)}`);
}

/** Morty Waves have no type. */
function typesAmong({ box }: Looked, cards: readonly number[]): number {
  const types = new Set(cards.map((card) => box.cards[card]!.type));
  types.delete('none');
  return types.size;
}

/** How many are meant; `but` takes one of these away. */
function like({ box }: Looked, cards: readonly number[], what: What, but?: number): number {
  let number = 0;
  for (const card of cards) if (matches(box.cards[card]!, what)) number++;
  return but !== undefined && cards.includes(but) && matches(box.cards[but]!, what) ? number - 1 : number;
}

function controlled({ state }: Looked, seat: Seat): number[] {
  return state.players[seat]!.play.map(({ card }) => card);
}

function heldUnder({ state }: Looked, { you, card }: Frame): number {
  const piece = state.players[you]!.play.find((each) => each.card === card);
  return piece ? piece.held.length / 2 : 0;
}

/** Whatever scores for a seat, wherever it is. What another seat's effect has borrowed for good scores there. */
export function owned({ state }: Looked, seat: Seat): number[] {
  const { deck, hand, discard, play } = state.players[seat]!;
  const cards = [...deck, ...hand, ...discard];
  for (const { card, owner, from } of play) if (owner === seat || from === BORROWED) cards.push(card);
  state.players.forEach((player, other) => {
    for (const piece of player.play) {
      const isElsewhere = other !== seat && piece.owner === seat && piece.from !== BORROWED;
      if (isElsewhere) cards.push(piece.card);
      for (let i = 0; i < piece.held.length; i += 2) if (piece.held[i + 1] === seat) cards.push(piece.held[i]!);
    }
  });
  return cards;
}

function inPlaces(table: Looked, frame: Frame, what: What, place: Place, of: Seats | undefined): number {
  if (place === 'line-up' || place === 'destroyed') return like(table, cardsIn(table, place, 0), what);
  const seats = seatsOf(table, frame, of ?? 'you');
  if (of === undefined) return like(table, cardsIn(table, place, frame.you), what);
  return seats.filter((seat) => like(table, cardsIn(table, place, seat), what) > 0).length;
}

/** `play`: what the seat owns there, and would stay there. */
export function cardsIn({ box, state }: Looked, place: Place, seat: Seat): readonly number[] {
  switch (place) {
    case 'hand':
      return state.players[seat]!.hand;
    case 'discard':
      return state.players[seat]!.discard;
    case 'play':
      return state.players[seat]!.play.filter(({ card, owner }) => owner === seat && box.cards[card]!.isOngoing).map(
        ({ card }) => card,
      );
    case 'line-up':
      return state.lineUp;
    case 'destroyed':
      return state.destroyed;
  }
}

function canDraw({ state }: Looked, seat: Seat): boolean {
  const { deck, discard } = state.players[seat]!;
  return deck.length > 0 || discard.length > 0;
}
