import { describeContractTestSlices } from '../../../checks/contract-test-slices.fixture.ts';
import { testAmount } from '../../../checks/test-amount.fixture.ts';

// A seeded tenth of `npm run battery`: random moves play every card sooner or later, in every order.
const GAMES = testAmount({ slice: 6, full: 50 });
const SEED = 21;

describeContractTestSlices(
  'R28',
  [2, 3, 4, 5].map((seats) => ({ game: 'rickshank', options: {}, seats, games: GAMES, seed: SEED })),
  [],
  0,
);
