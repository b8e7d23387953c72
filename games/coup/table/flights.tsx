// placeholder
import type { RefObject } from 'react';
import type { Event } from '../rules/events.ts';

export function Flights(_: {
  readonly news: { readonly id: number; readonly events: readonly Event[] };
  readonly room: RefObject<HTMLElement | null>;
}) {
  return null;
}
