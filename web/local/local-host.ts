// A host in the page, with a store that outlives a reload.

import { memoryStore } from '@kuluary/host/memory-store';
import { Tables } from '@kuluary/host/tables';
import { workerThinker } from './worker-thinker.ts';

const BOT_PAUSE = [700, 1700] as const; // ms: slow enough to follow, quick enough not to wait
const THINKING_TIME = 8000; // ms; the thinker gives up before
const SWEEP_AFTER = 60 * 60 * 1000; // ms that finished games stay, so that their log can be looked at
const SWEEP_LIMIT = 100;

export interface LocalHost {
  readonly tables: Tables;
  /** Which table is played on now; null: none yet. */
  readonly current: string | null;
  /** From now on it is this one. Finished games of long ago go. */
  moveOn(table: string): Promise<void>;
  close(): void;
}

/** `name` is that of the drawer in which this host keeps its tables. A fresh one throws away what lies in it. */
export function localHost(name: string, begin: 'resume' | 'fresh' = 'resume'): LocalHost {
  const drawer = drawerOf(`kuluary.${name}.tables`);
  const pointer = drawerOf(`kuluary.${name}.current`);
  if (begin === 'fresh') for (const each of [drawer, pointer]) each.clear();
  const store = memoryStore(drawer);
  const thinker = workerThinker();
  const tables = new Tables({
    store,
    thinker,
    thinkingTime: THINKING_TIME,
    botPause: BOT_PAUSE,
    keep: { lobby: null, playing: null, over: null },
    now: Date.now,
    report: (problem, about) => console.warn(problem, about),
  });
  return {
    tables,
    get current() {
      return pointer.load();
    },
    async moveOn(table) {
      pointer.save(table);
      await store.sweep({ lobby: 0, playing: 0, over: Date.now() - SWEEP_AFTER }, SWEEP_LIMIT);
    },
    close: () => void tables.close().then(thinker.close),
  };
}

/** A place in localStorage; where there is none, or no room in it, nothing is kept and the game goes on. */
function drawerOf(key: string) {
  return {
    load(): string | null {
      try {
        return localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    save(text: string): void {
      try {
        localStorage.setItem(key, text);
      } catch {
        // A private window, or a full one.
      }
    },
    clear(): void {
      try {
        localStorage.removeItem(key);
      } catch {
        // Nothing was kept.
      }
    },
  };
}
