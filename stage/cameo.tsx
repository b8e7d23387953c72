// A person in a round frame: the portrait, and what hangs on the frame (a clock, a badge).

import type { ReactNode } from 'react';
import { classes } from './buttons.tsx';
import styles from './cameo.module.css';
import { ClockRing, Seconds } from './clock-ring.tsx';
import type { Portrait, RunningClock } from './game-table.tsx';
import { Silhouette } from './portraits.tsx';

interface CameoProps {
  readonly portrait: Portrait | 'empty';
  readonly clock?: Pick<RunningClock, 'ends' | 'total'> | undefined; // a ring around the frame, and the seconds left
  readonly badge?: ReactNode; // a small round mark at the lower left: a tick, an emblem, an icon
  readonly glow?: boolean; // this one is looked at
  readonly away?: boolean; // nobody is behind the portrait now
  readonly face?: ReactNode; // instead of the silhouette
  readonly className?: string | undefined;
}

/** Decoration: the seat around it says the name and the state in words. Its size is --cameo (74px unless set). */
export function Cameo({ portrait, clock, badge, glow = false, away = false, face, className }: CameoProps) {
  const empty = portrait === 'empty';
  return (
    <span
      className={classes(styles.cameo, empty && styles.empty, glow && styles.glow, away && styles.away, className)}
      aria-hidden="true"
    >
      {face ?? <Silhouette portrait={portrait} />}
      {clock && <ClockRing ends={clock.ends} total={clock.total} />}
      {clock ? <Seconds ends={clock.ends} /> : badge && <span className={styles.badge}>{badge}</span>}
    </span>
  );
}
