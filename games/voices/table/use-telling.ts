// Which page is told now. Each side of a card has its time, or until somebody goes on; tokens that one looks at stay until
// one has seen them. What is told is told once: over the past nothing is, and a page that is opened later begins with now.

import type { TableProps } from '@kuluary/stage/game-table';
import type { Reader } from '@kuluary/texts/reader';
import { useEffect, useState } from 'react';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { lookInQuestion } from './look-in-question.ts';
import { type Look, type Page, pagesOf, queued, timeFor } from './telling.ts';

export interface Telling {
  readonly page: Page | null; // that is on screen; nothing is asked meanwhile
  readonly beside: Look | null; // what the question is about
  next(): void;
}

type Props = Pick<TableProps<View, Move, Event>, 'match' | 'view' | 'news' | 'told' | 'onShowing'>;

interface Queue {
  readonly of: string; // whose
  readonly known: number; // events of which the pages have been made
  readonly pages: readonly Page[];
}

/** How much each seat at this device was told: several may look at one screen, one after the other. */
const heard = new Map<string, number>();

/** `isHeld`: something else is being seen first. */
export function useTelling({ match, view, news, told, onShowing }: Props, reader: Reader, isHeld: boolean): Telling {
  const of = `${match} ${view.viewer}`;
  const isLive = onShowing !== null;
  const [isReplay, setReplay] = useState(!isLive);
  if (isReplay && isLive) setReplay(false);
  const [kept, setKept] = useState<Queue>(() => begun(of, told));
  const queue = isReplay ? kept : grown(kept.of === of ? kept : begun(of, told), told);
  const beside = isLive || isReplay ? lookInQuestion(view) : null;
  const pages = isReplay ? [] : queue.pages.filter((page) => !isSame(page, beside) && !isStale(page, view));
  if (!isReplay && (queue !== kept || pages.length < kept.pages.length)) setKept({ ...queue, pages });
  useEffect(() => {
    if (!isReplay) heard.set(of, queue.known);
  }, [isReplay, of, queue.known]);

  const replayed = useReplayed(isReplay, news);
  const page = (isReplay ? replayed.look : isLive ? pages[0] : null) ?? null;
  const next = () => {
    if (isReplay) replayed.leave();
    else setKept((now) => ({ ...now, pages: now.pages.slice(1) }));
  };
  const time = page && page.kind !== 'look' && !isHeld ? timeFor(reader, view, page) : null;
  useEffect(() => {
    if (time === null) return;
    const timer = setTimeout(
      () => setKept((now) => ({ ...now, pages: now.pages.filter((each) => each !== page) })),
      time,
    );
    return () => clearTimeout(timer);
  }, [page, time]);
  return { page, beside, next };
}

/** What came while another seat looked at this screen: of that only what nobody else could see. */
function begun(of: string, told: readonly Event[]): Queue {
  const known = heard.get(of) ?? told.length;
  const missed = pagesOf(told.slice(0, known), told.slice(known));
  return { of, known: told.length, pages: missed.filter(({ kind }) => kind === 'look') };
}

/** With what has been told since. Where something was taken back, nothing that waits holds. */
function grown(queue: Queue, told: readonly Event[]): Queue {
  const { of, known, pages } = queue;
  if (told.length === known) return queue;
  if (told.length < known) return { of, known: told.length, pages: [] };
  return { of, known: told.length, pages: queued(pages, pagesOf(told.slice(0, known), told.slice(known))) };
}

function isSame(page: Page, look: Look | null): boolean {
  return look !== null && page.kind === 'look' && page.juror === look.juror && !page.isDrawn;
}

/** At the end all tokens are turned over. */
function isStale({ kind }: Page, { outcome }: View): boolean {
  return kind === 'look' && outcome !== null;
}

/** A replay has its own pace: only what a seat looks at in this step is shown. */
function useReplayed(isReplay: boolean, { id, events }: Props['news']) {
  const [left, setLeft] = useState<number | null>(null);
  const look = isReplay && left !== id ? pagesOf([], events).find((page) => page.kind === 'look') : undefined;
  return { look, leave: () => setLeft(id) };
}
