// The number key of a button (ui/number-keys.tsx), shown where there is a keyboard.

import styles from './key-hint.module.css';

export function KeyHint({ number }: { readonly number: number }) {
  return (
    <span className={styles.hint} data-hint="" aria-hidden="true">
      {number}
    </span>
  );
}
