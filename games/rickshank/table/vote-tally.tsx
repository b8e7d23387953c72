// The tally of a vote: the backers and votes of each option; and the tie-break.

import type { Seat } from '@kuluary/kernel/game';
import { classNames } from '@kuluary/ui/buttons';
import type { Move } from '../rules/moves.ts';
import { AGAINST, FOR } from '../rules/state.ts';
import type { View, VoteView } from '../rules/view.ts';
import { moveText } from '../texts/move-text.ts';
import { votesByOptionInView, votesOfSeat } from '../texts/prices-and-votes.ts';
import { Avatar } from './avatar.tsx';
import { TileButton } from './card-button.tsx';
import { MoveButton } from './move-buttons.tsx';
import { SymbolPicture } from './symbol-picture.tsx';
import { useTableContext } from './table-context.tsx';
import { Thumb } from './thumb.tsx';
import { moveKey, seatsAroundTable } from './view-queries.ts';
import { VoteDecisionPanel } from './vote-decision-panel.tsx';
import styles from './vote-tally.module.css';
import { tableText } from './words.ts';

interface VoteTallyProps {
  readonly view: View; // as it was during the vote
  readonly vote: VoteView;
  readonly result?: number;
}

export function VoteTally({ view, vote, result }: VoteTallyProps) {
  const votes = votesByOptionInView(view, vote);
  const isReferendum = vote.kind === 'referendum';
  const options = isReferendum ? [FOR, AGAINST] : view.seats.map((_, seat) => seat).filter((seat) => votes.has(seat));
  return (
    <div className={classNames(styles.scales, isReferendum && styles.two)} data-count={options.length}>
      {options.map((option) => (
        <div
          key={option}
          className={classNames(
            styles.side,
            isReferendum && (option === FOR ? styles.for : styles.against),
            result === option && styles.winning,
          )}
        >
          <VoteOptionHeading vote={vote} option={option} />
          <span className={styles.total}>{votes.get(option) ?? 0}</span>
          <ul className={styles.backers}>
            {seatsAroundTable(view)
              .filter((seat) => vote.choices?.[seat] === option)
              .map((seat) => (
                <li key={seat}>
                  <VoteBacker view={view} vote={vote} seat={seat} />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function VoteOptionHeading({ vote, option }: { readonly vote: VoteView; readonly option: number }) {
  const { reader, view } = useTableContext();
  if (vote.kind === 'referendum') {
    const isFor = option === FOR;
    return (
      <h3 className={styles.option}>
        <Thumb isUp={isFor} />
        {tableText(reader, isFor ? 'vote.for' : 'vote.against')}
      </h3>
    );
  }
  return (
    <h3 className={styles.option}>
      <Avatar character={view.seats[option]!.character} />
      <span>{option === view.viewer ? tableText(reader, 'you') : reader.names[option]}</span>
    </h3>
  );
}

/** A seat with its tokens and council cards. */
function VoteBacker({ view, vote, seat }: VoteTallyProps & { readonly seat: Seat }) {
  const { reader } = useTableContext();
  const tokens = vote.tokens?.[seat] ?? 0;
  const isBid = vote.kind === 'auction';
  const cards = vote.revealed[seat]!;
  const name = seat === view.viewer ? tableText(reader, 'you') : reader.names[seat]!;
  return (
    <span className={styles.backer} data-place={`ballot-${seat}`}>
      {!isBid && <Avatar character={view.seats[seat]!.character} />}
      <span className={classNames(isBid && 'sr')}>{name}</span>
      <span className={styles.weight}>
        <span className="sr">
          {tableText(reader, 'vote.votes', { count: votesOfSeat(view, seat, tokens, cards.length) })}
        </span>
        {Array.from({ length: tokens }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens are all alike
          <SymbolPicture key={i} of="token" className={styles.token} />
        ))}
        {cards.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: in the order in which they were revealed
          <TileButton key={`${card} ${at}`} of={card} pile={{ title: () => name, cards }} at={at}>
            +1
          </TileButton>
        ))}
      </span>
    </span>
  );
}

function compareForFirst(a: Move, b: Move): number {
  const rank = (move: Move) => Number(!('choice' in move) || move.choice !== 'for');
  return rank(a) - rank(b);
}

export function TieBreak() {
  const { reader, view, moves, numberKeys } = useTableContext();
  return (
    <VoteDecisionPanel prompt={tableText(reader, 'vote.tie')}>
      <div className={styles.verdicts}>
        {[...moves].sort(compareForFirst).map((move) => (
          <MoveButton key={moveKey(move)} move={move} look="go" keyNumber={numberKeys.get(moveKey(move))}>
            {moveText(reader, view, move)}
          </MoveButton>
        ))}
      </div>
    </VoteDecisionPanel>
  );
}
