// A vote: sealed envelopes with nothing on them but sealed or not; then all open at once, council cards upon them, a result.

import type { Seat } from '@kuluary/kernel/game';
import { classes } from '@kuluary/stage/buttons';
import { clockFace, useSeconds } from '@kuluary/stage/clock-ring';
import type { RunningClock } from '@kuluary/stage/game-table';
import { type ReactNode, useState } from 'react';
import type { Choice, Move } from '../rules/moves.ts';
import { AGAINST, FOR } from '../rules/state.ts';
import type { View, VoteView } from '../rules/view.ts';
import { answer } from '../texts/answer.ts';
import { askingOf } from '../texts/asking.ts';
import { cardName } from '../texts/card-text.ts';
import { votesOf } from '../texts/in-force.ts';
import { choiceOf } from '../texts/question.ts';
import { people, type Reader, who } from '../texts/reader.ts';
import { Button, MoveButton } from './acts.tsx';
import { useTable } from './at-table.tsx';
import { Avatar } from './avatar.tsx';
import { toldBy } from './card-facts.ts';
import { CardButton, TileButton } from './face.tsx';
import { LAST_KEY } from './keys.ts';
import { Picture } from './picture.tsx';
import { isAsked, opponentsOf, spelled } from './situation.ts';
import styles from './vote.module.css';
import { type Word, word } from './words.ts';

const STEPS = ['sealed', 'open', 'council', 'result'] as const;

interface VoteRoomProps {
  readonly vote: VoteView;
  readonly clock: RunningClock | undefined; // of whoever sits at this screen
  readonly onTable: () => void; // to look at the table meanwhile
}

export function VoteRoom({ vote, clock, onTable }: VoteRoomProps) {
  const { reader, view, deciding } = useTable();
  const at = view.decision === 'ballot' ? 0 : view.decision === 'reveal' ? 2 : 3;
  return (
    <section
      className={styles.room}
      data-question={view.decision}
      data-sending={deciding.pending !== null || undefined}
      tabIndex={-1}
      aria-label={word(reader, `vote.${vote.kind}`)}
    >
      <div className={styles.head}>
        <ol className={styles.steps}>
          {STEPS.map((step, i) => (
            <li
              key={step}
              className={classes(i < at && styles.done, i === at && styles.now)}
              aria-current={i === at ? 'step' : undefined}
            >
              <span>{i < at ? <Picture of="icon-check" /> : i + 1}</span>
              {word(reader, `vote.step.${step}`)}
            </li>
          ))}
        </ol>
        {clock && <Clock ends={clock.ends} />}
        <button type="button" className={styles.table} aria-label={word(reader, 'vote.table')} onClick={onTable}>
          <Picture of="icon-eye" />
        </button>
      </div>
      <Bill vote={vote} isBrief={at > 0} />
      {vote.choices === null ? <Envelopes vote={vote} /> : <Scales vote={vote} />}
      <Desk vote={vote} />
    </section>
  );
}

function Clock({ ends }: { readonly ends: number }) {
  return (
    <span className={styles.clock} aria-hidden="true">
      <Picture of="icon-clock" />
      {clockFace(useSeconds(ends), document.documentElement.lang)}
    </span>
  );
}

/** What is voted on. */
function Bill({ vote, isBrief }: { readonly vote: VoteView; readonly isBrief: boolean }) {
  const { reader, view } = useTable();
  const asking = askingOf(view);
  if (!asking) return null;
  const { id } = asking.source.card;
  const pile = { title: cardName(reader.language, id), cards: [id] };
  const kind = word(reader, `vote.${vote.kind}`);
  const lines = toldBy(reader.language, id).filter(({ picture }) => picture === 'mark-vote');
  return (
    <div className={classes(styles.bill, isBrief && styles.brief)}>
      <CardButton of={id} pile={pile} at={0} className={styles.billCard} />
      <div className={styles.stakes}>
        <p className={styles.kind}>
          <Picture of="type-council" />
          {word(reader, 'vote.by', { kind }, who(reader, asking.frame.you))}
        </p>
        <h2>{cardName(reader.language, id)}</h2>
        {lines.map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
  );
}

/** Clockwise from the viewer's left, the viewer last. */
function aroundTable(view: View): readonly Seat[] {
  return view.viewer === 'spectator' ? opponentsOf(view) : [...opponentsOf(view), view.viewer];
}

function Envelopes({ vote }: { readonly vote: VoteView }) {
  const { reader, view } = useTable();
  const sealed = vote.voted.filter(Boolean).length;
  return (
    <div className={styles.desk}>
      <h3 className={styles.caption}>{word(reader, 'vote.envelopes', { count: sealed, all: vote.voted.length })}</h3>
      <ul className={styles.envelopes} data-count={view.seats.length}>
        {aroundTable(view).map((seat) => (
          <li key={seat}>
            <Envelope vote={vote} seat={seat} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Envelope({ vote, seat }: { readonly vote: VoteView; readonly seat: Seat }) {
  const { reader, view } = useTable();
  const isOwn = seat === view.viewer;
  const isSealed = vote.voted[seat]!;
  const state = isSealed ? 'vote.sealed' : isOwn ? 'vote.deciding' : 'vote.thinking';
  return (
    <span className={classes(styles.envelope, isSealed && styles.sealed, isOwn && styles.own)} data-voted={isSealed}>
      <span className={styles.paper} data-place={`envelope-${seat}`}>
        <Picture of="envelope" />
        {isSealed && <Picture of="seal" className={styles.seal} />}
        <Avatar character={view.seats[seat]!.character} className={styles.owner} />
      </span>
      <b>{isOwn ? word(reader, 'you') : reader.names[seat]}</b>
      <small>{word(reader, state)}</small>
    </span>
  );
}

/** Everybody's choice with what stands behind it, by what it is for. */
export function Scales({ vote, result }: { readonly vote: VoteView; readonly result?: number }) {
  const { view } = useTable();
  const votes = votesOf(view, vote);
  const isReferendum = vote.kind === 'referendum';
  const options = isReferendum ? [FOR, AGAINST] : view.seats.map((_, seat) => seat).filter((seat) => votes.has(seat));
  return (
    <div className={classes(styles.scales, isReferendum && styles.two)} data-count={options.length}>
      {options.map((option) => (
        <div
          key={option}
          className={classes(
            styles.side,
            isReferendum && (option === FOR ? styles.for : styles.against),
            result === option && styles.winning,
          )}
        >
          <OptionHead vote={vote} option={option} />
          <span className={styles.total}>{votes.get(option) ?? 0}</span>
          <ul className={styles.backers}>
            {aroundTable(view)
              .filter((seat) => vote.choices?.[seat] === option)
              .map((seat) => (
                <li key={seat}>
                  <Backer vote={vote} seat={seat} />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function OptionHead({ vote, option }: { readonly vote: VoteView; readonly option: number }) {
  const { reader, view } = useTable();
  if (vote.kind === 'referendum') {
    const isFor = option === FOR;
    return (
      <h3 className={styles.option}>
        <Picture of="thumb" className={classes(styles.thumb, !isFor && styles.down)} />
        {word(reader, isFor ? 'vote.for' : 'vote.against')}
      </h3>
    );
  }
  return (
    <h3 className={styles.option}>
      <Avatar character={view.seats[option]!.character} />
      <span>{option === view.viewer ? word(reader, 'you') : reader.names[option]}</span>
    </h3>
  );
}

/** A seat behind an option: its own vote, its tokens, its council cards. */
function Backer({ vote, seat }: { readonly vote: VoteView; readonly seat: Seat }) {
  const { reader, view } = useTable();
  const tokens = vote.tokens?.[seat] ?? 0;
  const isBid = vote.kind === 'auction';
  const cards = vote.revealed[seat]!;
  const name = seat === view.viewer ? word(reader, 'you') : reader.names[seat]!;
  return (
    <span className={styles.backer} data-place={`ballot-${seat}`}>
      {!isBid && <Avatar character={view.seats[seat]!.character} />}
      <span className={classes(isBid && 'sr')}>{name}</span>
      <span className={styles.weight}>
        <span className="sr">{word(reader, 'vote.votes', { count: 1 + tokens + cards.length })}</span>
        {Array.from({ length: tokens }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens are all alike
          <Picture key={i} of="token" className={styles.token} />
        ))}
        {cards.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: in the order in which they were revealed
          <span key={`${card} ${at}`} className={styles.tile}>
            <TileButton of={card} pile={{ title: name, cards }} at={at}>
              +1
            </TileButton>
          </span>
        ))}
      </span>
    </span>
  );
}

/** Where this screen answers, or sees that it need not. */
function Desk({ vote }: { readonly vote: VoteView }) {
  const { view, moves, deciding } = useTable();
  const asked = moves.length > 0 && isAsked(view);
  if (asked && view.decision === 'ballot') return <Ballot key={deciding.question} vote={vote} />;
  if (asked && view.decision === 'reveal') return <Reveal />;
  if (asked && view.decision === 'tie') return <Tie />;
  return <Waiting vote={vote} />;
}

function Waiting({ vote }: { readonly vote: VoteView }) {
  const { reader, view } = useTable();
  const choice = vote.own && choiceOf(reader, vote.kind === 'referendum', vote.own.choice);
  return (
    <div className={styles.box} aria-live="polite">
      <p className={styles.waits}>{word(reader, 'vote.waiting', people(reader, view.waitingFor))}</p>
      {vote.own && vote.choices === null && (
        <p className={styles.ownBallot}>
          <Picture of="seal" />
          {vote.kind === 'auction'
            ? word(reader, 'vote.votes', { count: 1 + vote.own.tokens })
            : word(reader, 'vote.own', { choice: choice! })}
          {Array.from({ length: vote.own.tokens }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tokens are all alike
            <Picture key={i} of="token" />
          ))}
        </p>
      )}
    </div>
  );
}

type Ballots = Extract<Move, { type: 'vote' }>;

function Ballot({ vote }: { readonly vote: VoteView }) {
  const { reader, view, moves, deciding } = useTable();
  const ballots = moves.filter((move): move is Ballots => move.type === 'vote');
  const choices = [...new Set(ballots.map(({ choice }) => choice))].filter((choice) => choice !== undefined);
  const most = Math.max(...ballots.map(({ tokens }) => tokens));
  const [choice, setChoice] = useState<Choice | undefined>(undefined);
  const [tokens, setTokens] = useState(0);
  const move = ballots.find((ballot) => ballot.tokens === tokens && ballot.choice === choice);
  const isChosen = choice !== undefined || choices.length === 0;
  return (
    <div className={styles.box}>
      <h3 className={styles.question} aria-live="assertive">
        {word(reader, `vote.ask.${vote.kind}`)}
        <small>{word(reader, 'vote.until')}</small>
      </h3>
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
        look={isChosen ? 'go' : 'paper'}
        keyNumber={LAST_KEY}
        className={styles.send}
        isDisabled={!move || !deciding.isOpen}
        isPressed={move !== undefined && deciding.pending !== null}
        icon="seal"
        {...(move && { move, label: `${sealWord(reader, choice, tokens)}. ${answer(reader, view, move)}` })}
        note={word(reader, 'vote.seal.about')}
        onClick={() => move && deciding.answer(move)}
      >
        {isChosen ? sealWord(reader, choice, tokens) : word(reader, 'vote.seal.pick')}
      </Button>
    </div>
  );
}

function sealWord(reader: Reader, choice: Choice | undefined, tokens: number): string {
  const count = 1 + tokens;
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
        <Picture of="thumb" className={classes(styles.thumb, choice === 'against' && styles.down)} />
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

function Reveal() {
  const { reader, moves, keys } = useTable();
  const cards = moves.filter((move) => move.type === 'reveal');
  const pass = moves.find((move) => move.type === 'pass');
  const pile = { title: word(reader, 'hand'), cards: cards.map(({ card }) => card) };
  return (
    <div className={styles.box}>
      <h3 className={styles.question} aria-live="assertive">
        {word(reader, 'vote.reveal')}
        <small>{word(reader, cards.length > 0 ? 'vote.reveal.about' : 'vote.reveal.none')}</small>
      </h3>
      <ul className={styles.council}>
        {cards.map((move, at) => (
          <li key={spelled(move)}>
            <CardButton of={move.card} pile={pile} at={at} move={move} state="lit" tag={word(reader, 'tag.vote')} />
          </li>
        ))}
      </ul>
      {pass && (
        <MoveButton move={pass} look="paper" keyNumber={keys.get(spelled(pass))} className={styles.send}>
          {word(reader, 'vote.pass')}
        </MoveButton>
      )}
    </div>
  );
}

function forFirst(a: Move, b: Move): number {
  const rank = (move: Move) => Number(!('choice' in move) || move.choice !== 'for');
  return rank(a) - rank(b);
}

function Tie() {
  const { reader, view, moves, keys } = useTable();
  return (
    <div className={styles.box}>
      <h3 className={styles.question} aria-live="assertive">
        {word(reader, 'vote.tie')}
      </h3>
      <div className={styles.verdicts}>
        {[...moves].sort(forFirst).map((move) => (
          <MoveButton key={spelled(move)} move={move} look="go" keyNumber={keys.get(spelled(move))}>
            {answer(reader, view, move)}
          </MoveButton>
        ))}
      </div>
    </div>
  );
}
