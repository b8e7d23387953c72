import type { SoundName } from '@kuluary/ui/game-table';
import { useEffect, useRef } from 'react';
import type { TableModel } from '../connection/table-model.ts';
import { playSound } from '../sound/sound-player.ts';

const SOUND_GAP = 160; // ms
const MAX_SOUNDS = 3; // of one update

/** Plays the sounds of new events. */
export function useEventSounds(
  newEvents: TableModel['newEvents'],
  soundOf: (event: unknown) => SoundName | undefined,
  isOn: boolean,
): void {
  const playedId = useRef(newEvents.id);
  useEffect(() => {
    if (playedId.current === newEvents.id) return;
    playedId.current = newEvents.id;
    if (!isOn) return;
    const sounds = new Set(newEvents.events.flatMap(({ event }) => soundOf(event) ?? []));
    for (const [at, sound] of [...sounds].slice(0, MAX_SOUNDS).entries())
      setTimeout(() => playSound(sound), at * SOUND_GAP);
  }, [newEvents, soundOf, isOn]);
}
