import { Backdrop } from '@kuluary/ui/backdrop';
import { classNames } from '@kuluary/ui/buttons';
import { type ReactNode, useEffect } from 'react';
import lit from './backdrop-light.module.css';
import styles from './notice-screen.module.css';

/** A screen with a title and a short text. */
export function NoticeScreen({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <main className={classNames(lit.lit, styles.room)}>
      <Backdrop />
      <section className={styles.plaque}>
        <h1>{title}</h1>
        {children}
      </section>
    </main>
  );
}
