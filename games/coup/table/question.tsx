// What is asked now and how it can be answered, or, while others decide, what goes on.

import { Button } from '@kuluary/stage/buttons';
import { Icon } from '@kuluary/stage/icons';
import type { Character } from '../rules/characters.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { bareAnswer } from '../texts/answer.ts';
import { question } from '../texts/question.ts';
import { deed, type Reader } from '../texts/reader.ts';
import answerStyles from './answers.module.css';
import { Answers, MoveButton, Warned } from './answers.tsx';
import { useTable } from './at-table.tsx';
import { consequence } from './consequence.ts';
import { type Deciding, moveWithCards } from './deciding.ts';
import { parted } from './emphasis.tsx';
import { happening, onlooker, ownAnswer } from './happening.ts';
import { Plaque } from './plaque.tsx';
import { Plates, Targets } from './plates.tsx';
import styles from './question.module.css';
import { type Group, Spread } from './spread.tsx';
import { word } from './words.ts';

interface QuestionProps {
  readonly moves: readonly Move[];
  readonly deciding: Deciding;
  readonly targets: ReadonlyMap<number, Move>;
  readonly onUndo: (() => void) | null;
}

export function Question({ moves, deciding, targets, onUndo }: QuestionProps) {
  const { reader, view } = useTable();
  const text = moves.length > 0 ? question(reader, view) : undefined;
  const { step } = deciding;
  if (text === undefined) return <Waiting sending={deciding.pending !== null} onUndo={onUndo} />;
  const sending = deciding.pending !== null;
  if (step.at === 'warning') {
    return (
      <Plaque text={{ told: step.text, asked: word(reader, 'sure'), added: '' }} sending={sending} foot={null}>
        <Warned step={step} deciding={deciding} />
      </Plaque>
    );
  }
  if (step.at === 'target') {
    const asked = word(reader, 'target.question', deed(reader, step.action));
    return (
      <Plaque
        text={{ told: '', asked, added: word(reader, 'target.hint') }}
        sending={sending}
        onBack={deciding.back}
        foot={null}
      >
        <Targets targets={targets} deciding={deciding} />
      </Plaque>
    );
  }
  return (
    <Plaque
      text={parted(text)}
      sending={sending}
      brief={isBrief(view, targets)}
      tight={isTight(view, moves)}
      shown={view.decision === 'swap' ? view.offered : null}
    >
      <Choices moves={moves} deciding={deciding} targets={targets} />
    </Plaque>
  );
}

/** The plates, or the cards of an exchange, say what the first words say. */
function isBrief(view: View, targets: ReadonlyMap<number, Move>): boolean {
  return (view.decision === 'action' && targets.size === 0) || view.decision === 'keep';
}

/** Three answers or more, or more plates than usual. */
function isTight(view: View, moves: readonly Move[]): boolean {
  return view.decision === 'action' ? view.options.inquisitor : view.decision === 'block' && moves.length > 2;
}

function Choices({ moves, deciding, targets }: Omit<QuestionProps, 'onUndo'>) {
  const { view } = useTable();
  switch (view.decision) {
    case 'action':
      if (targets.size > 0) return <Targets targets={targets} deciding={deciding} />;
      return <Plates moves={moves} deciding={deciding} />;
    case 'keep':
    case 'pick':
      return <CardsOnPlaque moves={moves} deciding={deciding} />;
    case 'lose':
    case 'offer':
      return <Confirm cards={chosenOf(deciding, handOf(view))} moves={moves} count={1} deciding={deciding} />;
    default:
      return <Answers moves={moves} deciding={deciding} />;
  }
}

function handOf(view: View): readonly Character[] {
  const hand = view.viewer === 'spectator' ? [] : view.hands[view.viewer]!;
  return hand.filter((face) => face !== null);
}

function chosenOf(deciding: Deciding, cards: readonly Character[]): readonly Character[] {
  return deciding.chosen.flatMap((place) => cards[place] ?? []);
}

/** An exchange, or a draft: the cards are laid out here. */
function CardsOnPlaque({ moves, deciding }: { readonly moves: readonly Move[]; readonly deciding: Deciding }) {
  const { reader, view } = useTable();
  const groups = laidOut(reader, view, moves);
  const count = view.decision === 'keep' ? handOf(view).length : 1;
  const cards = groups.flatMap((group) => group.cards);
  return (
    <>
      <Spread groups={groups} chosen={deciding.chosen} onToggle={(place) => deciding.toggle(place, count)} />
      <Confirm cards={chosenOf(deciding, cards)} moves={moves} count={count} deciding={deciding} />
    </>
  );
}

function laidOut(reader: Reader, view: View, moves: readonly Move[]): readonly Group[] {
  if (view.decision === 'pick') {
    return [{ title: null, cards: moves.flatMap((move) => (move.type === 'pick' ? [move.card] : [])) }];
  }
  return [
    { title: word(reader, 'choose.own'), cards: handOf(view) },
    { title: word(reader, 'choose.drawn'), cards: view.drawn.filter((face) => face !== null) },
  ];
}

interface ConfirmProps {
  readonly cards: readonly Character[]; // chosen so far
  readonly moves: readonly Move[];
  readonly count: number; // how many have to be chosen
  readonly deciding: Deciding;
}

/** Says what to tap; once it is tapped, sends it. */
function Confirm({ cards, moves, count, deciding }: ConfirmProps) {
  const { reader, view } = useTable();
  const move = cards.length === count ? moveWithCards(moves, cards) : undefined;
  const choices = view.decision === 'keep' ? handOf(view).length + view.drawn.length : moves.length;
  const number = Math.max(choices, view.decision === 'lose' || view.decision === 'offer' ? 2 : 0) + 1;
  if (!move) {
    const hint = word(reader, HINTS[view.decision as keyof typeof HINTS], { count: count - cards.length });
    return <p className={styles.hint}>{hint}</p>;
  }
  return (
    <div className={answerStyles.answers} data-count={1}>
      <MoveButton
        move={move}
        look={move.type === 'lose' ? 'wax' : 'brass'}
        number={number}
        deciding={deciding}
        note={consequence(reader, view, move)}
        onClick={() => deciding.answer(move)}
      >
        {bareAnswer(reader, view, move)}
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

/** Nothing is asked here: in plain words what happens, and one's own sealed answer. */
function Waiting({ sending, onUndo }: { readonly sending: boolean; readonly onUndo: (() => void) | null }) {
  const { reader, view } = useTable();
  const { told, open } = happening(reader, view);
  const answer = ownAnswer(reader, view);
  const watching = onlooker(reader, view);
  return (
    <Plaque text={{ told, asked: open, added: watching ?? '' }} sending={sending}>
      {(answer !== undefined || onUndo) && (
        <p className={styles.sealed}>
          {answer !== undefined && (
            <span>
              <Icon name="lock" />
              {answer}
            </span>
          )}
          {onUndo && (
            <Button look="bare" className={styles.undo} onClick={onUndo}>
              <Icon name="undo" />
              {word(reader, 'undo')}
            </Button>
          )}
        </p>
      )}
    </Plaque>
  );
}
