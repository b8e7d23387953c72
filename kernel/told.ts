// Events with their addresses, kept.

import type { Events, Seat, Viewer } from './game.ts';

export type Address = Seat | 'all';

export class Told<Event> implements Events<Event> {
  readonly list: { readonly to: Address; readonly event: Event }[] = [];

  all(event: Event): void {
    this.list.push({ to: 'all', event });
  }

  only(seat: Seat, event: Event): void {
    this.list.push({ to: seat, event });
  }

  /** What this viewer was told, in order. */
  seenBy(viewer: Viewer): Event[] {
    return this.list.filter(({ to }) => to === 'all' || to === viewer).map(({ event }) => event);
  }
}
