// Who comes to the table before anybody is somebody: each through a portal of its own. Decoration: names stand beside it.

import { PORTRAITS, type Portrait } from '@kuluary/stage/game-table';
import type { CSSProperties } from 'react';
import { Drawn } from './drawn.tsx';
import styles from './newcomer.module.css';
import { Picture } from './picture.tsx';

const TURN = 360 / PORTRAITS.length; // degrees on the wheel of colours

export function Newcomer({ portrait }: { readonly portrait: Portrait | 'empty' }) {
  if (portrait === 'empty') {
    return (
      <Drawn className={styles.empty}>
        <Picture of="icon-plus" />
      </Drawn>
    );
  }
  return (
    <Drawn className={styles.newcomer}>
      <Picture of="part-portal" style={{ '--hue': `${PORTRAITS.indexOf(portrait) * TURN}deg` } as CSSProperties} />
    </Drawn>
  );
}

/** In the middle of the table. */
export function Portal() {
  return (
    <Drawn className={styles.portal}>
      <Picture of="part-portal" />
    </Drawn>
  );
}
