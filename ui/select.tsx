import type { ReactNode } from 'react';
import styles from './select.module.css';

interface Props {
  readonly value: string;
  readonly choices: readonly (readonly [value: string, name: ReactNode])[];
  readonly onChoose: (value: string) => void;
  readonly disabled?: boolean | undefined;
}

/** A styled <select>. Put it into a <label>. */
export function Select({ value, choices, onChoose, disabled }: Props) {
  return (
    <select
      className={styles.select}
      value={value}
      disabled={disabled}
      onChange={(event) => onChoose(event.target.value)}
    >
      {choices.map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </select>
  );
}
