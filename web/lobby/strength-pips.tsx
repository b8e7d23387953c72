import styles from './strength-pips.module.css';

/** Hidden from screen readers: words beside them say the strength. */
export function StrengthPips({ count }: { readonly count: number }) {
  return (
    <span className={styles.pips} aria-hidden="true">
      {Array.from({ length: count }, (_, pip) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pips are all alike
        <i key={pip} />
      ))}
    </span>
  );
}
