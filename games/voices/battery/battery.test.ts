import { trySlices } from '../../../checks/slice.fixture.ts';
import { SECRETS } from './secrets.ts';

// A seeded part of `npm run battery`.
const SEED = 30;
const SEATS = [3, 4, 5, 6];
const VARIANTS = { roles: 'expert', abilities: true, majority: 'more', aimError: false };

const slices = SEATS.flatMap((seats) => [
  { game: 'voices', options: {}, seats, games: 10, seed: SEED },
  { game: 'voices', options: {}, seats, games: 5, seed: SEED, pilot: 'normal' },
  { game: 'voices', options: { ...VARIANTS, prosecutor: seats - 3 }, seats, games: 5, seed: SEED },
]);

const RARE = 'strategies laid down'; // several at once: `npm run battery` demands them

trySlices(
  'V24',
  slices,
  SECRETS.filter((secret) => secret !== RARE),
  50,
);
