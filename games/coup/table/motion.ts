// What moves when something happens: from where to where. No pictures and no time here, only places on the table.

import type { Seat } from '@kuluary/kernel/game';
import type { Character } from '../rules/characters.ts';
import type { Event } from '../rules/events.ts';

/** Parts of the table carry their place as `data-place`. */
type Place = 'treasury' | 'deck' | 'claim' | `purse-${Seat}` | `hand-${Seat}`;

export type Thing = 'coin' | 'back' | Character; // a coin, a card face down, a card that shows its face

export interface Flight {
  readonly thing: Thing;
  readonly from: Place;
  readonly to: Place;
  readonly count: number;
  readonly turns: boolean; // the card turns over on its way
}

const MOST = 7; // things in one flight; nobody counts more

/** `waiting` and `stillWaiting`: coins that lay at the claim before these events, and that lie there now. */
export function flightsOf(events: readonly Event[], waiting = 0, stillWaiting = 0): readonly Flight[] {
  const flights = events.flatMap(flightsOfOne);
  const isTaken = events.some(({ type }) => type === 'took');
  return waiting > stillWaiting && !isTaken ? [...flights, coins('claim', 'treasury', waiting)] : flights;
}

/** The seats whose last lost card is new on the table. */
export function lossesIn(events: readonly Event[]): readonly Seat[] {
  return events.flatMap((event) => (event.type === 'lost' ? [event.seat] : []));
}

function flightsOfOne(event: Event): readonly Flight[] {
  switch (event.type) {
    case 'game-began':
      return event.coins.map((_, seat) => cards('deck', hand(seat), 2));
    case 'action':
      return event.cost > 0 ? [coins(purse(event.seat), 'treasury', event.cost)] : [];
    case 'took': // what was announced and waited lies at the claim
      return [coins(event.action === 'income' ? 'treasury' : 'claim', purse(event.seat), event.coins)];
    case 'stole':
      return [coins(purse(event.target), purse(event.seat), event.coins)];
    case 'refunded':
      return [coins('treasury', purse(event.seat), event.coins)];
    case 'forfeited':
      return [coins(purse(event.seat), 'treasury', event.coins)];
    case 'shown':
      return [{ ...cards(hand(event.seat), 'claim', 1), thing: event.card, turns: true }];
    case 'drew':
      return [cards('deck', hand(event.seat), event.count)];
    case 'returned':
      return [cards(hand(event.seat), 'deck', event.count)];
    case 'replaced':
    case 'swapped':
      return [cards(hand(event.seat), 'deck', 1), cards('deck', hand(event.seat), 1)];
    case 'examined':
      return [cards(hand(event.target), hand(event.seat), 1)];
    default:
      return [];
  }
}

function purse(seat: Seat): Place {
  return `purse-${seat}`;
}

function hand(seat: Seat): Place {
  return `hand-${seat}`;
}

function coins(from: Place, to: Place, count: number): Flight {
  return { thing: 'coin', from, to, count: Math.min(count, MOST), turns: false };
}

function cards(from: Place, to: Place, count: number): Flight {
  return { thing: 'back', from, to, count, turns: false };
}
