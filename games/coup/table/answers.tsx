// Answers as buttons: to keep quiet is always the first; brass marks the safe one, wax the risky ones.

import { Button, classes } from '@kuluary/stage/buttons';
import type { ReactNode } from 'react';
import type { Move } from '../rules/moves.ts';
import { bareAnswer } from '../texts/answer.ts';
import { coupTexts } from '../texts/coup-texts.ts';
import { claimed } from '../texts/reader.ts';
import styles from './answers.module.css';
import { useTable } from './at-table.tsx';
import { type Answer, arranged, consequence } from './consequence.ts';
import { type Deciding, isSameMove, type Step } from './deciding.ts';
import { useCharacterDetails } from './details.tsx';
import { SmallEmblem } from './emblem.tsx';
import { KeyHint } from './key-hint.tsx';
import { word } from './words.ts';

export function Answers({ moves, deciding }: { readonly moves: readonly Move[]; readonly deciding: Deciding }) {
  const { view } = useTable();
  const answers = arranged(view, moves);
  return (
    <div className={styles.answers} data-count={answers.length}>
      {answers.map((answer, i) => (
        <AnswerButton key={JSON.stringify(answer.move)} {...answer} number={i + 1} deciding={deciding} />
      ))}
    </div>
  );
}

interface AnswerButtonProps extends Answer {
  readonly number: number;
  readonly deciding: Deciding;
}

function AnswerButton({ move, look, number, deciding }: AnswerButtonProps) {
  const { reader, view } = useTable();
  const details = useCharacterDetails(move.type === 'block' ? move.as : null);
  const label =
    move.type === 'block' ? word(reader, 'block.as', claimed(reader, move.as)) : bareAnswer(reader, view, move);
  const follows = consequence(reader, view, move);
  return (
    <MoveButton
      move={move}
      look={look}
      number={number}
      deciding={deciding}
      label={
        move.type === 'block' ? `${label}. ${coupTexts.answer(reader.language, view, move, reader.names)}` : undefined
      }
      note={follows}
      details={details}
      emblem={move.type === 'block' && <SmallEmblem of={move.as} />}
      onClick={() => deciding.answer(move)}
    >
      {label}
    </MoveButton>
  );
}

interface MoveButtonProps extends Answer {
  readonly number: number; // the key that presses it
  readonly deciding: Deciding;
  readonly label?: string | undefined; // for screen readers, where the words on it are not enough
  readonly note?: string | undefined;
  readonly emblem?: ReactNode;
  readonly details?: object;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A button that sends a move. */
export function MoveButton(props: MoveButtonProps) {
  const { move, look, number, deciding, label, note, emblem, details, onClick, children } = props;
  const sent = isSameMove(deciding.pending, move);
  return (
    <Button
      look={look}
      className={classes(styles.answer, sent && styles.sent)}
      aria-label={label}
      aria-disabled={!deciding.isOpen || undefined}
      data-soon={deciding.isSoon || undefined}
      aria-pressed={sent || undefined}
      data-move={JSON.stringify(move)}
      data-key={number}
      data-look={look}
      onClick={onClick}
      {...details}
    >
      <KeyHint number={number} />
      {emblem}
      <span>
        {children}
        {note !== undefined && <small>{note}</small>}
      </span>
    </Button>
  );
}

/** A consequential answer asks once: back to where one was, or on. */
export function Warned({
  step,
  deciding,
}: {
  readonly step: Extract<Step, { at: 'warning' }>;
  readonly deciding: Deciding;
}) {
  const { reader, view } = useTable();
  return (
    <div className={styles.answers} data-count={2}>
      <Button look="brass" className={styles.answer} data-key={1} onClick={deciding.back}>
        <KeyHint number={1} />
        {word(reader, 'sure.back')}
      </Button>
      <MoveButton
        move={step.move}
        look="wax"
        number={2}
        deciding={deciding}
        note={consequence(reader, view, step.move)}
        onClick={deciding.confirm}
      >
        {bareAnswer(reader, view, step.move)}
      </MoveButton>
    </div>
  );
}
