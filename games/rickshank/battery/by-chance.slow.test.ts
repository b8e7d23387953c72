import { amount } from '../../../checks/amount.fixture.ts';
import { trySlices } from '../../../checks/slice.fixture.ts';

// A seeded tenth of `npm run battery`: chance plays every card sooner or later, and in every order.
const GAMES = amount({ slice: 6, full: 50 });
const SEED = 21;

trySlices(
  'R28',
  [2, 3, 4, 5].map((seats) => ({ game: 'rickshank', options: {}, seats, games: GAMES, seed: SEED })),
  [],
  0,
);
