import { classes } from '@kuluary/stage/buttons';
import { Chamber } from '@kuluary/stage/chamber';
import { type ReactNode, useEffect } from 'react';
import lit from './lit.module.css';
import styles from './notice.module.css';

/** A page that says one thing: a plaque on the wall. */
export function Notice({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <main className={classes(lit.lit, styles.room)}>
      <Chamber />
      <section className={styles.plaque}>
        <h1>{title}</h1>
        {children}
      </section>
    </main>
  );
}
