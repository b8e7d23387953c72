// The frame around a game's table: a bar above it, the log beside it, and notes that hang over it without moving it.

import { Chamber } from '@kuluary/stage/chamber';
import type { ReactNode } from 'react';
import styles from './frame.module.css';

interface FrameProps {
  readonly bar: ReactNode;
  readonly side?: ReactNode; // beside the table, where there is room
  readonly notes?: ReactNode; // over the upper edge of the table
  readonly foot?: ReactNode; // below the table
  readonly children: ReactNode; // the game's table
}

export function Frame({ bar, side, notes, foot, children }: FrameProps) {
  return (
    <main className={styles.frame}>
      <Chamber className={styles.chamber} lights={false} />
      <header className={styles.bar}>{bar}</header>
      <div className={styles.notes}>{notes}</div>
      <div className={styles.table}>{children}</div>
      {side && <div className={styles.side}>{side}</div>}
      {foot && <div className={styles.foot}>{foot}</div>}
    </main>
  );
}
