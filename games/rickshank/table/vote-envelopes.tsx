// Sealed envelopes, with nothing on them but whose they are and whether they are sealed.

import type { Seat } from '@kuluary/kernel/game';
import { classes } from '@kuluary/stage/buttons';
import type { VoteView } from '../rules/view.ts';
import { useTable } from './at-table.tsx';
import { Avatar } from './avatar.tsx';
import { Picture } from './picture.tsx';
import { aroundTable } from './situation.ts';
import styles from './vote-envelopes.module.css';
import { word } from './words.ts';

export function Envelopes({ vote }: { readonly vote: VoteView }) {
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
