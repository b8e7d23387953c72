// The rule sets that the component tests play.

import { MINDS } from '@kuluary/games/minds';
import type { FastChance } from '@kuluary/kernel/chance';
import { eagerly, type Offer, pick } from './on-screen.fixture.ts';

interface Played {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly people: number;
  readonly choose: (offers: readonly Offer[], chance: FastChance) => Offer; // what to press
  readonly questions: readonly string[]; // kinds that come up in few games
}

const COUP = ['action', 'challenge', 'block', 'challenge-block', 'lose', 'keep'];
const RICKSHANK = ['main', 'choose', 'may', 'target', 'defend', 'ballot', 'reveal', 'tie', 'order'];
const VOICES = [
  'trial',
  'push',
  'strategy',
  'tie',
  'hidden',
  'either',
  'may',
  'juror',
  'influence',
  'marker',
  'discard',
];

/** The id is that of what holds, in e2e/README.md. */
export const PLAYED: readonly (readonly [id: string, name: string, played: Played])[] = [
  [
    'E1',
    'Coup, hobby-world',
    { game: 'coup', options: { edition: 'hobby-world' }, people: 3, choose: pick, questions: [...COUP, 'show'] },
  ],
  [
    'E2',
    'Coup, ukrainian',
    { game: 'coup', options: { edition: 'ukrainian' }, people: 2, choose: pick, questions: [...COUP, 'show', 'pick'] },
  ],
  [
    'E3',
    'Coup, squirrel with the Inquisitor',
    {
      game: 'coup',
      options: { edition: 'squirrel', inquisitor: true, examinerDecides: true },
      people: 3,
      choose: pick,
      questions: [...COUP, 'offer', 'swap'],
    },
  ],
  ['E20', 'Rickshank', { game: 'rickshank', options: {}, people: 3, choose: eagerly, questions: RICKSHANK }],
  ['E23', 'Voices', { game: 'voices', options: {}, people: 3, choose: pick, questions: VOICES }],
];

const NAMES = ['Anna', 'Борис', 'Леся', 'Bob'];

export function namesOf({ people }: Played): readonly string[] {
  return NAMES.slice(0, people);
}

export function botOf({ game }: Played, bot: 'greedy' | 'random') {
  const { bots } = MINDS[game]!;
  return (bots[bot] ?? bots.random)!;
}
