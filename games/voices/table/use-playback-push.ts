// Chooses the push to play back: a new one, the last one on demand, or the one of a log line being viewed.

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/view.ts';
import type { Region } from '../rules/vocabulary.ts';
import { copyForReplay, type PushedEvent } from './platform-picture.tsx';
import type { LatestEvents } from './table-context.tsx';

export interface PlaybackPush {
  readonly push: PushedEvent | null; // being played back
  readonly playbackKey: number; // changes with every playback
  readonly replayRegion: Region | null; // region of the last push
  readonly onReplay: () => void;
  readonly onEnd: () => void;
}

function lastPush(events: readonly Event[]): PushedEvent | null {
  return events.findLast((event): event is PushedEvent => event.type === 'pushed') ?? null;
}

/** Views of the past are the same objects that were shown live, so the push that led to each can be looked up. */
const pushesByView = new WeakMap<View, PushedEvent>();

/** `allEvents` include pushes from before the page was loaded. */
export function usePlaybackPush(newEvents: LatestEvents, view: View, allEvents: readonly Event[]): PlaybackPush {
  const [shown, setShown] = useState<{ readonly push: PushedEvent; readonly key: number } | null>(null);
  const last = useMemo(() => lastPush(allEvents), [allEvents]);
  const before = useRef<{ id: number; view: View } | null>(null);
  useEffect(() => {
    const known = before.current;
    before.current = { id: newEvents.id, view };
    const isNew = known?.id !== newEvents.id;
    const fresh = isNew ? lastPush(newEvents.events) : null;
    if (fresh) pushesByView.set(view, fresh);
    const push = fresh ?? (known && !isNew && known.view !== view ? pushesByView.get(view) : undefined);
    if (push && !(fresh && fresh.seat === view.viewer))
      setShown((now) => ({ push: copyForReplay(push), key: (now?.key ?? 0) + 1 }));
    else if (isNew || known?.view !== view) setShown(null);
  }, [newEvents, view]);
  const onReplay = useCallback(() => {
    if (last) setShown((now) => ({ push: copyForReplay(last), key: (now?.key ?? 0) + 1 }));
  }, [last]);
  const onEnd = useCallback(() => setShown(null), []);
  return {
    push: shown?.push ?? null,
    playbackKey: shown?.key ?? 0,
    replayRegion: last?.region ?? null,
    onReplay,
    onEnd,
  };
}
