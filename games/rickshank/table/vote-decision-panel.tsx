// The frame of the viewer's decision in a vote, and of waiting for others.

import type { ReactNode } from 'react';
import { RuleButton } from './rule-button.tsx';
import styles from './vote-decision-panel.module.css';

/** The class of the button that sends the move. */
export const SEND_BUTTON_CLASS = styles.send;

interface VoteDecisionPanelProps {
  readonly prompt: string;
  readonly note?: string;
  readonly children: ReactNode;
}

export function VoteDecisionPanel({ prompt, note, children }: VoteDecisionPanelProps) {
  return (
    <div className={styles.box}>
      <h3 className={styles.question} aria-live="assertive">
        {prompt}
        {note !== undefined && <small>{note}</small>}
      </h3>
      <RuleButton className={styles.rule} />
      {children}
    </div>
  );
}

export function VoteWaitingPanel({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.box} aria-live="polite">
      {children}
    </div>
  );
}
