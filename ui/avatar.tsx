// A player's portrait in a round frame, with an optional clock ring or badge.

import type { ReactNode } from 'react';
import styles from './avatar.module.css';
import { classNames } from './buttons.tsx';
import { ClockRing, SecondsLeft } from './clock-ring.tsx';
import type { Portrait, ShownClock } from './game-table.tsx';
import { Silhouette } from './portraits.tsx';

interface AvatarProps {
  readonly portrait: Portrait | 'empty';
  readonly clock?: Pick<ShownClock, 'endsAt' | 'total'> | undefined; // a ring around the frame, and the seconds left
  readonly badge?: ReactNode; // a small round mark at the lower left: a tick, an emblem, an icon
  readonly isHighlighted?: boolean; // glows
  readonly isAway?: boolean; // faded: the person is not connected
  readonly customPicture?: ReactNode; // instead of the silhouette
  readonly className?: string | undefined;
}

/** Hidden from screen readers: the seat around it says name and state in words. Its size is --avatar (default 74px). */
export function Avatar({
  portrait,
  clock,
  badge,
  isHighlighted = false,
  isAway = false,
  customPicture,
  className,
}: AvatarProps) {
  const empty = portrait === 'empty';
  return (
    <span
      className={classNames(
        styles.avatar,
        empty && styles.empty,
        isHighlighted && styles.glow,
        isAway && styles.away,
        className,
      )}
      aria-hidden="true"
    >
      {customPicture ?? <Silhouette portrait={portrait} />}
      {clock && <ClockRing endsAt={clock.endsAt} total={clock.total} />}
      {clock ? <SecondsLeft endsAt={clock.endsAt} /> : badge && <span className={styles.badge}>{badge}</span>}
    </span>
  );
}
