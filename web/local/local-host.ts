// A host in the page, with a store that outlives a reload.

import type { Games } from '@kuluary/games/entries/entry';
import { memoryStore } from '@kuluary/host/memory-store';
import { Tables } from '@kuluary/host/tables';
import type { TableId } from '@kuluary/protocol/ids';
import { takeDrawers } from './drawers.ts';
import { workerThinker } from './worker-thinker.ts';

const BOT_PAUSE = [700, 1700] as const; // ms: slow enough to follow, quick enough not to wait
const HURRY = [60, 180] as const; // ms, when bots are among themselves
const THINKING_TIME = 8000; // ms; the thinker gives up before
const SWEEP_AFTER = 60 * 60 * 1000; // ms that finished games stay, so that their log can be looked at
const SWEEP_LIMIT = 100;

export interface LocalHost {
  readonly tables: Tables;
  /** Which table is played on now; null: none yet. */
  readonly current: string | null;
  /** From now on it is this one. Finished games of long ago go. */
  moveOn(table: TableId): Promise<void>;
  /** Bots take no time any more, until the next table. */
  hurry(): void;
  close(): void;
}

/** `games` are those that are played here. `place` is where this host keeps its tables. A fresh one throws away what lies there. `onLost`: another tab has it. */
export function localHost(games: Games, place: string, begin: 'resume' | 'fresh', onLost: () => void): LocalHost {
  const drawers = takeDrawers(place, onLost);
  if (begin === 'fresh') for (const each of [drawers.tables, drawers.current]) each.clear();
  const store = memoryStore(drawers.tables);
  const thinker = workerThinker();
  let botPause: readonly [number, number] = BOT_PAUSE;
  const tables = new Tables({
    games,
    store,
    thinker,
    thinkingTime: THINKING_TIME,
    get botPause() {
      return botPause;
    },
    keep: { lobby: null, playing: null, over: null },
    now: Date.now,
    report: (problem, about) => console.warn(problem, about),
  });
  return {
    tables,
    get current() {
      return drawers.current.load();
    },
    async moveOn(table) {
      botPause = BOT_PAUSE;
      drawers.current.save(table);
      await store.sweep({ lobby: 0, playing: 0, over: Date.now() - SWEEP_AFTER }, SWEEP_LIMIT);
    },
    hurry: () => {
      botPause = HURRY;
    },
    close: () => {
      drawers.letGo();
      void tables.close().then(thinker.close);
    },
  };
}
