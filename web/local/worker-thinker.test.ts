import { describe, expect, it } from 'vitest';
import { workerThinker } from './worker-thinker.ts';

describe('the one worker of a page', () => {
  it('lets one thought in after the other, in the order in which they came', async () => {
    const { turn } = workerThinker();
    const inside: string[] = [];
    const enter = async (name: string) => {
      const leave = await turn!('anywhere');
      inside.push(name);
      return leave;
    };
    const [first, second, third] = ['first', 'second', 'third'].map(enter);
    const leaveFirst = await first!;
    await Promise.resolve();
    expect(inside).toEqual(['first']);
    leaveFirst();
    const leaveSecond = await second!;
    expect(inside).toEqual(['first', 'second']);
    leaveSecond();
    (await third!)();
    expect(inside).toEqual(['first', 'second', 'third']);
  });
});
