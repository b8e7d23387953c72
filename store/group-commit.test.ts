import { describe, expect, it } from 'vitest';
import { BATCH_LIMIT, GroupCommit } from './group-commit.ts';

describe('group commit', () => {
  const WAYS = { 'without keys': undefined, 'with a key for each request': String };

  it.each(Object.entries(WAYS))(
    '[S9] commits more requests than fit in a batch in several, %s',
    async (_, separateBy) => {
      const batches: number[] = [];
      const commit = (batch: readonly number[]) => {
        batches.push(batch.length);
        return batch;
      };
      const group = new GroupCommit(commit, separateBy);
      const requests = Array.from({ length: BATCH_LIMIT + 1 }, (_, i) => i);
      expect(await Promise.all(requests.map((request) => group.submit(request)))).toEqual(requests);
      expect(batches).toEqual([BATCH_LIMIT, 1]);
    },
  );
});
