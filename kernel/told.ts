// Events with their addresses, kept.

import type { Events, Seat, Viewer } from './game.ts';

export type Address = Seat | 'all';

export interface Addressed<Event> {
  readonly to: Address;
  readonly event: Event;
}

export class Told<Event> implements Events<Event> {
  readonly list: Addressed<Event>[] = [];

  all(event: Event): void {
    this.list.push({ to: 'all', event });
  }

  only(seat: Seat, event: Event): void {
    this.list.push({ to: seat, event });
  }

  /** What this viewer was told, in order. */
  seenBy(viewer: Viewer): Event[] {
    return this.heardBy(viewer).map(({ event }) => event);
  }

  /** The same, with its addresses. */
  heardBy(viewer: Viewer): Addressed<Event>[] {
    return this.list.filter(({ to }) => to === 'all' || to === viewer);
  }
}
