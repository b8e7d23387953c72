// Which pieces fly from where to where for an event. No pictures and no timing.

import type { Seat, Viewer } from '@kuluary/kernel/game';
import type { Event, Zone } from '../rules/events.ts';

/** Values of the `data-place` attribute of table elements. */
type FlightPlace =
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

/** A face-up card, a card back, a token, a bolt of power, a wax seal. */
export type FlyingPiece = { readonly card: string } | 'back' | 'token' | 'bolt' | 'seal';

export interface Flight {
  readonly piece: FlyingPiece;
  readonly from: FlightPlace;
  readonly to: FlightPlace;
  readonly count: number;
}

const MAX_PIECES = 5; // in one flight
const MAX_FLIGHTS = 14; // of one update

export function flightsOfEvents(events: readonly Event[], viewer: Viewer): readonly Flight[] {
  return events.flatMap((event) => flightsOfEvent(event, viewer)).slice(-MAX_FLIGHTS);
}

export function seatsThatSealed(events: readonly Event[]): readonly Seat[] {
  return events.flatMap((event) => (event.type === 'voted' ? [event.seat] : []));
}

function flightsOfEvent(event: Event, viewer: Viewer): readonly Flight[] {
  switch (event.type) {
    case 'moved': {
      if (event.reason === 'clean-up') return [];
      const from = screenPlaceOf(event.from, event.fromSeat, viewer);
      const to = screenPlaceOf(event.to, event.toSeat, viewer);
      return from === to ? [] : [{ piece: { card: event.card }, from, to, count: 1 }];
    }
    case 'drew':
      return [
        {
          piece: 'back',
          from: seatPlace(event.seat),
          to: handPlace(event.seat, viewer),
          count: cappedCount(event.count),
        },
      ];
    case 'power':
      return [{ piece: 'bolt', from: 'play', to: 'dial', count: cappedCount(Math.abs(event.n)) }];
    case 'tokens': {
      const [supply, own] = ['tokens', seatPlace(event.seat)] as const;
      const isGain = event.reason !== 'payment';
      return [{ piece: 'token', from: isGain ? supply : own, to: isGain ? own : supply, count: cappedCount(event.n) }];
    }
    default:
      return [];
  }
}

function cappedCount(count: number): number {
  return Math.min(count, MAX_PIECES);
}

function screenPlaceOf(zone: Zone, seat: Seat | null, viewer: Viewer): FlightPlace {
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

function seatPlace(seat: Seat): FlightPlace {
  return `seat-${seat}`;
}

/** Hands of other seats are not on the table. */
function handPlace(seat: Seat, viewer: Viewer): FlightPlace {
  return seat === viewer ? `hand-${seat}` : seatPlace(seat);
}
