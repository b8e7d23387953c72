import type { Sound } from '@kuluary/stage/game-table';
import { useEffect, useRef } from 'react';
import type { TableModel } from '../link/table-model.ts';
import { playSound } from '../sound/player.ts';

const APART = 160; // ms
const MOST = 3; // sounds of one update: more would be noise

/** What happens is also heard. */
export function useEventSounds(
  news: TableModel['news'],
  soundOf: (event: unknown) => Sound | undefined,
  isOn: boolean,
): void {
  const heard = useRef(news.id);
  useEffect(() => {
    if (heard.current === news.id) return;
    heard.current = news.id;
    if (!isOn) return;
    const sounds = new Set(news.events.flatMap(({ event }) => soundOf(event) ?? []));
    for (const [at, sound] of [...sounds].slice(0, MOST).entries()) setTimeout(() => playSound(sound), at * APART);
  }, [news, soundOf, isOn]);
}
