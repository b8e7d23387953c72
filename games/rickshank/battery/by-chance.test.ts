import { runBattery } from '@kuluary/kernel/battery';
import { describe, expect, it } from 'vitest';
import { rickshank } from '../cards/rickshank.ts';
import { subject } from './subject.ts';

// A seeded tenth of `npm run battery`: chance plays every card sooner or later, and in every order.
const GAMES = 50;
const SEED = 21;

describe('the contract battery on Rickshank, by chance', () => {
  for (let seats = 2; seats <= 5; seats++) {
    it(`[R28] ${GAMES} games of ${seats} seats leak nothing and hold together`, () => {
      const report = runBattery(subject, seats, rickshank.completeOptions(seats, {}), GAMES, SEED);
      expect(report.games).toBe(GAMES);
      expect(report.events).toBeGreaterThan(report.views / 2);
    });
  }
});
