import { describe, expect, it } from 'vitest';
import { recentTables, updateRecentTable } from './recent-tables.ts';

const table = (code: number, game = 'coup') => ({ table: `${code}`, game });

describe('recent tables', () => {
  it('are the last few at which one has a seat', () => {
    for (let code = 1; code <= 7; code++) updateRecentTable(table(code), true);
    updateRecentTable(table(5), true);
    expect(recentTables()).toEqual([5, 7, 6, 4, 3].map((code) => table(code)));
  });

  it('are forgotten when the match is over, or the seat is given up', () => {
    updateRecentTable(table(9, 'rickshank'), true);
    updateRecentTable(table(9, 'rickshank'), false);
    expect(recentTables()).not.toContainEqual(table(9, 'rickshank'));
  });

  it.each(['', 'null', '{}', '[1, null, {}]', '[{"table":"../../x","game":"coup"}]'])(
    'are none where nothing valid was kept: %s',
    (text) => {
      expect(recentTables(text)).toEqual([]);
    },
  );
});
