// The plaque: who is awaited on its edge, one question, its answers, and what can't be done with the reason.

import { classes } from '@kuluary/stage/buttons';
import { Icon } from '@kuluary/stage/icons';
import { isAsked } from '@kuluary/texts/reader';
import { type ReactNode, useId } from 'react';
import type { Character } from '../rules/characters.ts';
import { nameOf, useTable } from './at-table.tsx';
import { CardFace } from './card.tsx';
import { type Parted, withCharacters } from './emphasis.tsx';
import { type Footnote, footnote, ruleOfQuestion } from './footnote.ts';
import { awaited, awaitedInFull } from './happening.ts';
import styles from './plaque.module.css';
import { word } from './words.ts';

interface PlaqueProps {
  readonly text: Parted;
  readonly sending: boolean; // an answer is on its way
  readonly brief?: boolean; // for eyes the question alone will do
  readonly tight?: boolean; // the answers take more room than usual
  readonly shown?: Character | null; // the card that the question is about
  readonly onBack?: () => void; // to the question before
  readonly children?: ReactNode; // the answers
  readonly foot?: ReactNode; // instead of what can't be done
}

export function Plaque(props: PlaqueProps) {
  const { text, sending, brief = false, tight = false, shown = null, onBack, children, foot } = props;
  const { reader, view, onRule } = useTable();
  const question = useId();
  const note = footnote(reader, view);
  const length = lengthOf(text);
  return (
    <section
      className={classes(styles.plaque, brief && styles.brief)}
      aria-labelledby={question}
      data-question={view.decision ?? 'over'}
      data-tight={tight || length === 'longest' || length === 'endless' || undefined}
      tabIndex={-1}
    >
      <Corner />
      <Corner className={styles.mirrored} />
      <div className={styles.edge}>
        <p className={styles.kicker} aria-live="polite" title={awaitedInFull(reader, view)}>
          <i aria-hidden="true" />
          <span>{sending ? word(reader, 'waiting.sent') : awaited(reader, view)}</span>
        </p>
      </div>
      <div className={styles.asking}>
        {shown && <CardFace of={shown} name={nameOf(reader, shown)} className={styles.shown} />}
        <h2
          id={question}
          className={styles.question}
          data-length={length}
          aria-live={isAsked(view) ? 'assertive' : 'polite'}
        >
          {text.told && <span className={styles.told}>{withCharacters(reader, text.told)} </span>}
          <strong>{withCharacters(reader, text.asked)}</strong>
          {text.added && <small> {withCharacters(reader, text.added)}</small>}
        </h2>
      </div>
      <button
        type="button"
        className={styles.onEdge}
        aria-label={word(reader, 'rule')}
        title={word(reader, 'rule')}
        onClick={() => onRule(ruleOfQuestion(view))}
      >
        <Icon name="question" />
      </button>
      {children}
      {onBack && (
        <button
          type="button"
          className={classes(styles.onEdge, styles.back)}
          aria-label={word(reader, 'back')}
          title={word(reader, 'back')}
          onClick={onBack}
        >
          <Icon name="back" />
        </button>
      )}
      {foot === undefined ? note && <Foot {...note} /> : foot}
    </section>
  );
}

/** What one might look for and cannot do, quietly, and where the rules say so. */
function Foot({ text, rule }: Footnote) {
  const { reader, onRule } = useTable();
  return (
    <p className={styles.foot}>
      <span className={styles.cannot}>
        <Icon name="no-shield" />
        {text}
      </span>
      <button
        type="button"
        className={styles.why}
        aria-label={`${text}. ${word(reader, 'why')}`}
        onClick={() => onRule(rule)}
      >
        {word(reader, 'why')}
      </button>
    </p>
  );
}

function Corner({ className }: { readonly className?: string | undefined }) {
  return (
    <svg viewBox="0 0 20 20" className={classes(styles.corner, className)} aria-hidden="true">
      <path d="M1 19V9a8 8 0 0 1 8-8h10M5 19v-8a6 6 0 0 1 6-6h8" />
    </svg>
  );
}

const LONG = 90; // letters: from here on the type is a size smaller on a phone
const LONGEST = 150;
const ENDLESS = 230;

function lengthOf({ told, asked, added }: Parted): 'short' | 'long' | 'longest' | 'endless' {
  const letters = told.length + asked.length + added.length;
  if (letters > ENDLESS) return 'endless';
  return letters > LONGEST ? 'longest' : letters > LONG ? 'long' : 'short';
}
