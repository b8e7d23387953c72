// What people say at the table: words for it, and bubbles that stand at their seats for some seconds.

import type { Seat } from '@kuluary/kernel/game';
import type { Said } from '@kuluary/protocol/to-browser';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { TableModel } from '../link/table-model.ts';
import type { Say } from '../words/area.ts';
import type { TableKey } from '../words/table.ts';
import styles from './bubbles.module.css';

const SECONDS = 6;
const MAX_BUBBLE = 36; // characters; whoever says more is read in the log

type ReactionIcon = ComponentType<{ readonly reaction: string }>;

export function wordsOf(speech: Said['speech'], say: Say<TableKey>): string {
  if ('late' in speech) return say('talk.late');
  if ('phrase' in speech) return say(`phrase.${speech.phrase}`);
  if ('reaction' in speech) return say(`reaction.${speech.reaction}`);
  return speech.text;
}

/** What stands at each seat now. */
export function useBubbles(
  voices: TableModel['voices'],
  muted: ReadonlySet<Seat>,
  say: Say<TableKey>,
  ReactionIcon: ReactionIcon,
): ReadonlyMap<Seat, ReactNode> {
  const [standing, setStanding] = useState<readonly Said[]>([]);
  useEffect(() => {
    if (voices.said.length === 0) return;
    const isNew = (said: Said) => voices.said.includes(said);
    setStanding((before) => [
      ...before.filter(({ seat }) => !voices.said.some((s) => s.seat === seat)),
      ...voices.said,
    ]);
    // Not stopped by the next voice: each bubble has its own time. After the screen has gone it changes nothing.
    setTimeout(() => setStanding((before) => before.filter((said) => !isNew(said))), SECONDS * 1000);
  }, [voices]);
  const bubbles = new Map<Seat, ReactNode>();
  for (const { seat, speech } of standing) {
    if (!muted.has(seat)) bubbles.set(seat, <Bubble speech={speech} say={say} ReactionIcon={ReactionIcon} />);
  }
  return bubbles;
}

interface BubbleProps {
  readonly speech: Said['speech'];
  readonly say: Say<TableKey>;
  readonly ReactionIcon: ReactionIcon;
}

function Bubble({ speech, say, ReactionIcon }: BubbleProps) {
  const words = wordsOf(speech, say);
  if (!('reaction' in speech)) return <>{shortened(words)}</>;
  return (
    <>
      <span className={styles.reaction} title={words}>
        <ReactionIcon reaction={speech.reaction} />
      </span>
      <span className="sr">{words}</span>
    </>
  );
}

function shortened(words: string): string {
  const letters = [...words];
  return letters.length <= MAX_BUBBLE
    ? words
    : `${letters
        .slice(0, MAX_BUBBLE - 1)
        .join('')
        .trimEnd()}…`;
}
