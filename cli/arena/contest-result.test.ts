import type { Contest, DealResult } from '@kuluary/bots/arena';
import { describe, expect, it } from 'vitest';
import { contestResultOf, describeContestResult } from './contest-result.ts';

const CONTEST: Contest = { seats: 3, options: {}, names: ['a', 'b', 'b'], seed: 1 };
const RESULTS: readonly DealResult[] = [
  { wins: [2, 3], games: [3, 6], draws: 0 },
  { wins: [1, 3], games: [3, 6], draws: 1 },
];

describe('the result of a contest', () => {
  it('has the win rate of each bot over the seats that it played', () => {
    const { bots, ...rest } = contestResultOf(CONTEST, RESULTS, false);
    expect(rest).toEqual({ seats: 3, deals: 2, games: 6, draws: 1, fair: 0.33333 });
    expect(bots).toMatchObject({ a: { winRate: 0.5, games: 6 }, b: { winRate: 0.5, games: 12 } });
  });

  it('takes the average win rate of all seats as fair where goals are individual', () => {
    const result = contestResultOf(CONTEST, RESULTS, true);
    expect(result.fair).toBe(0.5); // nine of eighteen
    expect(result.bots).toEqual(contestResultOf(CONTEST, RESULTS, false).bots);
    expect(describeContestResult(result)).toMatch(/\nfair +50\.0 %/);
  });
});
