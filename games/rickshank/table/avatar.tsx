// A seat's avatar: the emblem of its character in a round frame, with its clock as a ring.

import { classNames } from '@kuluary/ui/buttons';
import { ClockRing, SecondsLeft } from '@kuluary/ui/clock-ring';
import type { ShownClock } from '@kuluary/ui/game-table';
import styles from './avatar.module.css';
import { Emblem, SymbolPicture } from './symbol-picture.tsx';

interface AvatarProps {
  readonly character: string | null;
  readonly clock?: ShownClock | undefined;
  readonly isActive?: boolean;
  readonly isThinking?: boolean;
  readonly className?: string | undefined;
}

/** Decoration: the seat around it has the words. Its size is --ava. */
export function Avatar({ character, clock, isActive, isThinking, className }: AvatarProps) {
  return (
    <span className={classNames(styles.avatar, isActive && styles.active, className)} aria-hidden="true">
      {character === null ? (
        <SymbolPicture of="icon-eye" className={styles.nobody} />
      ) : (
        <Emblem of={character} className={styles.emblem} />
      )}
      {clock ? (
        <>
          <ClockRing endsAt={clock.endsAt} total={clock.total} />
          <SecondsLeft endsAt={clock.endsAt} />
        </>
      ) : (
        isThinking && <i className={styles.thinking} />
      )}
    </span>
  );
}
