import { runBattery } from '@kuluary/kernel/battery';
import { FastChance } from '@kuluary/kernel/chance';
import { playBots } from '@kuluary/kernel/play';
import { describe, expect, it } from 'vitest';
import { counter } from '../bot/counter.ts';
import { coup } from '../rules/coup.ts';
import { SECRETS } from './secrets.ts';
import { EDITION_OPTIONS, MIXES, subject } from './subject.ts';

// A seeded tenth of `npm run battery`.
const EDITION_GAMES = 200;
const MIX_GAMES = 30;
const SEED = 20;

const changed: Record<string, number> = Object.fromEntries(SECRETS.map((secret) => [secret, 0]));

describe('the contract battery on Coup', () => {
  for (const variant of [...EDITION_OPTIONS, ...MIXES]) {
    const games = EDITION_OPTIONS.some((options) => options === variant) ? EDITION_GAMES : MIX_GAMES;
    for (let seats = 2; seats <= 6; seats++) {
      it(`[C38] ${games} games of ${seats} seats leak nothing and hold together: ${JSON.stringify(variant)}`, () => {
        const report = runBattery(subject, seats, coup.completeOptions(seats, variant), games, SEED);
        expect(report.games).toBe(games);
        expect(report.events).toBeGreaterThan(report.views / 2);
        for (const [secret, count] of Object.entries(report.changed)) changed[secret]! += count;
      });
    }
  }

  it('[C38] changed every kind of secret often enough to mean something', () => {
    for (const secret of SECRETS) expect(changed[secret], secret).toBeGreaterThan(100);
  });
});

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
