// Where this screen answers in a vote.

import type { ReactNode } from 'react';
import { RuleButton } from './rule-button.tsx';
import styles from './vote-box.module.css';

/** The class of the button that answers. */
export const SEND = styles.send;

interface VoteBoxProps {
  readonly question: string;
  readonly note?: string;
  readonly children: ReactNode;
}

export function VoteBox({ question, note, children }: VoteBoxProps) {
  return (
    <div className={styles.box}>
      <h3 className={styles.question} aria-live="assertive">
        {question}
        {note !== undefined && <small>{note}</small>}
      </h3>
      <RuleButton className={styles.rule} />
      {children}
    </div>
  );
}

/** Nothing is asked of this screen now. */
export function WaitingBox({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.box} aria-live="polite">
      {children}
    </div>
  );
}
