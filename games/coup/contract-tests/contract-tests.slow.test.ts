import { FastChance } from '@kuluary/kernel/chance';
import { playBotGame } from '@kuluary/kernel/self-play';
import { describe, expect, it } from 'vitest';
import { describeContractTestSlices } from '../../../checks/contract-test-slices.fixture.ts';
import { testAmount } from '../../../checks/test-amount.fixture.ts';
import { counterBot } from '../bot/counter-bot.ts';
import { coup } from '../rules/coup-game.ts';
import { EDITION_VARIANTS, OPTION_MIXES } from './game-under-test.ts';
import { SECRETS } from './secrets.ts';

// A seeded part of `npm run battery`; a twentieth of it in full runs.
const EDITION_GAMES = testAmount({ slice: 15, full: 100 });
const MIX_GAMES = testAmount({ slice: 3, full: 15 });
const SEED = 20;

const slices = [...EDITION_VARIANTS, ...OPTION_MIXES].flatMap((options) => {
  const games = EDITION_VARIANTS.some((edition) => edition === options) ? EDITION_GAMES : MIX_GAMES;
  return [2, 3, 4, 5, 6].map((seats) => ({ game: 'coup', options, seats, games, seed: SEED }));
});

describeContractTestSlices('C38', slices, SECRETS, testAmount({ slice: 15, full: 100 }));

describe('bots', () => {
  it('finish their games in every variant', () => {
    for (const variant of [...EDITION_VARIANTS, ...OPTION_MIXES]) {
      for (let seats = 2; seats <= 6; seats++) {
        const options = coup.completeOptions(seats, variant);
        const chance = new FastChance(seats);
        for (let i = 0; i < 20; i++) {
          const { state } = playBotGame(coup, seats, options, Array(seats).fill(counterBot), chance);
          expect(coup.outcome(state)).toBeDefined();
        }
      }
    }
  });
});
