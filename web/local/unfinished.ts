import { useEffect, useState } from 'react';
import { lookInto } from './drawers.ts';

/** Was a game left here before its end? Nothing of the game itself is fetched to know it. */
export async function isUnfinished(place: string): Promise<boolean> {
  const { tables, current } = lookInto(place);
  const table = current.load();
  if (table === null) return false;
  const { memoryStore } = await import('@kuluary/host/memory-store');
  const kept = await memoryStore(tables).read(table, Number.POSITIVE_INFINITY);
  return kept?.head.phase === 'playing';
}

export function useUnfinished(place: string): boolean {
  const [unfinished, setUnfinished] = useState(false);
  useEffect(() => {
    isUnfinished(place).then(setUnfinished, () => undefined); // what cannot be read cannot be gone on with
  }, [place]);
  return unfinished;
}
