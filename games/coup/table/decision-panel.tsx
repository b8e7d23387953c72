// The decision panel: the pending decision with its moves or, while others decide, the status line.

import { Button } from '@kuluary/ui/buttons';
import { Icon } from '@kuluary/ui/icons';
import type { Character } from '../rules/characters.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { actionValues, type CoupReader } from '../texts/message-values.ts';
import { plainMoveText } from '../texts/move-text.ts';
import { promptText } from '../texts/prompt.ts';
import { ActionButtons, TargetButtons } from './action-buttons.tsx';
import { CardPicker, type PickerGroup } from './card-picker.tsx';
import styles from './decision-panel.module.css';
import { DecisionPanelFrame } from './decision-panel-frame.tsx';
import buttonStyles from './move-buttons.module.css';
import { MoveButton, MoveButtons, WarningButtons } from './move-buttons.tsx';
import { consequenceText } from './move-consequence.ts';
import { type MoveSelection, moveWithCards } from './move-selection.ts';
import { splitAtQuestion } from './prompt-formatting.tsx';
import { ownSealedMoveText, spectatorNote, statusLine } from './status-line.ts';
import { useTableContext } from './table-context.tsx';
import { tableText } from './words.ts';

interface DecisionPanelProps {
  readonly moves: readonly Move[];
  readonly selection: MoveSelection;
  readonly targets: ReadonlyMap<number, Move>;
  readonly onUndo: (() => void) | null;
}

export function DecisionPanel({ moves, selection, targets, onUndo }: DecisionPanelProps) {
  const { reader, view } = useTableContext();
  const text = moves.length > 0 ? promptText(reader, view) : undefined;
  const { step } = selection;
  if (text === undefined) return <WaitingPanel sending={selection.pending !== null} onUndo={onUndo} />;
  const sending = selection.pending !== null;
  if (step.at === 'warning') {
    return (
      <DecisionPanelFrame
        text={{ before: step.text, question: tableText(reader, 'sure'), after: '' }}
        sending={sending}
        foot={null}
      >
        <WarningButtons step={step} selection={selection} />
      </DecisionPanelFrame>
    );
  }
  if (step.at === 'target') {
    const question = tableText(reader, 'target.question', actionValues(reader, step.action));
    return (
      <DecisionPanelFrame
        text={{ before: '', question, after: tableText(reader, 'target.hint') }}
        sending={sending}
        onBack={selection.goBack}
        foot={null}
      >
        <TargetButtons targets={targets} selection={selection} />
      </DecisionPanelFrame>
    );
  }
  return (
    <DecisionPanelFrame
      text={splitAtQuestion(text)}
      sending={sending}
      brief={isBrief(view, targets)}
      tight={isTight(view, moves)}
      shown={view.decision === 'swap' ? view.offered : null}
    >
      <MoveChoices moves={moves} selection={selection} targets={targets} />
    </DecisionPanelFrame>
  );
}

/** The action buttons, or the cards of an exchange, show what the first sentences say. */
function isBrief(view: View, targets: ReadonlyMap<number, Move>): boolean {
  return (view.decision === 'action' && targets.size === 0) || view.decision === 'keep';
}

/** Three moves or more, or more action buttons than usual. */
function isTight(view: View, moves: readonly Move[]): boolean {
  return view.decision === 'action'
    ? view.options.inquisitor
    : view.decision === 'block' && moves.filter(({ type }) => type === 'block').length > 1;
}

function MoveChoices({ moves, selection, targets }: Omit<DecisionPanelProps, 'onUndo'>) {
  const { view } = useTableContext();
  switch (view.decision) {
    case 'action':
      if (targets.size > 0) return <TargetButtons targets={targets} selection={selection} />;
      return <ActionButtons moves={moves} selection={selection} />;
    case 'keep':
    case 'pick':
      return <CardPickerWithConfirm moves={moves} selection={selection} />;
    case 'lose':
    case 'offer':
      return (
        <ConfirmButton cards={chosenCards(selection, handOf(view))} moves={moves} count={1} selection={selection} />
      );
    default:
      return <MoveButtons moves={moves} selection={selection} />;
  }
}

function handOf(view: View): readonly Character[] {
  const hand = view.viewer === 'spectator' ? [] : view.hands[view.viewer]!;
  return hand.filter((faceOrBack) => faceOrBack !== null);
}

function chosenCards(selection: MoveSelection, cards: readonly Character[]): readonly Character[] {
  return selection.chosenPlaces.flatMap((place) => cards[place] ?? []);
}

/** An exchange or a draft: the cards are chosen here. */
function CardPickerWithConfirm({
  moves,
  selection,
}: {
  readonly moves: readonly Move[];
  readonly selection: MoveSelection;
}) {
  const { reader, view } = useTableContext();
  const groups = cardGroups(reader, view, moves);
  const count = view.decision === 'keep' ? handOf(view).length : 1;
  const cards = groups.flatMap((group) => group.cards);
  return (
    <>
      <CardPicker
        groups={groups}
        chosen={selection.chosenPlaces}
        onToggle={(place) => selection.toggleCard(place, count)}
      />
      <ConfirmButton cards={chosenCards(selection, cards)} moves={moves} count={count} selection={selection} />
    </>
  );
}

function cardGroups(reader: CoupReader, view: View, moves: readonly Move[]): readonly PickerGroup[] {
  if (view.decision === 'pick') {
    return [{ title: null, cards: moves.flatMap((move) => (move.type === 'pick' ? [move.card] : [])) }];
  }
  return [
    { title: tableText(reader, 'choose.own'), cards: handOf(view) },
    { title: tableText(reader, 'choose.drawn'), cards: view.drawn.filter((faceOrBack) => faceOrBack !== null) },
  ];
}

interface ConfirmButtonProps {
  readonly cards: readonly Character[]; // chosen so far
  readonly moves: readonly Move[];
  readonly count: number; // how many have to be chosen
  readonly selection: MoveSelection;
}

/** A hint what to tap; once all cards are chosen, the button that sends the move. */
function ConfirmButton({ cards, moves, count, selection }: ConfirmButtonProps) {
  const { reader, view } = useTableContext();
  const move = cards.length === count ? moveWithCards(moves, cards) : undefined;
  const choices = view.decision === 'keep' ? handOf(view).length + view.drawn.length : moves.length;
  const number = Math.max(choices, view.decision === 'lose' || view.decision === 'offer' ? 2 : 0) + 1;
  if (!move) {
    const hint = tableText(reader, HINTS[view.decision as keyof typeof HINTS], { count: count - cards.length });
    return <p className={styles.hint}>{hint}</p>;
  }
  return (
    <div className={buttonStyles.answers} data-count={1}>
      <MoveButton
        move={move}
        look={move.type === 'lose' ? 'wax' : 'brass'}
        number={number}
        selection={selection}
        note={consequenceText(reader, view, move)}
        onClick={() => selection.submitMove(move)}
      >
        {plainMoveText(reader, view, move)}
      </MoveButton>
    </div>
  );
}

const HINTS = {
  keep: 'choose.keep',
  pick: 'choose.pick',
  lose: 'choose.card',
  offer: 'choose.card',
} as const;

/** No decision for this viewer: the status line, and its own sealed move. */
function WaitingPanel({ sending, onUndo }: { readonly sending: boolean; readonly onUndo: (() => void) | null }) {
  const { reader, view } = useTableContext();
  const { before, pending } = statusLine(reader, view);
  const ownMove = ownSealedMoveText(reader, view);
  const note = spectatorNote(reader, view);
  return (
    <DecisionPanelFrame text={{ before, question: pending, after: note ?? '' }} sending={sending}>
      {(ownMove !== undefined || onUndo) && (
        <p className={styles.sealed}>
          {ownMove !== undefined && (
            <span>
              <Icon name={view.answer?.type === 'pass-openly' ? 'talk' : 'lock'} />
              {ownMove}
            </span>
          )}
          {onUndo && (
            <Button look="bare" className={styles.undo} onClick={onUndo}>
              <Icon name="undo" />
              {tableText(reader, 'undo')}
            </Button>
          )}
        </p>
      )}
    </DecisionPanelFrame>
  );
}
