// One's own ballot: a choice, some tokens, a seal.

import { classes } from '@kuluary/stage/buttons';
import type { Reader } from '@kuluary/texts/reader';
import { type ReactNode, useState } from 'react';
import type { Choice, Move } from '../rules/moves.ts';
import { AGAINST, FOR } from '../rules/state.ts';
import type { VoteView } from '../rules/view.ts';
import { answer } from '../texts/answer.ts';
import { ownVotes } from '../texts/in-force.ts';
import { choiceOf } from '../texts/question.ts';
import { Button } from './acts.tsx';
import { useTable } from './at-table.tsx';
import { Avatar } from './avatar.tsx';
import { LAST_KEY } from './keys.ts';
import { Picture } from './picture.tsx';
import { Thumb } from './thumb.tsx';
import styles from './vote-ballot.module.css';
import { SEND, VoteBox } from './vote-box.tsx';
import { type Word, word } from './words.ts';

type Ballots = Extract<Move, { type: 'vote' }>;

export function Ballot({ vote }: { readonly vote: VoteView }) {
  const { reader, view, moves, deciding } = useTable();
  const ballots = moves.filter((move): move is Ballots => move.type === 'vote');
  const choices = [...new Set(ballots.map(({ choice }) => choice))].filter((choice) => choice !== undefined);
  const most = Math.max(...ballots.map(({ tokens }) => tokens));
  const [choice, setChoice] = useState<Choice | undefined>(undefined);
  const [tokens, setTokens] = useState(0);
  const move = ballots.find((ballot) => ballot.tokens === tokens && ballot.choice === choice);
  const isChosen = choice !== undefined || choices.length === 0;
  const count = ownVotes(view, tokens);
  return (
    <VoteBox question={word(reader, `vote.ask.${vote.kind}`)} note={word(reader, 'vote.until')}>
      {choices.length > 0 && (
        <div
          className={styles.choices}
          data-kind={vote.kind}
          role="radiogroup"
          aria-label={word(reader, `vote.ask.${vote.kind}`)}
        >
          {choices.map((each, i) => (
            <ChoiceButton
              key={each}
              choice={each}
              number={i + 1}
              isChosen={choice === each}
              onChoose={() => setChoice(each)}
            />
          ))}
        </div>
      )}
      <div className={styles.bid}>
        <span className={styles.bidWords}>
          {word(reader, most > 0 ? 'vote.tokens' : 'vote.tokens.none')}
          {most > 0 && <small>{word(reader, 'vote.tokens.about')}</small>}
        </span>
        <Stepper value={tokens} most={most} onStep={setTokens} />
      </div>
      <Button
        look={isChosen ? 'go' : 'unready'}
        keyNumber={isChosen ? LAST_KEY : undefined}
        className={SEND}
        isDisabled={!move || !deciding.isOpen}
        isPressed={move !== undefined && deciding.pending !== null}
        icon="seal"
        {...(move && { move, label: `${sealWord(reader, choice, count)}. ${answer(reader, view, move)}` })}
        {...(isChosen && { note: word(reader, 'vote.seal.about') })}
        onClick={() => move && deciding.answer(move)}
      >
        {isChosen ? sealWord(reader, choice, count) : word(reader, 'vote.seal.pick')}
      </Button>
    </VoteBox>
  );
}

function sealWord(reader: Reader, choice: Choice | undefined, count: number): string {
  if (choice === undefined) return word(reader, 'vote.seal.bid', { count });
  return word(reader, 'vote.seal', { choice: nameOfChoice(reader, choice), count });
}

function nameOfChoice(reader: Reader, choice: Choice): string {
  if (typeof choice === 'number') return choiceOf(reader, false, choice);
  return choiceOf(reader, true, choice === 'for' ? FOR : AGAINST);
}

interface ChoiceButtonProps {
  readonly choice: Choice;
  readonly number: number;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function ChoiceButton({ choice, number, isChosen, onChoose }: ChoiceButtonProps) {
  const { reader, view } = useTable();
  const name: ReactNode =
    typeof choice === 'number' ? (
      <>
        <Avatar character={view.seats[choice]!.character} />
        <span className={styles.whom}>{choice === view.viewer ? word(reader, 'you') : reader.names[choice]}</span>
      </>
    ) : (
      <>
        <Thumb isUp={choice === 'for'} className={styles.thumb} />
        {word(reader, `vote.${choice}` as Word)}
      </>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is drawn, and pressed by a number key
    <button
      type="button"
      role="radio"
      aria-checked={isChosen}
      className={classes(styles.choice, isChosen && styles.chosen, choice === 'for' && styles.yes)}
      data-choice={choice}
      data-key={number}
      onClick={onChoose}
    >
      {name}
      {isChosen && (
        <span className={styles.tick}>
          <Picture of="icon-check" />
        </span>
      )}
    </button>
  );
}

interface StepperProps {
  readonly value: number;
  readonly most: number;
  readonly onStep: (value: number) => void;
}

function Stepper({ value, most, onStep }: StepperProps) {
  const { reader } = useTable();
  if (most === 0) return <Picture of="token" className={classes(styles.token, styles.pale)} />;
  return (
    <span className={styles.stepper}>
      <button
        type="button"
        aria-label={word(reader, 'vote.less')}
        aria-disabled={value === 0 || undefined}
        onClick={() => onStep(Math.max(0, value - 1))}
      >
        <Picture of="icon-minus" />
      </button>
      <output aria-label={word(reader, 'vote.tokens')}>
        <Picture of="token" className={styles.token} />
        <b>{value}</b>
        <small>{word(reader, 'vote.tokens.of', { count: most })}</small>
      </output>
      <button
        type="button"
        aria-label={word(reader, 'vote.more')}
        aria-disabled={value === most || undefined}
        onClick={() => onStep(Math.min(most, value + 1))}
      >
        <Picture of="icon-plus" />
      </button>
    </span>
  );
}
