import { describeContractTestSlices } from '../../../checks/contract-test-slices.fixture.ts';
import { testAmount } from '../../../checks/test-amount.fixture.ts';
import { SECRETS } from './secrets.ts';

// A seeded tenth of `npm run battery`; random games are in a file of their own.
const GAMES = testAmount({ slice: 10, full: 50 });
const SEED = 20;

const slice = { game: 'rickshank', games: GAMES, seed: SEED, player: 'greedy' } as const;

const slices = [
  ...[2, 3, 4, 5].map((seats) => ({ ...slice, seats, options: {} })),
  { ...slice, seats: 3, options: { characters: 'two' } },
  { ...slice, seats: 2, games: GAMES / 10, options: { characters: 'choice' } },
];

describeContractTestSlices('R28', slices, SECRETS, testAmount({ slice: 20, full: 100 }));
