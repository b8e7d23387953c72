import { classNames } from '@kuluary/ui/buttons';
import type { ReactNode } from 'react';
import styles from './options-panel.module.css';

interface SettingRowProps {
  readonly option?: string; // id, of an option of the game
  readonly name: string;
  readonly about: string;
  readonly advice?: string | undefined; // what speaks against it
  readonly isIrrelevant?: boolean; // has no effect at this table
  readonly mark?: ReactNode;
  readonly isGroup?: boolean; // several controls with names of their own: the words are no label for them
  readonly children: ReactNode;
}

/** A setting: its name, a line about it, and its control. */
export function SettingRow({
  option,
  name,
  about,
  advice,
  isIrrelevant = false,
  mark,
  isGroup = false,
  children,
}: SettingRowProps) {
  const Frame = isGroup ? 'div' : 'label';
  return (
    <Frame className={classNames(styles.row, isIrrelevant && styles.idle)} data-option={option}>
      <span>
        <b>{name}</b>
        {mark}
        <span>{about}</span>
        {advice !== undefined && <span className={styles.advice}>{advice}</span>}
      </span>
      {children}
    </Frame>
  );
}
