import type { ReactNode } from 'react';
import styles from './side.module.css';

/** The panel beside the table. */
export function Side({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.side} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
