import type { Sound } from '@kuluary/stage/game-table';
import type { Event, EventType } from '../rules/events.ts';

const SOUNDS: Readonly<Partial<Record<EventType, Sound>>> = {
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

/** What an event sounds like; most make no noise, because another one beside them does. */
export function sound(event: Event): Sound | undefined {
  return SOUNDS[event.type];
}
