// The push that is being seen: as it happens, once more on demand, and again when its line in the log is looked at.

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/view.ts';
import type { Region } from '../rules/vocabulary.ts';
import type { News } from './news.ts';
import { again, type Pushed } from './platform.tsx';

export interface SeenPush {
  readonly push: Pushed | null; // that is on screen now
  readonly key: number; // another showing of it
  readonly again: Region | null; // where the last one went
  readonly onAgain: () => void;
  readonly onEnd: () => void;
}

function lastPush(events: readonly Event[]): Pushed | null {
  return events.findLast((event): event is Pushed => event.type === 'pushed') ?? null;
}

/** Views of the past are the very ones that were on screen then: each remembers the push that led to it. */
const pushes = new WeakMap<View, Pushed>();

/** `told`: also what was pushed before this page was opened can be seen once more. */
export function useSeenPush(news: News, view: View, told: readonly Event[]): SeenPush {
  const [shown, setShown] = useState<{ readonly push: Pushed; readonly key: number } | null>(null);
  const last = useMemo(() => lastPush(told), [told]);
  const before = useRef<{ id: number; view: View } | null>(null);
  useEffect(() => {
    const known = before.current;
    before.current = { id: news.id, view };
    const isNew = known?.id !== news.id;
    const fresh = isNew ? lastPush(news.events) : null;
    if (fresh) pushes.set(view, fresh);
    const push = fresh ?? (known && !isNew && known.view !== view ? pushes.get(view) : undefined);
    if (push && !(fresh && fresh.seat === view.viewer))
      setShown((now) => ({ push: again(push), key: (now?.key ?? 0) + 1 }));
    else if (isNew || known?.view !== view) setShown(null);
  }, [news, view]);
  const onAgain = useCallback(() => {
    if (last) setShown((now) => ({ push: again(last), key: (now?.key ?? 0) + 1 }));
  }, [last]);
  const onEnd = useCallback(() => setShown(null), []);
  return { push: shown?.push ?? null, key: shown?.key ?? 0, again: last?.region ?? null, onAgain, onEnd };
}
