// Who comes to the table before anybody is somebody: each with the face of a voice. Decoration: names stand beside it.

import { PORTRAITS, type Portrait } from '@kuluary/stage/game-table';
import { COLOURS } from '../rules/vocabulary.ts';
import { Drawn } from './drawn.tsx';
import styles from './newcomer.module.css';
import { Picture, Voice } from './picture.tsx';

/** Of the seats in order; the prosecutor's face is the last, and nobody knows yet who that will be. */
export function Newcomer({ portrait }: { readonly portrait: Portrait | 'empty' }) {
  if (portrait === 'empty') return <Drawn className={styles.empty}>+</Drawn>;
  return (
    <Drawn className={styles.newcomer}>
      <Voice of={COLOURS[PORTRAITS.indexOf(portrait)]!} />
    </Drawn>
  );
}

/** In the middle of the table. */
export function Centre() {
  return (
    <Drawn className={styles.centre}>
      <Picture of="brain" />
    </Drawn>
  );
}
