import { describe, expect, it } from 'vitest';
import { bytesOf, MOST_SCRIPT, scriptsOf } from './first-load.ts';
import { houseForAll } from './house.fixture.ts';

const open = houseForAll();
const TABLES = /\/(coup|table|local|rulebook)/; // files that only a table or a book needs

describe('whoever comes for the first time', () => {
  it('[E15] loads little script, no game, and words of one language', async () => {
    const scripts = await scriptsOf(open(), '/');
    const names = scripts.map(({ name }) => name);
    expect(bytesOf(scripts)).toBeLessThan(MOST_SCRIPT);
    expect(names.filter((name) => TABLES.test(name))).toEqual([]);
    expect(names.filter((name) => /\/(en|ru|uk)-/.test(name))).toHaveLength(1);
  });
});
