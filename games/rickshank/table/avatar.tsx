// Who sits there: the emblem of the character in a round frame, the clock as a ring around it.

import { classes } from '@kuluary/stage/buttons';
import { ClockRing, Seconds } from '@kuluary/stage/clock-ring';
import type { RunningClock } from '@kuluary/stage/game-table';
import styles from './avatar.module.css';
import { Emblem, Picture } from './picture.tsx';

interface AvatarProps {
  readonly character: string | null;
  readonly clock?: RunningClock | undefined;
  readonly isActive?: boolean;
  readonly isThinking?: boolean;
  readonly className?: string | undefined;
}

/** Decoration: the seat around it says everything in words. Its size is --ava. */
export function Avatar({ character, clock, isActive, isThinking, className }: AvatarProps) {
  return (
    <span className={classes(styles.avatar, isActive && styles.active, className)} aria-hidden="true">
      {character === null ? (
        <Picture of="icon-eye" className={styles.nobody} />
      ) : (
        <Emblem of={character} className={styles.emblem} />
      )}
      {clock ? (
        <>
          <ClockRing ends={clock.ends} total={clock.total} />
          <Seconds ends={clock.ends} />
        </>
      ) : (
        isThinking && <i className={styles.thinking} />
      )}
    </span>
  );
}
