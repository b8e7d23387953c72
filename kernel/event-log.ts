// The events of a match with their addresses, in order.

import type { EventSink, Seat, Viewer } from './game.ts';

export type EventAddress = Seat | 'all';

export interface AddressedEvent<Event> {
  readonly to: EventAddress;
  readonly event: Event;
}

export class EventLog<Event> implements EventSink<Event> {
  readonly addressedEvents: AddressedEvent<Event>[] = [];

  all(event: Event): void {
    this.addressedEvents.push({ to: 'all', event });
  }

  only(seat: Seat, event: Event): void {
    this.addressedEvents.push({ to: seat, event });
  }

  /** The events that this viewer got, in order. */
  eventsFor(viewer: Viewer): Event[] {
    return this.addressedEventsFor(viewer).map(({ event }) => event);
  }

  /** The events that this viewer got, with their addresses. */
  addressedEventsFor(viewer: Viewer): AddressedEvent<Event>[] {
    return this.addressedEvents.filter(({ to }) => to === 'all' || to === viewer);
  }
}
