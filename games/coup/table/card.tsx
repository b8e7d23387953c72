// The character cards: large ones in a hand, small ones at a seat, and their backs.

import { classNames } from '@kuluary/ui/buttons';
import type { Character } from '../rules/characters.ts';
import styles from './card.module.css';
import { Emblem, SmallEmblem, spotColourStyle } from './emblem.tsx';
import { guillochePath } from './guilloche-pattern.ts';

interface CardFaceProps {
  readonly of: Character;
  readonly name: string;
  readonly does?: string; // a short text of its ability, where there is space
  readonly lost?: boolean;
  readonly className?: string | undefined;
}

const LONG_NAME = 10; // letters; longer names are set closer

/** A large card, face up. Its width is --w. */
export function CardFace({ of, name, does, lost = false, className }: CardFaceProps) {
  return (
    <span className={classNames(styles.card, lost && styles.lost, className)} style={spotColourStyle(of)}>
      <span className={styles.emblem}>
        <Emblem of={of} />
      </span>
      <span className={classNames(styles.name, name.length > LONG_NAME && styles.long)}>{name}</span>
      {does !== undefined && <span className={styles.does}>{does}</span>}
    </span>
  );
}

/** A small card of another seat: its back (null), or the small emblem. Its width is --mini. */
export function MiniCard({ of, lost = false }: { readonly of: Character | null; readonly lost?: boolean }) {
  if (of === null) {
    return (
      <span className={styles.mini}>
        <SmallBack />
      </span>
    );
  }
  return (
    <span className={classNames(styles.mini, styles.open, lost && styles.struck)} style={spotColourStyle(of)}>
      <SmallEmblem of={of} />
    </span>
  );
}

const CORNERS = [6, 9, 12, 15, 18, 21]
  .map(
    (r) =>
      `M${8 + r} 8A${r} ${r} 0 0 1 8 ${8 + r}M${112 - r} 8A${r} ${r} 0 0 0 112 ${8 + r}` +
      `M${8 + r} 160A${r} ${r} 0 0 0 8 ${160 - r}M${112 - r} 160A${r} ${r} 0 0 1 112 ${160 - r}`,
  )
  .join('');

/** Four strands of a braid, along the upper or the lower edge. */
const BRAIDS = [22, 146]
  .flatMap((y) =>
    [0, 0.5, 1, 1.5].map((phase) => {
      const points = Array.from({ length: 41 }, (_, i) => {
        return `${(26 + i * 1.7).toFixed(1)} ${(y + 4 * Math.sin(i * 0.62 + phase * Math.PI)).toFixed(1)}`;
      });
      return `M${points.join('L')}`;
    }),
  )
  .join('');

const BACK_ROSE = [
  guillochePath(60, 84, { radius: 30, wave: 9, lobes: 12, turns: 8 }),
  guillochePath(60, 84, { radius: 15, wave: 4.5, lobes: 8, turns: 6 }),
].join('');

const SMALL_ROSE = guillochePath(20, 28, { radius: 9, wave: 3.2, lobes: 8, turns: 4 });

export function CardBack({ className }: { readonly className?: string | undefined }) {
  return (
    <svg viewBox="0 0 120 168" className={classNames(styles.back, className)} aria-hidden="true">
      <rect width="120" height="168" rx="7" className={styles.ground} />
      <rect x="4" y="4" width="112" height="160" rx="4.5" className={styles.thread} strokeWidth="1.4" />
      <rect x="7.5" y="7.5" width="105" height="153" rx="2.5" className={styles.thread} strokeWidth=".6" />
      <path d={CORNERS + BRAIDS + BACK_ROSE} className={styles.thread} strokeWidth=".55" />
      <circle cx="60" cy="84" r="12" className={styles.ground} />
      <circle cx="60" cy="84" r="12" className={styles.thread} />
      <path
        className={styles.fire}
        d="M60 74.5c4 4.5 5.6 7 5.6 10.4a5.6 5.6 0 0 1-11.2 0c0-2 .9-3.7 2.2-5.3.3 1.7 1 2.7 2 3.2-.3-3 .2-5.7 1.4-8.3zM57.5 92.5h5V94h-5z"
      />
    </svg>
  );
}

function SmallBack() {
  return (
    <svg viewBox="0 0 40 56" className={styles.back} aria-hidden="true">
      <rect width="40" height="56" rx="4" className={styles.ground} />
      <rect x="2.5" y="2.5" width="35" height="51" rx="2.5" className={styles.thread} strokeWidth="1.2" />
      <path d={SMALL_ROSE} className={styles.thread} strokeWidth=".7" />
      <circle cx="20" cy="28" r="4.5" className={styles.ground} />
      <path className={styles.fire} d="M20 23.5c2 2.2 2.8 3.5 2.8 5.2a2.8 2.8 0 0 1-5.6 0c0-1.7.8-3 2.8-5.2z" />
    </svg>
  );
}
