// What moves when something happens: from where to where. No pictures and no time here, only places on the table.

import type { Seat, Viewer } from '@kuluary/kernel/game';
import type { Event, Zone } from '../rules/events.ts';

/** Parts of the table carry their place as `data-place`. */
type Place =
  | 'line-up'
  | 'play'
  | 'dial'
  | 'guns'
  | 'waves'
  | 'tokens'
  | 'locations'
  | 'nemeses'
  | 'destroyed'
  | 'main-deck'
  | `card-${string}`
  | `seat-${Seat}`
  | `hand-${Seat}`
  | `envelope-${Seat}`
  | `ballot-${Seat}`;

/** A card that shows its face, one that does not, a token, a bolt of power, a wax seal. */
export type Thing = { readonly card: string } | 'back' | 'token' | 'bolt' | 'seal';

export interface Flight {
  readonly thing: Thing;
  readonly from: Place;
  readonly to: Place;
  readonly count: number;
}

const MOST = 5; // things in one flight; nobody counts more
const MOST_FLIGHTS = 14; // of one moment

export function flightsOf(events: readonly Event[], viewer: Viewer): readonly Flight[] {
  return events.flatMap((event) => flightsOfOne(event, viewer)).slice(-MOST_FLIGHTS);
}

/** Who has just sealed an envelope. */
export function sealsIn(events: readonly Event[]): readonly Seat[] {
  return events.flatMap((event) => (event.type === 'voted' ? [event.seat] : []));
}

function flightsOfOne(event: Event, viewer: Viewer): readonly Flight[] {
  switch (event.type) {
    case 'moved': {
      if (event.reason === 'clean-up') return [];
      const from = placeOf(event.from, event.fromSeat, viewer);
      const to = placeOf(event.to, event.toSeat, viewer);
      return from === to ? [] : [{ thing: { card: event.card }, from, to, count: 1 }];
    }
    case 'drew':
      return [
        { thing: 'back', from: seatPlace(event.seat), to: handPlace(event.seat, viewer), count: capped(event.count) },
      ];
    case 'power':
      return [{ thing: 'bolt', from: 'play', to: 'dial', count: capped(Math.abs(event.n)) }];
    case 'tokens': {
      const [supply, own] = ['tokens', seatPlace(event.seat)] as const;
      const isIn = event.reason !== 'payment';
      return [{ thing: 'token', from: isIn ? supply : own, to: isIn ? own : supply, count: capped(event.n) }];
    }
    default:
      return [];
  }
}

function capped(count: number): number {
  return Math.min(count, MOST);
}

function placeOf(zone: Zone, seat: Seat | null, viewer: Viewer): Place {
  switch (zone) {
    case 'hand':
      return handPlace(seat ?? 0, viewer);
    case 'deck':
    case 'discard':
    case 'held':
      return seatPlace(seat ?? 0);
    case 'location-discard':
      return 'locations';
    default:
      return zone;
  }
}

function seatPlace(seat: Seat): Place {
  return `seat-${seat}`;
}

/** The hand of another is where its seat is. */
function handPlace(seat: Seat, viewer: Viewer): Place {
  return seat === viewer ? `hand-${seat}` : seatPlace(seat);
}
