// The sound of each event.

import type { SoundName } from '@kuluary/ui/game-table';
import type { Event } from '../rules/events.ts';

type EventTypeWithSound = Exclude<Event['type'], 'moved'>;

const SOUND_BY_EVENT: Readonly<Partial<Record<EventTypeWithSound, SoundName>>> = {
  drew: 'card',
  tokens: 'coins',
  'chose-target': 'doubt',
  avoided: 'claim',
  vote: 'claim',
  voted: 'tap',
  ballots: 'card',
  revealed: 'card',
  'vote-result': 'claim',
  nemesis: 'loss',
  over: 'win',
};

/** undefined: silent, usually because an event beside it has a sound. */
export function soundOfEvent(event: Event): SoundName | undefined {
  if (event.type !== 'moved') return SOUND_BY_EVENT[event.type];
  switch (event.reason) {
    case 'played':
      return 'card';
    case 'bought':
    case 'gained':
      return 'coins';
    case 'defeated':
      return 'win';
    case 'destroyed':
      return 'loss';
    default:
      return undefined;
  }
}
