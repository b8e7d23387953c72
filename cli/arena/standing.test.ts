import type { Contest, DealResult } from '@kuluary/bots/arena';
import { describe, expect, it } from 'vitest';
import { describeStanding, standingOf } from './standing.ts';

const CONTEST: Contest = { seats: 3, options: {}, names: ['a', 'b', 'b'], seed: 1 };
const RESULTS: readonly DealResult[] = [
  { wins: [2, 3], games: [3, 6], draws: 0 },
  { wins: [1, 3], games: [3, 6], draws: 1 },
];

describe('a standing', () => {
  it('tells how often each bot has won of the seats that it played', () => {
    const { bots, ...rest } = standingOf(CONTEST, RESULTS, false);
    expect(rest).toEqual({ seats: 3, deals: 2, games: 6, draws: 1, fair: 0.33333 });
    expect(bots).toMatchObject({ a: { winRate: 0.5, games: 6 }, b: { winRate: 0.5, games: 12 } });
  });

  it('finds what is fair among goals of their own in how often any seat reached one', () => {
    const standing = standingOf(CONTEST, RESULTS, true);
    expect(standing.fair).toBe(0.5); // nine of eighteen
    expect(standing.bots).toEqual(standingOf(CONTEST, RESULTS, false).bots);
    expect(describeStanding(standing)).toMatch(/\nfair +50\.0 %/);
  });
});
