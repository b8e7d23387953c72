import { memoryStore } from '@kuluary/host/memory-store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lookInto, takeDrawers } from './drawers.ts';
import { isUnfinished } from './unfinished.ts';

const PLACE = 'play.coup';
const heard: ((event: { key: string }) => void)[] = []; // by other tabs

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('window', {
    addEventListener: (_: string, listener: (typeof heard)[number]) => heard.push(listener),
    removeEventListener: (_: string, listener: (typeof heard)[number]) => heard.splice(heard.indexOf(listener), 1),
  });
});
afterEach(() => {
  heard.length = 0;
  vi.unstubAllGlobals();
});

const tell = () => {
  for (const listener of [...heard]) listener({ key: `kuluary.${PLACE}.tab` });
};

describe('drawers', () => {
  it('belong to the tab that took them last: another one overwrites nothing, and is told', () => {
    const onLost = vi.fn();
    const first = takeDrawers(PLACE, onLost);
    first.tables.save('before');
    const second = takeDrawers(PLACE, () => expect.unreachable());
    tell();
    expect(onLost).toHaveBeenCalledOnce();
    second.tables.save('after');
    first.tables.save('late');
    expect(lookInto(PLACE).tables.load()).toBe('after');
  });

  it('that were let go tell nobody', () => {
    const onLost = vi.fn();
    takeDrawers(PLACE, onLost).letGo();
    takeDrawers(PLACE, () => undefined);
    tell();
    expect(onLost).not.toHaveBeenCalled();
  });

  it('keep a game that can be gone on with, until it is over', async () => {
    expect(await isUnfinished(PLACE)).toBe(false);
    const { tables, current } = takeDrawers(PLACE, () => undefined);
    const store = memoryStore(tables);
    const head = { phase: 'playing', at: 0, deadline: null } as const;
    await store.create('481726', '{}', head);
    expect(await isUnfinished(PLACE)).toBe(false);
    current.save('481726');
    expect(await isUnfinished(PLACE)).toBe(true);
    await store.append({ table: '481726', position: 2, entry: '{}', id: null, head: { ...head, phase: 'over' } });
    expect(await isUnfinished(PLACE)).toBe(false);
  });
});
