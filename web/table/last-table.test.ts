import { describe, expect, it } from 'vitest';
import { keepTable, keptTables } from './last-table.ts';

const table = (code: number, game = 'coup') => ({ table: `${code}`, game });

describe('tables to go back to', () => {
  it('are the latest ones at which one sits, a few of them', () => {
    for (let code = 1; code <= 7; code++) keepTable(table(code), true);
    keepTable(table(5), true);
    expect(keptTables()).toEqual([5, 7, 6, 4, 3].map((code) => table(code)));
  });

  it('go when the game is over, or the seat is given up', () => {
    keepTable(table(9, 'rickshank'), true);
    keepTable(table(9, 'rickshank'), false);
    expect(keptTables()).not.toContainEqual(table(9, 'rickshank'));
  });

  it.each(['', 'null', '{}', '[1, null, {}]', '[{"table":"../../x","game":"coup"}]'])(
    'are none where nothing was kept: %s',
    (text) => {
      expect(keptTables(text)).toEqual([]);
    },
  );
});
