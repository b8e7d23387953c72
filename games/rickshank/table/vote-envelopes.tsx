// The envelopes of a vote: who has sealed a ballot.

import type { Seat } from '@kuluary/kernel/game';
import { classNames } from '@kuluary/ui/buttons';
import type { VoteView } from '../rules/view.ts';
import { Avatar } from './avatar.tsx';
import { SymbolPicture } from './symbol-picture.tsx';
import { useTableContext } from './table-context.tsx';
import { seatsAroundTable } from './view-queries.ts';
import styles from './vote-envelopes.module.css';
import { tableText } from './words.ts';

export function VoteEnvelopes({ vote }: { readonly vote: VoteView }) {
  const { reader, view } = useTableContext();
  const sealed = vote.voted.filter(Boolean).length;
  return (
    <div className={styles.desk}>
      <h3 className={styles.caption}>
        {tableText(reader, 'vote.envelopes', { count: sealed, all: vote.voted.length })}
      </h3>
      <ul className={styles.envelopes} data-count={view.seats.length}>
        {seatsAroundTable(view).map((seat) => (
          <li key={seat}>
            <Envelope vote={vote} seat={seat} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Envelope({ vote, seat }: { readonly vote: VoteView; readonly seat: Seat }) {
  const { reader, view } = useTableContext();
  const isOwn = seat === view.viewer;
  const isSealed = vote.voted[seat]!;
  const state = isSealed ? 'vote.sealed' : isOwn ? 'vote.deciding' : 'vote.thinking';
  return (
    <span className={classNames(styles.envelope, isSealed && styles.sealed, isOwn && styles.own)} data-voted={isSealed}>
      <span className={styles.paper} data-place={`envelope-${seat}`}>
        <SymbolPicture of="envelope" />
        {isSealed && <SymbolPicture of="seal" className={styles.seal} />}
        <Avatar character={view.seats[seat]!.character} className={styles.owner} />
      </span>
      <b>{isOwn ? tableText(reader, 'you') : reader.names[seat]}</b>
      <small>{tableText(reader, state)}</small>
    </span>
  );
}
