import { useEffect, useState } from 'react';
import { peekSavedGames } from './saved-games.ts';

/** Whether an unfinished match is saved. Loads nothing of the game itself. */
export async function hasUnfinishedGame(saveKey: string): Promise<boolean> {
  const { tables, currentTable } = peekSavedGames(saveKey);
  const table = currentTable.load();
  if (table === null) return false;
  const { memoryStore } = await import('@kuluary/host/memory-store');
  const kept = await memoryStore(tables).read(table, Number.POSITIVE_INFINITY);
  return kept?.head.phase === 'playing';
}

export function useHasUnfinishedGame(saveKey: string): boolean {
  const [unfinished, setUnfinished] = useState(false);
  useEffect(() => {
    hasUnfinishedGame(saveKey).then(setUnfinished, () => undefined); // what cannot be read cannot be resumed
  }, [saveKey]);
  return unfinished;
}
