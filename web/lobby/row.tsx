import { classes } from '@kuluary/stage/buttons';
import type { ReactNode } from 'react';
import styles from './rules-panel.module.css';

interface RowProps {
  readonly name: string;
  readonly about: string;
  readonly idle?: boolean; // changes nothing at this table
  readonly mark?: ReactNode;
  readonly group?: boolean; // several controls that have names of their own: a press on the words means none of them
  readonly children: ReactNode;
}

/** A name, a line about it, and its control. */
export function Row({ name, about, idle = false, mark, group = false, children }: RowProps) {
  const Frame = group ? 'div' : 'label';
  return (
    <Frame className={classes(styles.row, idle && styles.idle)}>
      <span>
        <b>{name}</b>
        {mark}
        <span>{about}</span>
      </span>
      {children}
    </Frame>
  );
}
