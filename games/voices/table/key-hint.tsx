// The number on a move button that says which key presses it (ui/number-keys.tsx); only with a keyboard.

import styles from './key-hint.module.css';

export function KeyHint({ number }: { readonly number: number }) {
  if (number > 9) return null;
  return (
    <span className={styles.hint} data-hint="" aria-hidden="true">
      {number}
    </span>
  );
}
