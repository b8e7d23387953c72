import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('navigator', { languages: ['uk-UA'] });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** As a page reads them when it loads. */
async function loadSettings() {
  vi.resetModules();
  return (await import('./settings.ts')).currentSettings();
}

it('an invented name is the same whenever the page is loaded', async () => {
  const { name } = await loadSettings();
  for (let visit = 0; visit < 20; visit++) expect((await loadSettings()).name).toBe(name);
});

it('no other setting is stored before somebody has chosen it', async () => {
  expect((await loadSettings()).language).toBe('uk');
  vi.stubGlobal('navigator', { languages: ['en'] });
  expect((await loadSettings()).language).toBe('en');
});

it('a chosen name is read, and invalid storage is ignored', async () => {
  stored.set('kuluary.settings', JSON.stringify({ name: 'Olha', sound: false }));
  expect(await loadSettings()).toMatchObject({ name: 'Olha', sound: false });
  stored.set('kuluary.settings', '{');
  expect((await loadSettings()).name).not.toBe('');
});
