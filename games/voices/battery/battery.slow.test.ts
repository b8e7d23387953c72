import { amount } from '../../../checks/amount.fixture.ts';
import { trySlices } from '../../../checks/slice.fixture.ts';
import { SECRETS } from './secrets.ts';

// A seeded part of `npm run battery`.
const SEED = 31;
const [MANY, FEW] = amount({ slice: [3, 1], full: [10, 5] });
const OFTEN = amount({ slice: 10, full: 50 }); // at least
const SEATS = [3, 4, 5, 6];
const VARIANTS = { roles: 'expert', abilities: true, majority: 'more', aimError: false };

const slices = SEATS.flatMap((seats) => [
  { game: 'voices', options: {}, seats, games: MANY, seed: SEED },
  { game: 'voices', options: {}, seats, games: FEW, seed: SEED, pilot: 'normal' },
  { game: 'voices', options: { ...VARIANTS, prosecutor: seats - 3 }, seats, games: FEW, seed: SEED },
]);

const RARE = 'strategies laid down'; // several at once: `npm run battery` demands them

trySlices(
  'V24',
  slices,
  SECRETS.filter((secret) => secret !== RARE),
  OFTEN,
);
