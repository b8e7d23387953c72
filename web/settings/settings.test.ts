import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const shelf = new Map<string, string>();

beforeEach(() => {
  shelf.clear();
  vi.stubGlobal('navigator', { languages: ['uk-UA'] });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, text: string) => shelf.set(key, text),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** As a page reads them that has just been loaded. */
async function loaded() {
  vi.resetModules();
  return (await import('./settings.ts')).settings();
}

it('an invented name is the same whenever the page is loaded', async () => {
  const { name } = await loaded();
  for (let visit = 0; visit < 20; visit++) expect((await loaded()).name).toBe(name);
});

it('nothing else is kept before somebody has chosen it', async () => {
  expect((await loaded()).language).toBe('uk');
  vi.stubGlobal('navigator', { languages: ['en'] });
  expect((await loaded()).language).toBe('en');
});

it('a chosen name and a spoiled shelf are taken as they are', async () => {
  shelf.set('kuluary.settings', JSON.stringify({ name: 'Olha', sound: false }));
  expect(await loaded()).toMatchObject({ name: 'Olha', sound: false });
  shelf.set('kuluary.settings', '{');
  expect((await loaded()).name).not.toBe('');
});
