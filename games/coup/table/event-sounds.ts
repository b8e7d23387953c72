// The sounds of events.

import type { SoundName } from '@kuluary/ui/game-table';
import type { Event, EventType } from '../rules/events.ts';

const SOUND_BY_EVENT: Readonly<Partial<Record<EventType, SoundName>>> = {
  action: 'claim',
  blocked: 'claim',
  challenged: 'doubt',
  shown: 'card',
  lost: 'loss',
  replaced: 'card',
  drew: 'card',
  returned: 'card',
  swapped: 'card',
  refunded: 'coins',
  took: 'coins',
  stole: 'coins',
  won: 'win',
  'your-hand': 'card',
};

/** The sound of an event; undefined for most, because an event beside it has one. */
export function soundOfEvent(event: Event): SoundName | undefined {
  return SOUND_BY_EVENT[event.type];
}
