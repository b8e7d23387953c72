// A host in the page, whose tables are saved in localStorage.

import type { GameRegistry } from '@kuluary/games/game-entries/game-entry';
import { memoryStore } from '@kuluary/host/memory-store';
import { Tables } from '@kuluary/host/tables';
import type { TableId } from '@kuluary/protocol/ids';
import { claimSavedGames } from './saved-games.ts';
import { workerBotRunner } from './worker-bot-runner.ts';

const BOT_PAUSE = [700, 1700] as const; // ms: slow enough to follow, quick enough not to wait
const FAST_BOT_PAUSE = [60, 180] as const; // ms, when only bots play on
const THINKING_TIME = 8000; // ms; the worker's timeout is shorter
const FINISHED_KEPT = 60 * 60 * 1000; // ms that finished matches stay, for their logs
const SWEEP_LIMIT = 100;

export interface LocalHost {
  readonly tables: Tables;
  /** The table of the current match; null: none yet. */
  readonly currentTable: string | null;
  /** Also removes old finished matches. */
  setCurrentTable(table: TableId): Promise<void>;
  /** Until the next table. */
  speedUpBots(): void;
  close(): void;
}

/** `saveKey` is where the tables are saved; a `fresh` host deletes what is there. `onTakenOver`: another tab has it now. */
export function openLocalHost(
  games: GameRegistry,
  saveKey: string,
  mode: 'resume' | 'fresh',
  onTakenOver: () => void,
): LocalHost {
  const savedGames = claimSavedGames(saveKey, onTakenOver);
  if (mode === 'fresh') for (const each of [savedGames.tables, savedGames.currentTable]) each.clear();
  const store = memoryStore(savedGames.tables);
  const botRunner = workerBotRunner();
  let botPause: readonly [number, number] = BOT_PAUSE;
  const tables = new Tables({
    games,
    store,
    botRunner,
    thinkingTime: THINKING_TIME,
    get botPause() {
      return botPause;
    },
    retention: { lobby: null, playing: null, over: null },
    now: Date.now,
    report: (problem, about) => console.warn(problem, about),
  });
  return {
    tables,
    get currentTable() {
      return savedGames.currentTable.load();
    },
    async setCurrentTable(table) {
      botPause = BOT_PAUSE;
      savedGames.currentTable.save(table);
      await store.sweep({ lobby: 0, playing: 0, over: Date.now() - FINISHED_KEPT }, SWEEP_LIMIT);
    },
    speedUpBots: () => {
      botPause = FAST_BOT_PAUSE;
    },
    close: () => {
      savedGames.release();
      void tables.close().then(botRunner.close);
    },
  };
}
