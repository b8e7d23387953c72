import { FastChance } from '@kuluary/kernel/chance';
import { playBots } from '@kuluary/kernel/play';
import { describe, expect, it } from 'vitest';
import { amount } from '../../../checks/amount.fixture.ts';
import { trySlices } from '../../../checks/slice.fixture.ts';
import { counter } from '../bot/counter.ts';
import { coup } from '../rules/coup.ts';
import { SECRETS } from './secrets.ts';
import { EDITION_OPTIONS, MIXES } from './subject.ts';

// A seeded slice of `npm run battery`; in full a twentieth.
const EDITION_GAMES = amount({ slice: 15, full: 100 });
const MIX_GAMES = amount({ slice: 3, full: 15 });
const SEED = 20;

const slices = [...EDITION_OPTIONS, ...MIXES].flatMap((options) => {
  const games = EDITION_OPTIONS.some((edition) => edition === options) ? EDITION_GAMES : MIX_GAMES;
  return [2, 3, 4, 5, 6].map((seats) => ({ game: 'coup', options, seats, games, seed: SEED }));
});

trySlices('C38', slices, SECRETS, amount({ slice: 15, full: 100 }));

describe('bots', () => {
  it('finish their games in every variant', () => {
    for (const variant of [...EDITION_OPTIONS, ...MIXES]) {
      for (let seats = 2; seats <= 6; seats++) {
        const options = coup.completeOptions(seats, variant);
        const chance = new FastChance(seats);
        for (let i = 0; i < 20; i++) {
          const { state } = playBots(coup, seats, options, Array(seats).fill(counter), chance);
          expect(coup.outcome(state)).toBeDefined();
        }
      }
    }
  });
});
