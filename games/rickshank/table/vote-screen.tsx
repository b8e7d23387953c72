// The screen of a vote: sealed envelopes, then open ballots, council cards and the result.

import { isViewerAsked, subjectArguments } from '@kuluary/texts/reader';
import { classNames } from '@kuluary/ui/buttons';
import { formatClock, useSecondsLeft } from '@kuluary/ui/clock-ring';
import type { ShownClock } from '@kuluary/ui/game-table';
import type { VoteView } from '../rules/view.ts';
import { cardName } from '../texts/card-text.ts';
import { seatNameValues } from '../texts/message-values.ts';
import { ownVotes } from '../texts/prices-and-votes.ts';
import { voteOptionText } from '../texts/prompt.ts';
import { promptSourceOf } from '../texts/prompt-source.ts';
import { CardButton } from './card-button.tsx';
import { illustratedCardLines } from './card-facts.ts';
import { singleCardPile } from './piles.ts';
import { SymbolPicture } from './symbol-picture.tsx';
import { useTableContext } from './table-context.tsx';
import { BallotForm } from './vote-ballot.tsx';
import { VoteWaitingPanel } from './vote-decision-panel.tsx';
import { VoteEnvelopes } from './vote-envelopes.tsx';
import { CouncilCardReveal } from './vote-reveal.tsx';
import styles from './vote-screen.module.css';
import { TieBreak, VoteTally } from './vote-tally.tsx';
import { tableText } from './words.ts';

const VOTE_STAGES = ['sealed', 'open', 'council', 'result'] as const;

interface VoteScreenProps {
  readonly vote: VoteView;
  readonly clock: ShownClock | undefined; // of the viewer
  readonly onTable: () => void; // switches to the table
}

export function VoteScreen({ vote, clock, onTable }: VoteScreenProps) {
  const { reader, view, selection } = useTableContext();
  const at = view.decision === 'ballot' ? 0 : view.decision === 'reveal' ? 2 : 3;
  return (
    <section
      className={styles.room}
      data-question={view.decision}
      data-vote={vote.kind}
      data-sending={selection.pending !== null || undefined}
      tabIndex={-1}
      aria-label={tableText(reader, `vote.${vote.kind}`)}
    >
      <div className={styles.head}>
        <ol className={styles.steps}>
          {VOTE_STAGES.map((stage, i) => (
            <li
              key={stage}
              className={classNames(i < at && styles.done, i === at && styles.now)}
              aria-current={i === at ? 'step' : undefined}
            >
              <span>{i < at ? <SymbolPicture of="icon-check" /> : i + 1}</span>
              <b>{tableText(reader, `vote.step.${stage}`)}</b>
            </li>
          ))}
        </ol>
        {clock && <VoteClock endsAt={clock.endsAt} />}
        <button type="button" className={styles.table} aria-label={tableText(reader, 'vote.table')} onClick={onTable}>
          <SymbolPicture of="icon-eye" />
        </button>
      </div>
      <VoteSubject vote={vote} isBrief={at > 0} />
      {vote.choices === null ? <VoteEnvelopes vote={vote} /> : <VoteTally view={view} vote={vote} />}
      <VoteControls vote={vote} />
    </section>
  );
}

function VoteClock({ endsAt }: { readonly endsAt: number }) {
  return (
    <span className={styles.clock} aria-hidden="true">
      <SymbolPicture of="icon-clock" />
      {formatClock(useSecondsLeft(endsAt), document.documentElement.lang)}
    </span>
  );
}

function VoteSubject({ vote, isBrief }: { readonly vote: VoteView; readonly isBrief: boolean }) {
  const { reader, view } = useTableContext();
  const promptSource = promptSourceOf(view);
  if (!promptSource) return null;
  const { id } = promptSource.programSource.card;
  const kind = tableText(reader, `vote.${vote.kind}`);
  const lines = illustratedCardLines(reader.language, id).filter(({ picture }) => picture === 'mark-vote');
  return (
    <div className={classNames(styles.bill, isBrief && styles.brief)}>
      <CardButton of={id} pile={singleCardPile(id)} at={0} className={styles.billCard} />
      <div className={styles.stakes}>
        <p className={styles.kind}>
          <SymbolPicture of="type-council" />
          {tableText(reader, 'vote.by', { kind }, subjectArguments(reader, promptSource.frame.you))}
        </p>
        <h2>{cardName(reader.language, id)}</h2>
        {lines.map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
  );
}

function VoteControls({ vote }: { readonly vote: VoteView }) {
  const { view, moves, selection } = useTableContext();
  const asked = moves.length > 0 && isViewerAsked(view);
  if (asked && view.decision === 'ballot') return <BallotForm key={selection.decisionId} vote={vote} />;
  if (asked && view.decision === 'reveal') return <CouncilCardReveal />;
  if (asked && view.decision === 'tie') return <TieBreak />;
  return <WaitingVoter vote={vote} />;
}

function WaitingVoter({ vote }: { readonly vote: VoteView }) {
  const { reader, view } = useTableContext();
  const choice = vote.own && voteOptionText(reader, vote.kind === 'referendum', vote.own.choice);
  return (
    <VoteWaitingPanel>
      <p className={styles.waits}>{tableText(reader, 'vote.waiting', seatNameValues(reader, view.waitingFor))}</p>
      {vote.own && vote.choices === null && (
        <p className={styles.ownBallot}>
          <SymbolPicture of="seal" />
          {vote.kind === 'auction'
            ? tableText(reader, 'vote.votes', { count: ownVotes(view, vote.own.tokens) })
            : tableText(reader, 'vote.own', { choice: choice! })}
          {Array.from({ length: vote.own.tokens }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tokens are all alike
            <SymbolPicture key={i} of="token" />
          ))}
        </p>
      )}
    </VoteWaitingPanel>
  );
}
