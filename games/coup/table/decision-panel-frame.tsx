// The frame of the decision panel: who has to move, the prompt, the moves (children), and a note on what is not possible.

import { isViewerAsked } from '@kuluary/texts/reader';
import { classNames } from '@kuluary/ui/buttons';
import { Icon } from '@kuluary/ui/icons';
import { type ReactNode, useId } from 'react';
import type { Character } from '../rules/characters.ts';
import { CardFace } from './card.tsx';
import styles from './decision-panel-frame.module.css';
import { emphasizeCharacters, type SplitPrompt } from './prompt-formatting.tsx';
import { fullWaitingText, waitingText } from './status-line.ts';
import { characterNameFor, useTableContext } from './table-context.tsx';
import { ruleOfDecision, type UnavailableMoveNote, unavailableMoveNote } from './unavailable-move-note.ts';
import { tableText } from './words.ts';

interface DecisionPanelFrameProps {
  readonly text: SplitPrompt;
  readonly sending: boolean; // a move is being sent
  readonly brief?: boolean; // only the question itself is visible
  readonly tight?: boolean; // the moves take more space than usual
  readonly shown?: Character | null; // the card that the decision is about
  readonly onBack?: () => void; // to the step before
  readonly children?: ReactNode; // the moves
  readonly foot?: ReactNode; // instead of the note on what is not possible
}

export function DecisionPanelFrame(props: DecisionPanelFrameProps) {
  const { text, sending, brief = false, tight = false, shown = null, onBack, children, foot } = props;
  const { reader, view, onRule } = useTableContext();
  const promptId = useId();
  const note = unavailableMoveNote(reader, view);
  const length = textLengthOf(text);
  return (
    <section
      className={classNames(styles.plaque, brief && styles.brief)}
      aria-labelledby={promptId}
      data-question={view.decision ?? 'over'}
      data-tight={tight || length === 'longest' || length === 'endless' || undefined}
      tabIndex={-1}
    >
      <Corner />
      <Corner className={styles.mirrored} />
      <div className={styles.edge}>
        <p className={styles.kicker} aria-live="polite" title={fullWaitingText(reader, view)}>
          <i aria-hidden="true" />
          <span>{sending ? tableText(reader, 'waiting.sent') : waitingText(reader, view)}</span>
        </p>
      </div>
      <div className={styles.asking}>
        {shown && <CardFace of={shown} name={characterNameFor(reader, shown)} className={styles.shown} />}
        <h2
          id={promptId}
          className={styles.question}
          data-length={length}
          aria-live={isViewerAsked(view) ? 'assertive' : 'polite'}
        >
          {text.before && <span className={styles.told}>{emphasizeCharacters(reader, text.before)} </span>}
          <strong>{emphasizeCharacters(reader, text.question)}</strong>
          {text.after && <small> {emphasizeCharacters(reader, text.after)}</small>}
        </h2>
      </div>
      <button
        type="button"
        className={styles.onEdge}
        aria-label={tableText(reader, 'rule')}
        title={tableText(reader, 'rule')}
        onClick={() => onRule(ruleOfDecision(view))}
      >
        <Icon name="question" />
      </button>
      {children}
      {onBack && (
        <button
          type="button"
          className={classNames(styles.onEdge, styles.back)}
          aria-label={tableText(reader, 'back')}
          title={tableText(reader, 'back')}
          onClick={onBack}
        >
          <Icon name="back" />
        </button>
      )}
      {foot === undefined ? note && <UnavailableMoveLine {...note} /> : foot}
    </section>
  );
}

/** A move that one might look for and cannot make, with a link to its rule. */
function UnavailableMoveLine({ text, rule }: UnavailableMoveNote) {
  const { reader, onRule } = useTableContext();
  return (
    <p className={styles.foot}>
      <span className={styles.cannot}>
        <Icon name="no-shield" />
        {text}
      </span>
      <button
        type="button"
        className={styles.why}
        aria-label={`${text}. ${tableText(reader, 'why')}`}
        onClick={() => onRule(rule)}
      >
        {tableText(reader, 'why')}
      </button>
    </p>
  );
}

function Corner({ className }: { readonly className?: string | undefined }) {
  return (
    <svg viewBox="0 0 20 20" className={classNames(styles.corner, className)} aria-hidden="true">
      <path d="M1 19V9a8 8 0 0 1 8-8h10M5 19v-8a6 6 0 0 1 6-6h8" />
    </svg>
  );
}

const LONG = 90; // letters; longer texts get smaller type on a phone
const LONGEST = 150;
const ENDLESS = 230;

function textLengthOf({ before, question, after }: SplitPrompt): 'short' | 'long' | 'longest' | 'endless' {
  const letters = before.length + question.length + after.length;
  if (letters > ENDLESS) return 'endless';
  return letters > LONGEST ? 'longest' : letters > LONG ? 'long' : 'short';
}
