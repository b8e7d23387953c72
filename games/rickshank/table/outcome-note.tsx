// How a vote has ended, for a moment: the table goes on meanwhile.

import { type Reader, who } from '@kuluary/texts/reader';
import { useEffect, useRef, useState } from 'react';
import type { Event } from '../rules/events.ts';
import { FOR } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { useTable } from './at-table.tsx';
import styles from './outcome-note.module.css';
import { hasTray } from './tray.tsx';
import { type Ended, endedIn } from './vote-ended.ts';
import { Scales } from './vote-result.tsx';
import { word } from './words.ts';

const SHOWN_MS = 3000;
const TOUCHES = ['pointerdown', 'keydown'] as const; // whoever goes on has seen it

interface News {
  readonly id: number;
  readonly events: readonly Event[];
}

export function OutcomeNote({ news }: { readonly news: News }) {
  const { reader, view, moves } = useTable();
  const ended = useEnded(news);
  const isInTheWay = hasTray(view, moves) || moves.some((move) => move.type === 'choose' && move.from === 'line-up');
  if (!ended || isInTheWay) return null; // what is asked next lies in its place
  return (
    <div className={styles.note} role="status">
      <p>{outcomeOf(reader, ended)}</p>
      <Scales view={ended.before} vote={ended.vote} result={ended.result} />
    </div>
  );
}

function outcomeOf(reader: Reader, { vote: { kind }, result, isTie }: Ended): string {
  const outcome =
    kind === 'referendum'
      ? word(reader, result === FOR ? 'vote.result.passed' : 'vote.result.failed')
      : word(reader, `vote.result.${kind}`, who(reader, result));
  return isTie ? word(reader, 'vote.result.tie', { outcome }) : outcome;
}

/** The table as it was at the end of the vote, with what these events have added. */
function useEnded(news: News): Ended | null {
  const { view } = useTable();
  const last = useRef<View | null>(null);
  const seen = useRef(news.id); // what happened before this screen was there is not shown again
  const [ended, setEnded] = useState<Ended | null>(null);
  useEffect(() => {
    if (seen.current === news.id) return;
    seen.current = news.id;
    const found = endedIn(last.current, news.events);
    if (found) setEnded(found);
  }, [news]);
  useEffect(() => {
    if (view.vote) last.current = view;
  }, [view]);
  useEffect(() => {
    if (!ended) return;
    const forget = () => setEnded(null);
    const timer = window.setTimeout(forget, SHOWN_MS);
    for (const touch of TOUCHES) window.addEventListener(touch, forget);
    return () => {
      window.clearTimeout(timer);
      for (const touch of TOUCHES) window.removeEventListener(touch, forget);
    };
  }, [ended]);
  return view.vote ? null : ended;
}
