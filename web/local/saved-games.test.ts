import { memoryStore } from '@kuluary/host/memory-store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimSavedGames, peekSavedGames } from './saved-games.ts';
import { hasUnfinishedGame } from './unfinished-game.ts';

const SAVE_KEY = 'play.coup';
const storageListeners: ((event: { key: string }) => void)[] = []; // as in other tabs

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('window', {
    addEventListener: (_: string, listener: (typeof storageListeners)[number]) => storageListeners.push(listener),
    removeEventListener: (_: string, listener: (typeof storageListeners)[number]) =>
      storageListeners.splice(storageListeners.indexOf(listener), 1),
  });
});
afterEach(() => {
  storageListeners.length = 0;
  vi.unstubAllGlobals();
});

const dispatchStorageEvent = () => {
  for (const listener of [...storageListeners]) listener({ key: `kuluary.${SAVE_KEY}.tab` });
};

describe('saved games', () => {
  it('belong to the tab that claimed them last: another one overwrites nothing, and is notified', () => {
    const onTakenOver = vi.fn();
    const first = claimSavedGames(SAVE_KEY, onTakenOver);
    first.tables.save('before');
    const second = claimSavedGames(SAVE_KEY, () => expect.unreachable());
    dispatchStorageEvent();
    expect(onTakenOver).toHaveBeenCalledOnce();
    second.tables.save('after');
    first.tables.save('late');
    expect(peekSavedGames(SAVE_KEY).tables.load()).toBe('after');
  });

  it('notify nobody once released', () => {
    const onTakenOver = vi.fn();
    claimSavedGames(SAVE_KEY, onTakenOver).release();
    claimSavedGames(SAVE_KEY, () => undefined);
    dispatchStorageEvent();
    expect(onTakenOver).not.toHaveBeenCalled();
  });

  it('keep an unfinished match until it is over', async () => {
    expect(await hasUnfinishedGame(SAVE_KEY)).toBe(false);
    const { tables, currentTable } = claimSavedGames(SAVE_KEY, () => undefined);
    const store = memoryStore(tables);
    const head = { phase: 'playing', at: 0, deadline: null } as const;
    await store.create('481726', '{}', head);
    expect(await hasUnfinishedGame(SAVE_KEY)).toBe(false);
    currentTable.save('481726');
    expect(await hasUnfinishedGame(SAVE_KEY)).toBe(true);
    await store.append({ table: '481726', position: 2, entry: '{}', id: null, head: { ...head, phase: 'over' } });
    expect(await hasUnfinishedGame(SAVE_KEY)).toBe(false);
  });
});
