// The reference bots win as often against each other as the public bots that they imitate (README.md has the figures).
// The whole 95 % interval must lie within the tolerance, so that a lucky seed cannot pass.

import { dealsNeeded, distinctBots, playDeal } from '@kuluary/bots/arena';
import { randomBot } from '@kuluary/bots/random-bot';
import { type WinRate, WinRateTally } from '@kuluary/bots/win-rate';
import type { AnyBot, AnyGame } from '@kuluary/kernel/game';
import { describe, expect, it } from 'vitest';
import { coup } from '../rules/coup-game.ts';
import { counterBot } from './counter-bot.ts';
import { personalityBot } from './personality-bot.ts';
import { simulatorBot } from './simulator-bot.ts';

const BOTS = {
  random: randomBot,
  counter: counterBot,
  simulator: simulatorBot,
  personality: personalityBot,
} as Readonly<Record<string, AnyBot>>;
const TOLERANCE = 0.06;
const GAMES = 3000;

/** How often the first bot wins against the second. */
function duel(names: readonly [string, string], games: number): WinRate {
  const contest = { seats: 2, options: coup.completeOptions(2, {}), names, seed: 4 };
  const tally = new WinRateTally();
  for (let deal = 0; deal < dealsNeeded(games, 2); deal++) {
    const { wins, games } = playDeal(coup as AnyGame, BOTS, contest, deal);
    tally.add(wins[distinctBots(contest).indexOf(names[0])]!, games[0]!);
  }
  return tally.rate();
}

describe('the reference bots', () => {
  it.each([
    ['personality', 'counter', 0.66],
    ['counter', 'simulator', 0.56],
    ['personality', 'simulator', 0.5],
  ] as const)('%s wins against %s as often as the originals do: %f', (first, second, original) => {
    const { low, high } = duel([first, second], GAMES);
    expect(low).toBeGreaterThan(original - TOLERANCE);
    expect(high).toBeLessThan(original + TOLERANCE);
  });

  it.each(['counter', 'simulator', 'personality'])(
    '%s wins against random play 81 to 95 times in a hundred',
    (name) => {
      const { low, high } = duel([name, 'random'], 1000);
      expect(high).toBeGreaterThan(0.81);
      expect(low).toBeLessThan(0.95);
    },
  );
});
