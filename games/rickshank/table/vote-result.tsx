// What has come of a vote so far: who is for what, with how many votes; and who decides where they are equal.

import type { Seat } from '@kuluary/kernel/game';
import { classes } from '@kuluary/stage/buttons';
import type { Move } from '../rules/moves.ts';
import { AGAINST, FOR } from '../rules/state.ts';
import type { View, VoteView } from '../rules/view.ts';
import { answer } from '../texts/answer.ts';
import { votesBy, votesOf } from '../texts/in-force.ts';
import { MoveButton } from './acts.tsx';
import { useTable } from './at-table.tsx';
import { Avatar } from './avatar.tsx';
import { TileButton } from './face.tsx';
import { Picture } from './picture.tsx';
import { aroundTable, spelled } from './situation.ts';
import { Thumb } from './thumb.tsx';
import { VoteBox } from './vote-box.tsx';
import styles from './vote-result.module.css';
import { word } from './words.ts';

interface ScalesProps {
  readonly view: View; // as it was during the vote
  readonly vote: VoteView;
  readonly result?: number;
}

/** Everybody's choice with what stands behind it, by what it is for. */
export function Scales({ view, vote, result }: ScalesProps) {
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
                  <Backer view={view} vote={vote} seat={seat} />
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
        <Thumb isUp={isFor} />
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
function Backer({ view, vote, seat }: ScalesProps & { readonly seat: Seat }) {
  const { reader } = useTable();
  const tokens = vote.tokens?.[seat] ?? 0;
  const isBid = vote.kind === 'auction';
  const cards = vote.revealed[seat]!;
  const name = seat === view.viewer ? word(reader, 'you') : reader.names[seat]!;
  return (
    <span className={styles.backer} data-place={`ballot-${seat}`}>
      {!isBid && <Avatar character={view.seats[seat]!.character} />}
      <span className={classes(isBid && 'sr')}>{name}</span>
      <span className={styles.weight}>
        <span className="sr">{word(reader, 'vote.votes', { count: votesBy(view, seat, tokens, cards.length) })}</span>
        {Array.from({ length: tokens }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens are all alike
          <Picture key={i} of="token" className={styles.token} />
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

function forFirst(a: Move, b: Move): number {
  const rank = (move: Move) => Number(!('choice' in move) || move.choice !== 'for');
  return rank(a) - rank(b);
}

export function Tie() {
  const { reader, view, moves, keys } = useTable();
  return (
    <VoteBox question={word(reader, 'vote.tie')}>
      <div className={styles.verdicts}>
        {[...moves].sort(forFirst).map((move) => (
          <MoveButton key={spelled(move)} move={move} look="go" keyNumber={keys.get(spelled(move))}>
            {answer(reader, view, move)}
          </MoveButton>
        ))}
      </div>
    </VoteBox>
  );
}
