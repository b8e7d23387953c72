import { describe, expect, it } from 'vitest';
import { workerBotRunner } from './worker-bot-runner.ts';

describe('the worker bot runner', () => {
  it('runs one task after the other, in the order in which they came', async () => {
    const { acquireSlot } = workerBotRunner();
    const inside: string[] = [];
    const enter = async (name: string) => {
      const leave = await acquireSlot!('anywhere');
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
