import { describe, expect, it } from 'vitest';
import { loadedScriptsOf, MAX_SCRIPT_BYTES, totalBytes } from './first-load.ts';
import { sharedTestServer } from './test-server.fixture.ts';

const testServer = sharedTestServer();
const TABLE_FILES = /\/(coup|table|local|rulebook)/; // needed only for a table or rulebook

describe('the first load of the home screen', () => {
  it('[E15] has little script, no game, and one language', async () => {
    const scripts = await loadedScriptsOf(testServer(), '/');
    const names = scripts.map(({ name }) => name);
    expect(totalBytes(scripts)).toBeLessThan(MAX_SCRIPT_BYTES);
    expect(names.filter((name) => TABLE_FILES.test(name))).toEqual([]);
    expect(names.filter((name) => /\/(en|ru|uk)-/.test(name))).toHaveLength(1);
  });
});
