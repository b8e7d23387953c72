import type { InputHTMLAttributes } from 'react';
import styles from './switch.module.css';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'type' | 'role' | 'className'> {
  readonly onSwitch: (on: boolean) => void;
}

/** On or off. Put it into a <label>, or give it an aria-label. */
export function Switch({ onSwitch, ...rest }: Props) {
  return (
    <input
      className={styles.switch}
      type="checkbox"
      role="switch"
      aria-checked={rest.checked ?? false}
      onChange={(event) => onSwitch(event.target.checked)}
      {...rest}
    />
  );
}
