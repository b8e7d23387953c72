import { FastChance } from '@kuluary/kernel/chance';
import { describe, expect, it } from 'vitest';
import { studentQuantile, WinRateTally } from './win-rate.ts';

/** How often the interval contains the true rate, when the games of a deal share their result with this probability. */
function coverage(trueRate: number, deals: number, gamesOfDeal: number, correlation: number): number {
  const chance = new FastChance(deals * 1000 + gamesOfDeal);
  const happens = (probability: number) => chance.below(1e6) < probability * 1e6;
  let hits = 0;
  for (let trial = 0; trial < TRIALS; trial++) {
    const tally = new WinRateTally();
    for (let deal = 0; deal < deals; deal++) {
      const all = happens(correlation) ? happens(trueRate) : undefined;
      let wins = 0;
      for (let game = 0; game < gamesOfDeal; game++) if (all ?? happens(trueRate)) wins++;
      tally.add(wins, gamesOfDeal);
    }
    const { low, high } = tally.rate();
    if (low <= trueRate && trueRate <= high) hits++;
  }
  return hits / TRIALS;
}

const TRIALS = 2000;

function tallied(deals: readonly (readonly [wins: number, games: number])[]) {
  const tally = new WinRateTally();
  for (const [wins, games] of deals) tally.add(wins, games);
  return tally.rate();
}

describe('the win rate', () => {
  it.each([
    [0.5, 200, 2, 0],
    [0.25, 100, 4, 0],
    [0.25, 100, 4, 0.4],
    [0.17, 60, 6, 0.8],
    [0.4, 10, 4, 0.5],
    [0.05, 100, 4, 0.3],
  ])(
    'has an honest interval: true rate %f, %i deals of %i games, correlation %f',
    (trueRate, deals, games, correlation) => {
      expect(coverage(trueRate, deals, games, correlation)).toBeGreaterThan(0.93);
    },
  );

  it('has a narrower interval the more deals there are, and the less their games are correlated', () => {
    const width = ({ low, high }: { low: number; high: number }) => high - low;
    const even = Array.from({ length: 100 }, (_, i) => [i % 2 === 0 ? 1 : 2, 3] as const);
    const uneven = Array.from({ length: 100 }, (_, i) => [i % 2 === 0 ? 0 : 3, 3] as const);
    expect(tallied(even).winRate).toBe(0.5);
    expect(tallied(uneven).winRate).toBe(0.5);
    expect(width(tallied(even))).toBeLessThan(width(tallied(uneven)) / 2);
    expect(width(tallied([...uneven, ...uneven, ...uneven, ...uneven]))).toBeCloseTo(width(tallied(uneven)) / 2, 2);
  });

  it('never claims to be certain', () => {
    expect(tallied([])).toEqual({ winRate: 0, low: 0, high: 1, games: 0 });
    expect(tallied([[2, 4]])).toEqual({ winRate: 0.5, low: 0, high: 1, games: 4 });
    const never = tallied(Array.from({ length: 50 }, () => [0, 4] as const));
    expect([never.winRate, never.low]).toEqual([0, 0]);
    expect(never.high).toBeGreaterThan(1 / 50);
    const always = tallied(Array.from({ length: 50 }, () => [4, 4] as const));
    expect([always.winRate, always.high]).toEqual([1, 1]);
    expect(always.low).toBeLessThan(1 - 1 / 50);
  });

  it('leaves out deals in which the bot did not play', () => {
    const played = Array.from({ length: 30 }, (_, i) => [i % 3, 2 + (i % 2)] as const);
    expect(tallied(played.flatMap((deal) => [deal, [0, 0] as const]))).toEqual(tallied(played));
  });

  it("knows Student's quantiles", () => {
    const known = { 1: 12.706, 2: 4.303, 5: 2.571, 6: 2.447, 10: 2.228, 30: 2.042, 1000: 1.962 };
    for (const [degrees, quantile] of Object.entries(known))
      expect(studentQuantile(Number(degrees))).toBeCloseTo(quantile, 2);
  });
});
