// Chat messages in bubbles, which stay at their seats for some seconds.

import type { Seat } from '@kuluary/kernel/game';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { TableModel } from '../connection/table-model.ts';
import type { TableKey } from '../words/table.ts';
import type { Say } from '../words/word-area.ts';
import { type ChatMessage, chatMessagesIn, speechText } from './chat-messages.ts';
import styles from './speech-bubbles.module.css';

const BUBBLE_SECONDS = 6;
const MAX_BUBBLE = 36; // characters; the log has the whole text

const NOBODY_MUTED: ReadonlySet<Seat> = new Set();

type ReactionIcon = ComponentType<{ readonly reaction: string }>;

export function useSpeechBubbles(
  newChat: TableModel['newChat'],
  muted: ReadonlySet<Seat>,
  say: Say<TableKey>,
  ReactionIcon: ReactionIcon,
): ReadonlyMap<Seat, ReactNode> {
  const [shownMessages, setShownMessages] = useState<readonly ChatMessage[]>([]);
  useEffect(() => {
    const newMessages = chatMessagesIn(newChat.said, NOBODY_MUTED);
    if (newMessages.length === 0) return;
    setShownMessages((before) => [
      ...before.filter(({ seat }) => !newMessages.some((each) => each.seat === seat)),
      ...newMessages,
    ]);
    // No cleanup: each bubble has its own time, and after unmounting this does nothing.
    setTimeout(
      () => setShownMessages((before) => before.filter((each) => !newMessages.includes(each))),
      BUBBLE_SECONDS * 1000,
    );
  }, [newChat]);
  const bubbles = new Map<Seat, ReactNode>();
  const messages = chatMessagesIn(shownMessages, muted);
  const latest = messages.at(-1);
  for (const message of messages) {
    const { seat, speech } = message;
    bubbles.set(
      seat,
      <SpeechBubble speech={speech} latest={message === latest} say={say} ReactionIcon={ReactionIcon} />,
    );
  }
  return bubbles;
}

interface SpeechBubbleProps {
  readonly speech: ChatMessage['speech'];
  readonly latest: boolean; // where space is short, the earlier ones fold
  readonly say: Say<TableKey>;
  readonly ReactionIcon: ReactionIcon;
}

/** A reaction is shown with its words: its picture alone, a character's emblem, could be taken for a claim. */
function SpeechBubble({ speech, latest, say, ReactionIcon }: SpeechBubbleProps) {
  return (
    <span className={styles.words} data-words={latest ? 'latest' : 'earlier'}>
      {'reaction' in speech && (
        <span className={styles.reaction}>
          <ReactionIcon reaction={speech.reaction} />
        </span>
      )}
      {shortenAtWord(speechText(speech, say))}
    </span>
  );
}

function shortenAtWord(words: string): string {
  const letters = [...words];
  if (letters.length <= MAX_BUBBLE) return words;
  return `${letters
    .slice(0, MAX_BUBBLE)
    .join('')
    .replace(/[\s,:;—–-]+\S*$/, '')}…`;
}
