// Which coins and cards move on an event, from which place of the table to which. No pictures and no timing here.

import type { Seat } from '@kuluary/kernel/game';
import type { Character } from '../rules/characters.ts';
import type { Event } from '../rules/events.ts';

/** The values of `data-place` on the parts of the table. */
type FlightPlace = 'treasury' | 'deck' | 'claim' | `purse-${Seat}` | `hand-${Seat}`;

export type FlyingPiece = 'coin' | 'back' | Character; // a coin, a card face down, a card that shows its face

export interface Flight {
  readonly piece: FlyingPiece;
  readonly from: FlightPlace;
  readonly to: FlightPlace;
  readonly count: number;
  readonly turns: boolean; // the card turns over on its way
}

const MAX_PIECES = 7; // in one flight

/** The pending coins are those that lie at the claim, before and after these events. */
export function flightsOfEvents(
  events: readonly Event[],
  pendingCoinsBefore = 0,
  pendingCoinsAfter = 0,
): readonly Flight[] {
  const flights = events.flatMap(flightsOfEvent);
  const isTaken = events.some(({ type }) => type === 'took');
  return pendingCoinsBefore > pendingCoinsAfter && !isTaken
    ? [...flights, coinFlight('claim', 'treasury', pendingCoinsBefore)]
    : flights;
}

/** The seats that lost a card in these events. */
export function seatsWithNewLosses(events: readonly Event[]): readonly Seat[] {
  return events.flatMap((event) => (event.type === 'lost' ? [event.seat] : []));
}

function flightsOfEvent(event: Event): readonly Flight[] {
  switch (event.type) {
    case 'game-began':
      return event.coins.map((_, seat) => cardFlight('deck', handPlace(seat), 2));
    case 'action':
      return event.cost > 0 ? [coinFlight(coinsPlace(event.seat), 'treasury', event.cost)] : [];
    case 'took': // announced coins lie at the claim
      return [coinFlight(event.action === 'income' ? 'treasury' : 'claim', coinsPlace(event.seat), event.coins)];
    case 'stole':
      return [coinFlight(coinsPlace(event.target), coinsPlace(event.seat), event.coins)];
    case 'refunded':
      return [coinFlight('treasury', coinsPlace(event.seat), event.coins)];
    case 'forfeited':
      return [coinFlight(coinsPlace(event.seat), 'treasury', event.coins)];
    case 'shown':
      return [{ ...cardFlight(handPlace(event.seat), 'claim', 1), piece: event.card, turns: true }];
    case 'drew':
      return [cardFlight('deck', handPlace(event.seat), event.count)];
    case 'returned':
      return [cardFlight(handPlace(event.seat), 'deck', event.count)];
    case 'replaced':
    case 'swapped':
      return [cardFlight(handPlace(event.seat), 'deck', 1), cardFlight('deck', handPlace(event.seat), 1)];
    case 'examined':
      return [cardFlight(handPlace(event.target), handPlace(event.seat), 1)];
    default:
      return [];
  }
}

function coinsPlace(seat: Seat): FlightPlace {
  return `purse-${seat}`;
}

function handPlace(seat: Seat): FlightPlace {
  return `hand-${seat}`;
}

function coinFlight(from: FlightPlace, to: FlightPlace, count: number): Flight {
  return { piece: 'coin', from, to, count: Math.min(count, MAX_PIECES), turns: false };
}

function cardFlight(from: FlightPlace, to: FlightPlace, count: number): Flight {
  return { piece: 'back', from, to, count, turns: false };
}
