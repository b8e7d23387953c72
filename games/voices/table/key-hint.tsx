// Number keys press the answers (stage/number-keys.tsx). Where there is a keyboard, the numbers stand on them.

import styles from './key-hint.module.css';

export function KeyHint({ number }: { readonly number: number }) {
  if (number > 9) return null;
  return (
    <span className={styles.hint} data-hint="" aria-hidden="true">
      {number}
    </span>
  );
}
