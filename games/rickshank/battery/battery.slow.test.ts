import { amount } from '../../../checks/amount.fixture.ts';
import { trySlices } from '../../../checks/slice.fixture.ts';
import { SECRETS } from './secrets.ts';

// A seeded tenth of `npm run battery`; games by chance are in a file of their own.
const GAMES = amount({ slice: 10, full: 50 });
const SEED = 20;

const slice = { game: 'rickshank', games: GAMES, seed: SEED, pilot: 'greedy' } as const;

const slices = [
  ...[2, 3, 4, 5].map((seats) => ({ ...slice, seats, options: {} })),
  { ...slice, seats: 3, options: { characters: 'two' } },
  { ...slice, seats: 2, games: GAMES / 10, options: { characters: 'choice' } },
];

trySlices('R28', slices, SECRETS, amount({ slice: 20, full: 100 }));
