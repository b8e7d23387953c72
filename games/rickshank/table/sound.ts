import type { Sound } from '@kuluary/stage/game-table';
import type { Event } from '../rules/events.ts';

type Noisy = Exclude<Event['type'], 'moved'>;

const SOUNDS: Readonly<Partial<Record<Noisy, Sound>>> = {
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

/** What an event sounds like; most make no noise, because another one beside them does. */
export function sound(event: Event): Sound | undefined {
  if (event.type !== 'moved') return SOUNDS[event.type];
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
