import { runBattery } from '@kuluary/kernel/battery';
import { describe, expect, it } from 'vitest';
import { rickshank } from '../cards/rickshank.ts';
import { SECRETS } from './secrets.ts';
import { subject } from './subject.ts';

// A seeded tenth of `npm run battery`; games by chance are in a file of their own.
const GAMES = 50;
const SEED = 20;

const changed: Record<string, number> = Object.fromEntries(SECRETS.map((secret) => [secret, 0]));

function tryOut(seats: number, games: number, characters: string, pilot?: string): void {
  const report = runBattery(subject, seats, rickshank.completeOptions(seats, { characters }), games, SEED, pilot);
  expect(report.games).toBe(games);
  expect(report.events).toBeGreaterThan(report.views / 2);
  for (const [secret, count] of Object.entries(report.changed)) changed[secret]! += count;
}

describe('the contract battery on Rickshank', () => {
  for (let seats = 2; seats <= 5; seats++) {
    it(`[R28] ${GAMES} games of ${seats} greedy seats leak nothing and hold together`, () => {
      tryOut(seats, GAMES, 'random', 'greedy');
    });
  }

  it('[R28] and games in which characters are chosen', () => {
    tryOut(3, GAMES, 'two', 'greedy');
    tryOut(2, GAMES / 10, 'choice', 'greedy');
  });

  it('[R28] changed every kind of secret often enough to mean something', () => {
    for (const secret of SECRETS) expect(changed[secret], secret).toBeGreaterThan(100);
  });
});
