// The buttons that send moves: the passive move is always the first; the look `brass` marks the safe one, `wax` the risky ones.

import { Button, classNames } from '@kuluary/ui/buttons';
import { Icon } from '@kuluary/ui/icons';
import type { ReactNode } from 'react';
import type { Move } from '../rules/moves.ts';
import { coupTexts } from '../texts/coup-texts.ts';
import { claimValues } from '../texts/message-values.ts';
import { plainMoveText } from '../texts/move-text.ts';
import { useCharacterTooltip } from './details-tooltip.tsx';
import { SmallEmblem } from './emblem.tsx';
import { KeyHint } from './key-hint.tsx';
import styles from './move-buttons.module.css';
import { consequenceText, orderAndStyleMoves, type StyledMove } from './move-consequence.ts';
import { isSameMove, type MoveSelection, type SelectionStep } from './move-selection.ts';
import { useTableContext } from './table-context.tsx';
import { tableText } from './words.ts';

export function MoveButtons({
  moves,
  selection,
}: {
  readonly moves: readonly Move[];
  readonly selection: MoveSelection;
}) {
  const { view } = useTableContext();
  const openPass = moves.find(({ type }) => type === 'pass-openly');
  const styledMoves = orderAndStyleMoves(view, moves);
  return (
    <>
      <div className={styles.answers} data-count={styledMoves.length}>
        {styledMoves.map((styledMove, i) => (
          <DecisionMoveButton
            key={JSON.stringify(styledMove.move)}
            {...styledMove}
            number={i + 1}
            selection={selection}
          />
        ))}
      </div>
      {openPass && <OpenPassButton move={openPass} number={styledMoves.length + 1} selection={selection} />}
    </>
  );
}

/** A quiet second way to pass: everybody sees it at once. */
function OpenPassButton({ move, number, selection }: Omit<DecisionMoveButtonProps, 'look'>) {
  const { reader, view } = useTableContext();
  const sent = isSameMove(selection.pending, move);
  return (
    <Button
      look="bare"
      className={classNames(styles.aloud, sent && styles.sent)}
      aria-disabled={!selection.acceptsMoves || undefined}
      data-soon={selection.acceptsMovesSoon || undefined}
      aria-pressed={sent || undefined}
      data-move={JSON.stringify(move)}
      data-key={number}
      onClick={() => selection.submitMove(move)}
    >
      <KeyHint number={number} />
      <Icon name="talk" />
      {plainMoveText(reader, view, move)}
    </Button>
  );
}

interface DecisionMoveButtonProps extends StyledMove {
  readonly number: number;
  readonly selection: MoveSelection;
}

function DecisionMoveButton({ move, look, number, selection }: DecisionMoveButtonProps) {
  const { reader, view } = useTableContext();
  const details = useCharacterTooltip(move.type === 'block' ? move.as : null);
  const label =
    move.type === 'block'
      ? tableText(reader, 'block.as', claimValues(reader, move.as))
      : plainMoveText(reader, view, move);
  const consequence = consequenceText(reader, view, move);
  return (
    <MoveButton
      move={move}
      look={look}
      number={number}
      selection={selection}
      label={
        move.type === 'block' ? `${label}. ${coupTexts.moveText(reader.language, view, move, reader.names)}` : undefined
      }
      note={consequence}
      details={details}
      emblem={move.type === 'block' && <SmallEmblem of={move.as} />}
      onClick={() => selection.submitMove(move)}
    >
      {label}
    </MoveButton>
  );
}

interface MoveButtonProps extends StyledMove {
  readonly number: number; // the key that presses it
  readonly selection: MoveSelection;
  readonly label?: string | undefined; // for screen readers, where the visible words are not enough
  readonly note?: string | undefined;
  readonly emblem?: ReactNode;
  readonly details?: object;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

export function MoveButton(props: MoveButtonProps) {
  const { move, look, number, selection, label, note, emblem, details, onClick, children } = props;
  const sent = isSameMove(selection.pending, move);
  return (
    <Button
      look={look}
      className={classNames(styles.answer, sent && styles.sent)}
      aria-label={label}
      aria-disabled={!selection.acceptsMoves || undefined}
      data-soon={selection.acceptsMovesSoon || undefined}
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

/** A risky move is confirmed once: back, or send it. */
export function WarningButtons({
  step,
  selection,
}: {
  readonly step: Extract<SelectionStep, { at: 'warning' }>;
  readonly selection: MoveSelection;
}) {
  const { reader, view } = useTableContext();
  return (
    <div className={styles.answers} data-count={2}>
      <Button look="brass" className={styles.answer} data-key={1} onClick={selection.goBack}>
        <KeyHint number={1} />
        {tableText(reader, 'sure.back')}
      </Button>
      <MoveButton
        move={step.move}
        look="wax"
        number={2}
        selection={selection}
        note={consequenceText(reader, view, step.move)}
        onClick={selection.confirmWarning}
      >
        {plainMoveText(reader, view, step.move)}
      </MoveButton>
    </div>
  );
}
