// What people say at the table, in bubbles that stand at their seats for some seconds.

import type { Seat } from '@kuluary/kernel/game';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { TableModel } from '../link/table-model.ts';
import type { Say } from '../words/area.ts';
import type { TableKey } from '../words/table.ts';
import styles from './bubbles.module.css';
import { type Remark, remarksIn, wordsOf } from './said.ts';

const SECONDS = 6;
const MAX_BUBBLE = 36; // characters; whoever says more is read in the log

const NOBODY: ReadonlySet<Seat> = new Set(); // is muted

type ReactionIcon = ComponentType<{ readonly reaction: string }>;

/** What stands at each seat now. */
export function useBubbles(
  voices: TableModel['voices'],
  muted: ReadonlySet<Seat>,
  say: Say<TableKey>,
  ReactionIcon: ReactionIcon,
): ReadonlyMap<Seat, ReactNode> {
  const [standing, setStanding] = useState<readonly Remark[]>([]);
  useEffect(() => {
    const heard = remarksIn(voices.said, NOBODY);
    if (heard.length === 0) return;
    setStanding((before) => [...before.filter(({ seat }) => !heard.some((each) => each.seat === seat)), ...heard]);
    // Not stopped by the next voice: each bubble has its own time. After the screen has gone it changes nothing.
    setTimeout(() => setStanding((before) => before.filter((each) => !heard.includes(each))), SECONDS * 1000);
  }, [voices]);
  const bubbles = new Map<Seat, ReactNode>();
  const remarks = remarksIn(standing, muted);
  const latest = remarks.at(-1);
  for (const remark of remarks) {
    const { seat, speech } = remark;
    bubbles.set(seat, <Bubble speech={speech} latest={remark === latest} say={say} ReactionIcon={ReactionIcon} />);
  }
  return bubbles;
}

interface BubbleProps {
  readonly speech: Remark['speech'];
  readonly latest: boolean; // where room is short, the earlier ones fold
  readonly say: Say<TableKey>;
  readonly ReactionIcon: ReactionIcon;
}

/** A reaction comes with its words: its picture may be a character's emblem, and nobody shall take it for a claim. */
function Bubble({ speech, latest, say, ReactionIcon }: BubbleProps) {
  return (
    <span className={styles.words} data-words={latest ? 'latest' : 'earlier'}>
      {'reaction' in speech && (
        <span className={styles.reaction}>
          <ReactionIcon reaction={speech.reaction} />
        </span>
      )}
      {shortened(wordsOf(speech, say))}
    </span>
  );
}

/** Cut at a word. */
function shortened(words: string): string {
  const letters = [...words];
  if (letters.length <= MAX_BUBBLE) return words;
  return `${letters
    .slice(0, MAX_BUBBLE)
    .join('')
    .replace(/[\s,:;—–-]+\S*$/, '')}…`;
}
