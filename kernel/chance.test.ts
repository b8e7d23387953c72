import { describe, expect, it } from 'vitest';
import { type Chance, type Draw, FastChance, recordingChance, shuffle, stackedChance } from './chance.ts';
import { commitmentOf, keyedChance, tableKey } from './fairness.ts';

const SEED = '00'.repeat(32);
const TERMS = { game: 'coup', options: { coins: 2 }, salts: ['a', 'b'] };

/** Chi-squared of how often each number below n came. */
function chiSquared(chance: Chance, n: number, draws: number): number {
  const counts = Array<number>(n).fill(0);
  for (let i = 0; i < draws; i++) counts[chance.below(n)]!++;
  return counts.reduce((sum, count) => sum + (count - draws / n) ** 2 / (draws / n), 0);
}

describe('chance', () => {
  it.each([
    ['fast', (): Chance => new FastChance(7)],
    ['keyed', (): Chance => keyedChance(tableKey(SEED, TERMS))(3)],
  ])('%s chance gives every number equally often', (_name, make) => {
    // The 99.99 % bounds of chi-squared with 5 and 14 degrees of freedom.
    expect(chiSquared(make(), 6, 30_000)).toBeLessThan(25.8);
    expect(chiSquared(make(), 15, 30_000)).toBeLessThan(42.6);
  });

  it('stays below its bound, also for bounds near 2^32', () => {
    const keyed = keyedChance(tableKey(SEED, TERMS))(0);
    const fast = new FastChance(1);
    for (const n of [1, 2, 3, 7, 1000, 2 ** 31 + 1, 2 ** 32]) {
      for (let i = 0; i < 200; i++) {
        expect(keyed.below(n)).toBeLessThan(n);
        expect(fast.below(n)).toBeLessThan(n);
      }
    }
  });

  it('throws for a bound below 1, above 2^32 or not whole', () => {
    const keyed = keyedChance(tableKey(SEED, TERMS))(0);
    for (const n of [0, -1, 1.5, 2 ** 32 + 1, Number.NaN])
      expect(() => keyed.below(n)).toThrow(`no number is below ${n}`);
    expect(keyed.below(1)).toBe(0);
  });

  it('shuffles every order equally often', () => {
    const chance = new FastChance(3);
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const items = ['a', 'b', 'c', 'd'];
      shuffle(items, chance);
      counts.set(items.join(''), (counts.get(items.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(chi).toBeLessThan(58.6); // 99.99 % of chi-squared with 23 degrees of freedom
  });

  it('leaves the order as it is when stacked', () => {
    const items = [1, 2, 3, 4];
    shuffle(items, stackedChance);
    expect(items).toEqual([1, 2, 3, 4]);
  });

  it('gives the same numbers for the same seed, and others for another seed', () => {
    const row = (seed: number) =>
      Array.from(
        { length: 8 },
        (
          (chance) => () =>
            chance.below(1000)
        )(new FastChance(seed)),
      );
    expect(row(5)).toEqual(row(5));
    expect(row(5)).not.toEqual(row(6));
    expect(row(5)).not.toEqual(row(5 + 2 ** 40));
  });

  it('records what it gave', () => {
    const draws: Draw[] = [];
    const chance = recordingChance(stackedChance, draws);
    chance.below(6);
    chance.below(2);
    expect(draws).toEqual([
      [6, 0],
      [2, 0],
    ]);
  });
});

describe('provable fairness', () => {
  it('commits to the seed, and to no other', () => {
    // SHA-256 of the text "kuluary commitment 1\n" and 32 zero bytes, computed with another program.
    expect(commitmentOf(SEED)).toBe('f0cfd7407a4047f8b71d4dcee475383fd0093046c1f5e03b17e35668c5febc8f');
    expect(commitmentOf('01'.repeat(32))).not.toBe(commitmentOf(SEED));
  });

  it('lets every salt, its seat, the game and the options change the stream', () => {
    const row = (terms: Partial<typeof TERMS>) => {
      const chance = keyedChance(tableKey(SEED, { ...TERMS, ...terms }))(0);
      return Array.from({ length: 8 }, () => chance.below(1000)).join();
    };
    const others = [
      { salts: ['b', 'a'] },
      { salts: ['ab', ''] },
      { salts: ['', 'ab'] },
      { game: 'voices' },
      { options: { coins: 3 } },
    ];
    const rows = [row({}), ...others.map(row)];
    expect(new Set(rows).size).toBe(rows.length);
    expect(row({})).toBe(rows[0]);
  });

  it('continues from any draw on', () => {
    const key = tableKey(SEED, TERMS);
    const whole = keyedChance(key)(0);
    const row = Array.from({ length: 9 }, () => whole.below(15));
    const later = keyedChance(key)(4);
    expect(Array.from({ length: 5 }, () => later.below(15))).toEqual(row.slice(4));
  });
});
