import { describeContractTestSlices } from '../../../checks/contract-test-slices.fixture.ts';
import { testAmount } from '../../../checks/test-amount.fixture.ts';
import { SECRETS } from './secrets.ts';

// A seeded part of `npm run battery`.
const SEED = 31;
const [MANY, FEW] = testAmount({ slice: [3, 1], full: [10, 5] });
const OFTEN = testAmount({ slice: 10, full: 50 });
const SEATS = [3, 4, 5, 6];
const OPTION_VARIANTS = { roles: 'expert', abilities: true, majority: 'more', aimError: false };

const slices = SEATS.flatMap((seats) => [
  { game: 'voices', options: {}, seats, games: MANY, seed: SEED },
  { game: 'voices', options: {}, seats, games: FEW, seed: SEED, player: 'normal' },
  { game: 'voices', options: { ...OPTION_VARIANTS, prosecutor: seats - 3 }, seats, games: FEW, seed: SEED },
]);

describeContractTestSlices('V24', slices, SECRETS, OFTEN);
