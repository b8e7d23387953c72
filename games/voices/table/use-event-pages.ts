// Chooses the event page on screen. A side of a card goes after its reading time or a tap, looked-at tokens only after a tap.
// Each page is shown once: none while the past is on screen, and none for events before the page was loaded.

import type { Reader } from '@kuluary/texts/reader';
import type { GameTableProps } from '@kuluary/ui/game-table';
import { useEffect, useState } from 'react';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { type EventPage, makeEventPages, queueEventPages, readingTime, type TokenLookPage } from './event-pages.ts';
import { lookedAtTokens } from './looked-at-tokens.ts';

export interface EventPages {
  readonly page: EventPage | null; // shown instead of the decision
  readonly lookBesidePrompt: TokenLookPage | null; // tokens that the decision is about
  next(): void;
}

type Props = Pick<GameTableProps<View, Move, Event>, 'matchId' | 'view' | 'newEvents' | 'allEvents' | 'onPresenting'>;

interface PageQueue {
  readonly of: string; // match and viewer
  readonly known: number; // number of events already turned into pages
  readonly pages: readonly EventPage[];
}

/** `known` of each viewer: several seats may share one screen in turn. */
const seenEventCounts = new Map<string, number>();

/** `isHeld`: reading time does not run, because a push covers the page. */
export function useEventPages(
  { matchId, view, newEvents, allEvents, onPresenting }: Props,
  reader: Reader,
  isHeld: boolean,
): EventPages {
  const of = `${matchId} ${view.viewer}`;
  const isLive = onPresenting !== null;
  const [isReplay, setReplay] = useState(!isLive);
  if (isReplay && isLive) setReplay(false);
  const [kept, setKept] = useState<PageQueue>(() => startQueue(of, allEvents));
  const queue = isReplay ? kept : extendQueue(kept.of === of ? kept : startQueue(of, allEvents), allEvents);
  const lookBesidePrompt = isLive || isReplay ? lookedAtTokens(view) : null;
  const pages = isReplay
    ? []
    : queue.pages.filter((page) => !isSameLook(page, lookBesidePrompt) && !isStalePage(page, view));
  if (!isReplay && (queue !== kept || pages.length < kept.pages.length)) setKept({ ...queue, pages });
  useEffect(() => {
    if (!isReplay) seenEventCounts.set(of, queue.known);
  }, [isReplay, of, queue.known]);

  const replayed = useReplayedLook(isReplay, newEvents);
  const page = (isReplay ? replayed.look : isLive ? pages[0] : null) ?? null;
  const next = () => {
    if (isReplay) replayed.leave();
    else setKept((now) => ({ ...now, pages: now.pages.slice(1) }));
  };
  const time = page && page.kind !== 'look' && !isHeld ? readingTime(reader, view, page) : null;
  useEffect(() => {
    if (time === null) return;
    const timer = setTimeout(
      () => setKept((now) => ({ ...now, pages: now.pages.filter((each) => each !== page) })),
      time,
    );
    return () => clearTimeout(timer);
  }, [page, time]);
  return { page, lookBesidePrompt, next };
}

/** Of the events since this viewer last had the screen only looks at tokens are shown: the rest was public. */
function startQueue(of: string, allEvents: readonly Event[]): PageQueue {
  const known = seenEventCounts.get(of) ?? allEvents.length;
  const missed = makeEventPages(allEvents.slice(0, known), allEvents.slice(known));
  return { of, known: allEvents.length, pages: missed.filter(({ kind }) => kind === 'look') };
}

/** Adds pages for new events. After an undo all waiting pages are dropped. */
function extendQueue(queue: PageQueue, allEvents: readonly Event[]): PageQueue {
  const { of, known, pages } = queue;
  if (allEvents.length === known) return queue;
  if (allEvents.length < known) return { of, known: allEvents.length, pages: [] };
  return {
    of,
    known: allEvents.length,
    pages: queueEventPages(pages, makeEventPages(allEvents.slice(0, known), allEvents.slice(known))),
  };
}

function isSameLook(page: EventPage, look: TokenLookPage | null): boolean {
  return look !== null && page.kind === 'look' && page.juror === look.juror && !page.isDrawn;
}

/** At the end all tokens are public. */
function isStalePage({ kind }: EventPage, { outcome }: View): boolean {
  return kind === 'look' && outcome !== null;
}

/** A replay shows only looks at tokens of the current step. */
function useReplayedLook(isReplay: boolean, { id, events }: Props['newEvents']) {
  const [left, setLeft] = useState<number | null>(null);
  const look = isReplay && left !== id ? makeEventPages([], events).find((page) => page.kind === 'look') : undefined;
  return { look, leave: () => setLeft(id) };
}
