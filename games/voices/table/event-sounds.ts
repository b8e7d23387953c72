// The sounds of events; most are silent, because another event of the same move has the sound.

import type { SoundName } from '@kuluary/ui/game-table';
import type { Event } from '../rules/events.ts';

const SOUND_BY_EVENT: Readonly<Partial<Record<Event['type'], SoundName>>> = {
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

export function soundOfEvent(event: Event): SoundName | undefined {
  if (event.type === 'pushed') return event.fallen.length > 0 ? 'loss' : 'tap';
  return SOUND_BY_EVENT[event.type];
}
