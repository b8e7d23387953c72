// Answers as buttons, at the thumb: the likely one is the widest. What is a card is answered by the card itself.

import { classes } from '@kuluary/stage/buttons';
import { isAsked } from '@kuluary/texts/reader';
import type { ReactNode } from 'react';
import type { Move } from '../rules/moves.ts';
import { answer } from '../texts/answer.ts';
import { cardName } from '../texts/card-text.ts';
import styles from './acts.module.css';
import { useTable } from './at-table.tsx';
import { Avatar } from './avatar.tsx';
import type { SymbolName } from './drawings/markup.ts';
import { KeyHint } from './key-hint.tsx';
import { LAST_KEY, SIMPLE_KEY } from './keys.ts';
import { Picture } from './picture.tsx';
import { isSameMove, spelled } from './situation.ts';
import { word } from './words.ts';

export function Acts({ onUndo }: { readonly onUndo: (() => void) | null }) {
  const { view, moves, deciding } = useTable();
  const asked = moves.length > 0 && isAsked(view);
  return (
    <div className={styles.acts} data-kind={asked ? view.decision : 'waiting'}>
      {onUndo && <Undo onUndo={onUndo} />}
      {asked && (deciding.warning ? <Sure /> : view.decision === 'main' ? <InTurn /> : <Answers />)}
    </div>
  );
}

function Undo({ onUndo }: { readonly onUndo: () => void }) {
  const { reader } = useTable();
  return (
    <Button look="quiet" className={styles.undo} label={word(reader, 'undo')} onClick={onUndo}>
      <Picture of="icon-undo" />
      <span className={styles.spelled}>{word(reader, 'undo')}</span>
    </Button>
  );
}

/** Everything else in a turn is done with the cards themselves. */
function InTurn() {
  const { reader, view, moves, deciding } = useTable();
  const { run, isRunning } = deciding;
  const end = moves.find(({ type }) => type === 'end');
  return (
    <>
      {run && (
        <Button
          look="go"
          icon="icon-play"
          keyNumber={SIMPLE_KEY}
          isPressed={isRunning}
          isDisabled={!deciding.isOpen}
          className={styles.main}
          note={
            run.power > 0
              ? word(reader, 'do.simple.power', {
                  count: run.cards.length,
                  power: run.power,
                  total: view.power + run.power,
                })
              : word(reader, 'do.simple.cards', { count: run.cards.length })
          }
          onClick={deciding.playSimple}
        >
          {word(reader, isRunning ? 'do.simple.running' : 'do.simple')}
        </Button>
      )}
      {end && (
        <MoveButton
          move={end}
          look={run ? 'paper' : 'go'}
          keyNumber={LAST_KEY}
          className={classes(styles.last, run ? styles.end : styles.main)}
          note={view.power > 0 ? word(reader, 'do.end.lost', { power: view.power }) : word(reader, 'do.end.clean')}
        >
          {word(reader, 'do.end')}
        </MoveButton>
      )}
    </>
  );
}

function Sure() {
  const { reader, deciding } = useTable();
  return (
    <>
      <Button look="go" keyNumber={1} className={classes(styles.last, styles.main)} onClick={deciding.back}>
        {word(reader, 'ask.sure.no')}
      </Button>
      <Button
        look="paper"
        keyNumber={2}
        isDisabled={!deciding.isOpen}
        move={{ type: 'end' }}
        className={styles.end}
        onClick={deciding.confirm}
      >
        {word(reader, 'ask.sure.yes')}
      </Button>
    </>
  );
}

/** What is answered by a card that lies on the table, or in front of us. */
function isCard({ type }: Move): boolean {
  return type === 'choose' || type === 'character' || type === 'first';
}

const LOOKS: Readonly<Partial<Record<Move['type'], Look>>> = { yes: 'go', defend: 'go', target: 'go', option: 'go' };

const SHAPES: Readonly<Partial<Record<Move['type'], string>>> = {
  option: 'wide',
  defend: 'half',
  suffer: 'half',
  target: 'tall',
};

function Answers() {
  const { reader, view, moves, keys } = useTable();
  const shown = moves.filter((move) => !isCard(move));
  return shown.map((move) => (
    <MoveButton
      key={spelled(move)}
      move={move}
      look={LOOKS[move.type] ?? 'paper'}
      keyNumber={keys.get(spelled(move))}
      className={styles[SHAPES[move.type] ?? 'main']}
      {...(move.type === 'pay' && { icon: 'token' })}
      {...(move.type === 'defend' && { icon: 'mark-defence', label: answer(reader, view, move) })}
      before={
        move.type === 'target' && <Avatar character={view.seats[move.seat]!.character} className={styles.avatar} />
      }
    >
      {move.type === 'defend' ? cardName(reader.language, move.card) : answer(reader, view, move)}
    </MoveButton>
  ));
}

type Look = 'go' | 'paper' | 'quiet' | 'unready'; // unready: something else has to be done first

interface ButtonProps {
  readonly look: Look;
  readonly icon?: SymbolName;
  readonly before?: ReactNode;
  readonly note?: string;
  readonly label?: string; // for screen readers, where the words on it are not enough
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
  const { deciding } = useTable();
  return (
    <button
      type="button"
      className={classes(styles.button, styles[look], className)}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      data-soon={deciding.isSoon || undefined}
      aria-pressed={isPressed || undefined}
      data-move={move && spelled(move)}
      data-key={keyNumber}
      onClick={onClick}
    >
      {keyNumber !== undefined && <KeyHint number={keyNumber} />}
      {icon && <Picture of={icon} className={styles.icon} />}
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
  const { deciding } = useTable();
  return (
    <Button
      {...rest}
      move={move}
      isDisabled={!deciding.isOpen}
      isPressed={isSameMove(deciding.pending, move)}
      onClick={() => deciding.answer(move)}
    />
  );
}
