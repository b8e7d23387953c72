import styles from './pips.module.css';

/** Marks of strength. Decoration: words beside them say it. */
export function Pips({ power }: { readonly power: number }) {
  return (
    <span className={styles.pips} aria-hidden="true">
      {Array.from({ length: power }, (_, pip) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pips are all alike
        <i key={pip} />
      ))}
    </span>
  );
}
