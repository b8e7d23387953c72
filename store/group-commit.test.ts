import { describe, expect, it } from 'vitest';
import { BATCH_LIMIT, GroupCommit } from './group-commit.ts';

describe('what is asked in the same moment', () => {
  const WAYS = { together: undefined, 'none with its like': String };

  it.each(Object.entries(WAYS))('[S9] is committed at most so much at once, %s', async (_, apart) => {
    const batches: number[] = [];
    const commit = (batch: readonly number[]) => {
      batches.push(batch.length);
      return batch;
    };
    const group = new GroupCommit(commit, apart);
    const asked = Array.from({ length: BATCH_LIMIT + 1 }, (_, i) => i);
    expect(await Promise.all(asked.map((one) => group.ask(one)))).toEqual(asked);
    expect(batches).toEqual([BATCH_LIMIT, 1]);
  });
});
