import type { Sound } from '@kuluary/stage/game-table';
import type { Event } from '../rules/events.ts';

const SOUNDS: Readonly<Partial<Record<Event['type'], Sound>>> = {
  chose: 'card',
  fiction: 'card',
  option: 'claim',
  put: 'coins',
  removed: 'coins',
  shifted: 'coins',
  turned: 'coins',
  influence: 'coins',
  revealed: 'claim',
  strategy: 'claim',
  destroyed: 'loss',
  drew: 'card',
  phase: 'doubt',
  over: 'win',
};

/** What an event sounds like; most make no noise, because another one beside them does. */
export function sound(event: Event): Sound | undefined {
  if (event.type === 'pushed') return event.fallen.length > 0 ? 'loss' : 'tap';
  return SOUNDS[event.type];
}
