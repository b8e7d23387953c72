// Shows the outcome of a vote for a moment, while the match goes on.

import { type Reader, subjectArguments } from '@kuluary/texts/reader';
import { useEffect, useRef, useState } from 'react';
import type { Event } from '../rules/events.ts';
import { FOR } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { hasDecisionTray } from './decision-tray.tsx';
import { useTableContext } from './table-context.tsx';
import { type VoteOutcome, voteOutcomeIn } from './vote-outcome.ts';
import styles from './vote-outcome-note.module.css';
import { VoteTally } from './vote-tally.tsx';
import { tableText } from './words.ts';

const SHOWN_MS = 3000;
const DISMISSING_EVENTS = ['pointerdown', 'keydown'] as const; // input means that it was seen

interface EventBatch {
  readonly id: number;
  readonly events: readonly Event[];
}

export function VoteOutcomeNote({ newEvents }: { readonly newEvents: EventBatch }) {
  const { reader, view, moves } = useTableContext();
  const voteOutcome = useVoteOutcome(newEvents);
  const isCovered =
    hasDecisionTray(view, moves) || moves.some((move) => move.type === 'choose' && move.from === 'line-up');
  if (!voteOutcome || isCovered) return null; // the next decision needs its place
  return (
    <div className={styles.note} role="status">
      <p>{voteOutcomeText(reader, voteOutcome)}</p>
      <VoteTally view={voteOutcome.before} vote={voteOutcome.vote} result={voteOutcome.result} />
    </div>
  );
}

function voteOutcomeText(reader: Reader, { vote: { kind }, result, isTie }: VoteOutcome): string {
  const outcome =
    kind === 'referendum'
      ? tableText(reader, result === FOR ? 'vote.result.passed' : 'vote.result.failed')
      : tableText(reader, `vote.result.${kind}`, subjectArguments(reader, result));
  return isTie ? tableText(reader, 'vote.result.tie', { outcome }) : outcome;
}

function useVoteOutcome(newEvents: EventBatch): VoteOutcome | null {
  const { view } = useTableContext();
  const last = useRef<View | null>(null);
  const seen = useRef(newEvents.id); // events from before this screen was opened are not shown
  const [voteOutcome, setVoteOutcome] = useState<VoteOutcome | null>(null);
  useEffect(() => {
    if (seen.current === newEvents.id) return;
    seen.current = newEvents.id;
    const found = voteOutcomeIn(last.current, newEvents.events);
    if (found) setVoteOutcome(found);
  }, [newEvents]);
  useEffect(() => {
    if (view.vote) last.current = view;
  }, [view]);
  useEffect(() => {
    if (!voteOutcome) return;
    const dismiss = () => setVoteOutcome(null);
    const timer = window.setTimeout(dismiss, SHOWN_MS);
    for (const event of DISMISSING_EVENTS) window.addEventListener(event, dismiss);
    return () => {
      window.clearTimeout(timer);
      for (const event of DISMISSING_EVENTS) window.removeEventListener(event, dismiss);
    };
  }, [voteOutcome]);
  return view.vote ? null : voteOutcome;
}
