// The games and options that the component tests play.

import { BOT_REGISTRY } from '@kuluary/games/bot-registry';
import type { FastChance } from '@kuluary/kernel/chance';
import { type Offer, pickEagerly, pickOffer } from './on-screen.fixture.ts';

interface TestedGame {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly people: number;
  readonly choose: (offers: readonly Offer[], chance: FastChance) => Offer; // what to press
  readonly decisionKinds: readonly string[]; // kinds that come up within a few matches
}

const COUP = ['action', 'challenge', 'block', 'challenge-block', 'lose', 'keep'];
const RICKSHANK = ['main', 'choose', 'may', 'target', 'defend', 'ballot', 'reveal', 'tie', 'order'];
const VOICES = [
  'colours',
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

/** The id is of a row in e2e/README.md. */
export const TESTED_GAMES: readonly (readonly [id: string, name: string, played: TestedGame])[] = [
  [
    'E1',
    'Coup, hobby-world',
    {
      game: 'coup',
      options: { edition: 'hobby-world' },
      people: 3,
      choose: pickOffer,
      decisionKinds: [...COUP, 'show'],
    },
  ],
  [
    'E2',
    'Coup, ukrainian',
    {
      game: 'coup',
      options: { edition: 'ukrainian' },
      people: 2,
      choose: pickOffer,
      decisionKinds: [...COUP, 'show', 'pick'],
    },
  ],
  [
    'E3',
    'Coup, squirrel with the Inquisitor',
    {
      game: 'coup',
      options: { edition: 'squirrel', inquisitor: true, examinerDecides: true },
      people: 3,
      choose: pickOffer,
      decisionKinds: [...COUP, 'offer', 'swap'],
    },
  ],
  ['E20', 'Rickshank', { game: 'rickshank', options: {}, people: 3, choose: pickEagerly, decisionKinds: RICKSHANK }],
  ['E23', 'Voices', { game: 'voices', options: {}, people: 3, choose: pickOffer, decisionKinds: VOICES }],
];

const NAMES = ['Anna', 'Борис', 'Леся', 'Bob'];

export function testNames({ people }: TestedGame): readonly string[] {
  return NAMES.slice(0, people);
}

export function testBot({ game }: TestedGame) {
  const { bots } = BOT_REGISTRY[game]!;
  return (bots.greedy ?? bots.random)!;
}
