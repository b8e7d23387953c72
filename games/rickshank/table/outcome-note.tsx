// How a vote has ended, for a moment: the table goes on meanwhile.

import { useEffect, useRef, useState } from 'react';
import type { Event } from '../rules/events.ts';
import type { VoteView } from '../rules/view.ts';
import { choiceOf } from '../texts/question.ts';
import { useTable } from './at-table.tsx';
import styles from './outcome-note.module.css';
import { type Ended, endedIn } from './vote-ended.ts';
import { Scales } from './vote-result.tsx';
import { word } from './words.ts';

const SHOWN_MS = 3000;

interface News {
  readonly id: number;
  readonly events: readonly Event[];
}

export function OutcomeNote({ news }: { readonly news: News }) {
  const { reader } = useTable();
  const ended = useEnded(news);
  if (!ended) return null;
  const { vote, result, isTie } = ended;
  const choice = choiceOf(reader, vote.kind === 'referendum', result);
  return (
    <div className={styles.note} role="status">
      <p>{word(reader, isTie ? 'vote.result.tie' : 'vote.result', { choice })}</p>
      <Scales vote={vote} result={result} />
    </div>
  );
}

/** The vote as it last was, with what these events have added. */
function useEnded(news: News): Ended | null {
  const { view } = useTable();
  const last = useRef<VoteView | null>(null);
  const seen = useRef(news.id); // what happened before this screen was there is not shown again
  const [ended, setEnded] = useState<Ended | null>(null);
  useEffect(() => {
    if (seen.current === news.id) return;
    seen.current = news.id;
    const found = endedIn(last.current, news.events);
    if (found) setEnded(found);
  }, [news]);
  useEffect(() => {
    last.current = view.vote ?? last.current;
  }, [view.vote]);
  useEffect(() => {
    if (!ended) return;
    const timer = window.setTimeout(() => setEnded(null), SHOWN_MS);
    return () => window.clearTimeout(timer);
  }, [ended]);
  return view.vote ? null : ended;
}
