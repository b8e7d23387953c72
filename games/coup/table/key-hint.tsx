// The number on a button, where there is a keyboard: that key presses the button (ui/number-keys.tsx).

import styles from './key-hint.module.css';

export function KeyHint({ number }: { readonly number: number }) {
  return (
    <span className={styles.hint} data-hint="" aria-hidden="true">
      {number}
    </span>
  );
}
