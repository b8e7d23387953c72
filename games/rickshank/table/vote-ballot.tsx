// The viewer's ballot in a vote: a choice and tokens.

import type { Reader } from '@kuluary/texts/reader';
import { classNames } from '@kuluary/ui/buttons';
import { type ReactNode, useState } from 'react';
import type { Move, VoteChoice } from '../rules/moves.ts';
import { AGAINST, FOR } from '../rules/state.ts';
import type { VoteView } from '../rules/view.ts';
import { moveText } from '../texts/move-text.ts';
import { ownVotes } from '../texts/prices-and-votes.ts';
import { voteOptionText } from '../texts/prompt.ts';
import { Avatar } from './avatar.tsx';
import { Button } from './move-buttons.tsx';
import { END_TURN_KEY } from './move-number-keys.ts';
import { SymbolPicture } from './symbol-picture.tsx';
import { useTableContext } from './table-context.tsx';
import { Thumb } from './thumb.tsx';
import styles from './vote-ballot.module.css';
import { SEND_BUTTON_CLASS, VoteDecisionPanel } from './vote-decision-panel.tsx';
import { type TableTextKey, tableText } from './words.ts';

type BallotMove = Extract<Move, { type: 'vote' }>;

export function BallotForm({ vote }: { readonly vote: VoteView }) {
  const { reader, view, moves, selection } = useTableContext();
  const ballots = moves.filter((move): move is BallotMove => move.type === 'vote');
  const choices = [...new Set(ballots.map(({ choice }) => choice))].filter((choice) => choice !== undefined);
  const most = Math.max(...ballots.map(({ tokens }) => tokens));
  const [choice, setChoice] = useState<VoteChoice | undefined>(undefined);
  const [tokens, setTokens] = useState(0);
  const move = ballots.find((ballot) => ballot.tokens === tokens && ballot.choice === choice);
  const isChosen = choice !== undefined || choices.length === 0;
  const count = ownVotes(view, tokens);
  return (
    <VoteDecisionPanel prompt={tableText(reader, `vote.ask.${vote.kind}`)} note={tableText(reader, 'vote.until')}>
      {choices.length > 0 && (
        <div
          className={styles.choices}
          data-kind={vote.kind}
          role="radiogroup"
          aria-label={tableText(reader, `vote.ask.${vote.kind}`)}
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
          {tableText(reader, most > 0 ? 'vote.tokens' : 'vote.tokens.none')}
          {most > 0 && <small>{tableText(reader, 'vote.tokens.about')}</small>}
        </span>
        <TokenStepper value={tokens} most={most} onStep={setTokens} />
      </div>
      <Button
        look={isChosen ? 'go' : 'unready'}
        keyNumber={isChosen ? END_TURN_KEY : undefined}
        className={SEND_BUTTON_CLASS}
        isDisabled={!move || !selection.acceptsMoves}
        isPressed={move !== undefined && selection.pending !== null}
        icon="seal"
        {...(move && { move, label: `${sealButtonText(reader, choice, count)}. ${moveText(reader, view, move)}` })}
        {...(isChosen && { note: tableText(reader, 'vote.seal.about') })}
        onClick={() => move && selection.submitMove(move)}
      >
        {isChosen ? sealButtonText(reader, choice, count) : tableText(reader, 'vote.seal.pick')}
      </Button>
    </VoteDecisionPanel>
  );
}

function sealButtonText(reader: Reader, choice: VoteChoice | undefined, count: number): string {
  if (choice === undefined) return tableText(reader, 'vote.seal.bid', { count });
  return tableText(reader, 'vote.seal', { choice: choiceName(reader, choice), count });
}

function choiceName(reader: Reader, choice: VoteChoice): string {
  if (typeof choice === 'number') return voteOptionText(reader, false, choice);
  return voteOptionText(reader, true, choice === 'for' ? FOR : AGAINST);
}

interface ChoiceButtonProps {
  readonly choice: VoteChoice;
  readonly number: number;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function ChoiceButton({ choice, number, isChosen, onChoose }: ChoiceButtonProps) {
  const { reader, view } = useTableContext();
  const name: ReactNode =
    typeof choice === 'number' ? (
      <>
        <Avatar character={view.seats[choice]!.character} />
        <span className={styles.whom}>{choice === view.viewer ? tableText(reader, 'you') : reader.names[choice]}</span>
      </>
    ) : (
      <>
        <Thumb isUp={choice === 'for'} className={styles.thumb} />
        {tableText(reader, `vote.${choice}` as TableTextKey)}
      </>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: custom drawing, pressed by a number key
    <button
      type="button"
      role="radio"
      aria-checked={isChosen}
      className={classNames(styles.choice, isChosen && styles.chosen, choice === 'for' && styles.yes)}
      data-choice={choice}
      data-key={number}
      onClick={onChoose}
    >
      {name}
      {isChosen && (
        <span className={styles.tick}>
          <SymbolPicture of="icon-check" />
        </span>
      )}
    </button>
  );
}

interface TokenStepperProps {
  readonly value: number;
  readonly most: number;
  readonly onStep: (value: number) => void;
}

function TokenStepper({ value, most, onStep }: TokenStepperProps) {
  const { reader } = useTableContext();
  if (most === 0) return <SymbolPicture of="token" className={classNames(styles.token, styles.pale)} />;
  return (
    <span className={styles.stepper}>
      <button
        type="button"
        aria-label={tableText(reader, 'vote.less')}
        aria-disabled={value === 0 || undefined}
        onClick={() => onStep(Math.max(0, value - 1))}
      >
        <SymbolPicture of="icon-minus" />
      </button>
      <output aria-label={tableText(reader, 'vote.tokens')}>
        <SymbolPicture of="token" className={styles.token} />
        <b>{value}</b>
        <small>{tableText(reader, 'vote.tokens.of', { count: most })}</small>
      </output>
      <button
        type="button"
        aria-label={tableText(reader, 'vote.more')}
        aria-disabled={value === most || undefined}
        onClick={() => onStep(Math.min(most, value + 1))}
      >
        <SymbolPicture of="icon-plus" />
      </button>
    </span>
  );
}
