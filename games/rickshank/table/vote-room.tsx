// A vote: sealed envelopes first, then all of them open at once, council cards upon them, and a result.

import { classes } from '@kuluary/stage/buttons';
import { clockFace, useSeconds } from '@kuluary/stage/clock-ring';
import type { RunningClock } from '@kuluary/stage/game-table';
import { isAsked, who } from '@kuluary/texts/reader';
import type { VoteView } from '../rules/view.ts';
import { askingOf } from '../texts/asking.ts';
import { cardName } from '../texts/card-text.ts';
import { ownVotes } from '../texts/in-force.ts';
import { choiceOf } from '../texts/question.ts';
import { people } from '../texts/reader.ts';
import { useTable } from './at-table.tsx';
import { toldBy } from './card-facts.ts';
import { CardButton } from './face.tsx';
import { Picture } from './picture.tsx';
import { aloneOf } from './piles.ts';
import { Ballot } from './vote-ballot.tsx';
import { WaitingBox } from './vote-box.tsx';
import { Envelopes } from './vote-envelopes.tsx';
import { Scales, Tie } from './vote-result.tsx';
import { Reveal } from './vote-reveal.tsx';
import styles from './vote-room.module.css';
import { word } from './words.ts';

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
      data-vote={vote.kind}
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
              <b>{word(reader, `vote.step.${step}`)}</b>
            </li>
          ))}
        </ol>
        {clock && <Clock ends={clock.ends} />}
        <button type="button" className={styles.table} aria-label={word(reader, 'vote.table')} onClick={onTable}>
          <Picture of="icon-eye" />
        </button>
      </div>
      <Bill vote={vote} isBrief={at > 0} />
      {vote.choices === null ? <Envelopes vote={vote} /> : <Scales view={view} vote={vote} />}
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
  const kind = word(reader, `vote.${vote.kind}`);
  const lines = toldBy(reader.language, id).filter(({ picture }) => picture === 'mark-vote');
  return (
    <div className={classes(styles.bill, isBrief && styles.brief)}>
      <CardButton of={id} pile={aloneOf(id)} at={0} className={styles.billCard} />
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
    <WaitingBox>
      <p className={styles.waits}>{word(reader, 'vote.waiting', people(reader, view.waitingFor))}</p>
      {vote.own && vote.choices === null && (
        <p className={styles.ownBallot}>
          <Picture of="seal" />
          {vote.kind === 'auction'
            ? word(reader, 'vote.votes', { count: ownVotes(view, vote.own.tokens) })
            : word(reader, 'vote.own', { choice: choice! })}
          {Array.from({ length: vote.own.tokens }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tokens are all alike
            <Picture key={i} of="token" />
          ))}
        </p>
      )}
    </WaitingBox>
  );
}
