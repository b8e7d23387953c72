import type { ReactNode } from 'react';
import styles from './side-panel.module.css';

export function SidePanel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.side} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
