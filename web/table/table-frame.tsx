// The frame around a game's table: a bar above it, the log beside it, and notices over it that do not move it.

import { Backdrop } from '@kuluary/ui/backdrop';
import type { ReactNode } from 'react';
import styles from './table-frame.module.css';

interface TableFrameProps {
  readonly bar: ReactNode;
  readonly side?: ReactNode; // beside the table, on wide screens
  readonly notes?: ReactNode; // over the upper edge of the table
  readonly footer?: ReactNode; // below the table
  readonly children: ReactNode; // the game's table
}

export function TableFrame({ bar, side, notes, footer, children }: TableFrameProps) {
  return (
    <main className={styles.frame}>
      <Backdrop className={styles.backdrop} hasCandles={false} />
      <header className={styles.bar}>{bar}</header>
      <div className={styles.notes}>{notes}</div>
      <div className={styles.table}>{children}</div>
      {side && <div className={styles.side}>{side}</div>}
      {footer && <div className={styles.foot}>{footer}</div>}
    </main>
  );
}
