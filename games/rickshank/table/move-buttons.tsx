// Moves as buttons; the most likely one is the widest. Moves with a card on the table are made by touching the card.

import { isViewerAsked } from '@kuluary/texts/reader';
import { classNames } from '@kuluary/ui/buttons';
import type { ReactNode } from 'react';
import type { Move } from '../rules/moves.ts';
import { cardName } from '../texts/card-text.ts';
import { moveText } from '../texts/move-text.ts';
import { Avatar } from './avatar.tsx';
import type { SymbolName } from './drawings/symbol-sheet.ts';
import { KeyHint } from './key-hint.tsx';
import styles from './move-buttons.module.css';
import { END_TURN_KEY, SIMPLE_RUN_KEY } from './move-number-keys.ts';
import { SymbolPicture } from './symbol-picture.tsx';
import { useTableContext } from './table-context.tsx';
import { isSameMove, moveKey } from './view-queries.ts';
import { tableText } from './words.ts';

export function MoveButtons({ onUndo }: { readonly onUndo: (() => void) | null }) {
  const { view, moves, selection } = useTableContext();
  const asked = moves.length > 0 && isViewerAsked(view);
  return (
    <div className={styles.acts} data-kind={asked ? view.decision : 'waiting'}>
      {onUndo && <UndoButton onUndo={onUndo} />}
      {asked &&
        (selection.warning ? (
          <EndTurnConfirmation />
        ) : view.decision === 'main' ? (
          <MainMoveButtons />
        ) : (
          <OtherMoveButtons />
        ))}
    </div>
  );
}

function UndoButton({ onUndo }: { readonly onUndo: () => void }) {
  const { reader } = useTableContext();
  return (
    <Button look="quiet" className={styles.undo} label={tableText(reader, 'undo')} onClick={onUndo}>
      <SymbolPicture of="icon-undo" />
      <span className={styles.spelled}>{tableText(reader, 'undo')}</span>
    </Button>
  );
}

function MainMoveButtons() {
  const { reader, view, moves, selection } = useTableContext();
  const { simpleRun, isRunning } = selection;
  const end = moves.find(({ type }) => type === 'end');
  return (
    <>
      {simpleRun && (
        <Button
          look="go"
          icon="icon-play"
          keyNumber={SIMPLE_RUN_KEY}
          isPressed={isRunning}
          isDisabled={!selection.acceptsMoves}
          className={styles.main}
          note={
            simpleRun.power > 0
              ? tableText(reader, 'do.simple.power', {
                  count: simpleRun.cards.length,
                  power: simpleRun.power,
                  total: view.power + simpleRun.power,
                })
              : tableText(reader, 'do.simple.cards', { count: simpleRun.cards.length })
          }
          onClick={selection.playSimpleRun}
        >
          {tableText(reader, isRunning ? 'do.simple.running' : 'do.simple')}
        </Button>
      )}
      {end && (
        <MoveButton
          move={end}
          look={simpleRun ? 'paper' : 'go'}
          keyNumber={END_TURN_KEY}
          className={classNames(styles.last, simpleRun ? styles.end : styles.main)}
          note={
            view.power > 0 ? tableText(reader, 'do.end.lost', { power: view.power }) : tableText(reader, 'do.end.clean')
          }
        >
          {tableText(reader, 'do.end')}
        </MoveButton>
      )}
    </>
  );
}

function EndTurnConfirmation() {
  const { reader, selection } = useTableContext();
  return (
    <>
      <Button
        look="go"
        keyNumber={1}
        className={classNames(styles.last, styles.main)}
        onClick={selection.cancelEndTurn}
      >
        {tableText(reader, 'ask.sure.no')}
      </Button>
      <Button
        look="paper"
        keyNumber={2}
        isDisabled={!selection.acceptsMoves}
        move={{ type: 'end' }}
        className={styles.end}
        onClick={selection.confirmEndTurn}
      >
        {tableText(reader, 'ask.sure.yes')}
      </Button>
    </>
  );
}

/** Made by touching a card on the table or in the tray. */
function isMadeWithCard({ type }: Move): boolean {
  return type === 'choose' || type === 'character' || type === 'first';
}

const BUTTON_LOOKS: Readonly<Partial<Record<Move['type'], ButtonLook>>> = {
  yes: 'go',
  defend: 'go',
  target: 'go',
  option: 'go',
};

const BUTTON_SHAPES: Readonly<Partial<Record<Move['type'], string>>> = {
  option: 'wide',
  defend: 'half',
  suffer: 'half',
  target: 'tall',
};

function OtherMoveButtons() {
  const { reader, view, moves, numberKeys } = useTableContext();
  const shown = moves.filter((move) => !isMadeWithCard(move));
  return shown.map((move) => (
    <MoveButton
      key={moveKey(move)}
      move={move}
      look={BUTTON_LOOKS[move.type] ?? 'paper'}
      keyNumber={numberKeys.get(moveKey(move))}
      className={styles[BUTTON_SHAPES[move.type] ?? 'main']}
      {...(move.type === 'pay' && { icon: 'token' })}
      {...(move.type === 'defend' && { icon: 'mark-defence', label: moveText(reader, view, move) })}
      {...(move.type === 'defend' && move.owner !== undefined && { note: reader.names[move.owner]! })}
      before={
        move.type === 'target' && <Avatar character={view.seats[move.seat]!.character} className={styles.avatar} />
      }
    >
      {move.type === 'defend' ? cardName(reader.language, move.card) : moveText(reader, view, move)}
    </MoveButton>
  ));
}

type ButtonLook = 'go' | 'paper' | 'quiet' | 'unready'; // unready: another input is needed first

interface ButtonProps {
  readonly look: ButtonLook;
  readonly icon?: SymbolName;
  readonly before?: ReactNode;
  readonly note?: string;
  readonly label?: string; // for screen readers, if the text is not enough
  readonly move?: Move;
  readonly keyNumber?: number | undefined;
  readonly isPressed?: boolean;
  readonly isDisabled?: boolean;
  readonly className?: string | undefined;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

export function Button(props: ButtonProps) {
  const { look, icon, before, note, label, move, keyNumber, isPressed, isDisabled, className, onClick, children } =
    props;
  const { selection } = useTableContext();
  return (
    <button
      type="button"
      className={classNames(styles.button, styles[look], className)}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      data-soon={selection.acceptsMovesSoon || undefined}
      aria-pressed={isPressed || undefined}
      data-move={move && moveKey(move)}
      data-key={keyNumber}
      onClick={onClick}
    >
      {keyNumber !== undefined && <KeyHint number={keyNumber} />}
      {icon && <SymbolPicture of={icon} className={styles.icon} />}
      {before}
      <span className={styles.text}>
        {children}
        {note !== undefined && <small>{note}</small>}
      </span>
    </button>
  );
}

/** A button that sends a move. */
export function MoveButton({ move, ...rest }: Omit<ButtonProps, 'onClick' | 'move'> & { readonly move: Move }) {
  const { selection } = useTableContext();
  return (
    <Button
      {...rest}
      move={move}
      isDisabled={!selection.acceptsMoves}
      isPressed={isSameMove(selection.pending, move)}
      onClick={() => selection.submitMove(move)}
    />
  );
}
