// Drawings of a coin and of the treasury as piles of coins.

import { classNames } from '@kuluary/ui/buttons';
import styles from './coin-pile.module.css';

interface DrawingProps {
  readonly className?: string | undefined;
}

const RIM_LINES = Array.from({ length: 60 }, (_, i) => {
  const angle = (i * Math.PI) / 30;
  const at = (r: number) => `${(24 + r * Math.cos(angle)).toFixed(1)} ${(24 + r * Math.sin(angle)).toFixed(1)}`;
  return `M${at(20)}L${at(22.6)}`;
}).join('');

export function Coin({ className }: DrawingProps) {
  return (
    <svg viewBox="0 0 48 48" className={classNames(styles.coin, className)} aria-hidden="true">
      <circle cx="24" cy="24" r="23" className={styles.rim} />
      <path d={RIM_LINES} className={styles.edge} strokeWidth=".9" />
      <circle cx="24" cy="24" r="19.5" className={styles.face} />
      <circle cx="24" cy="24" r="16.5" className={styles.edge} />
      <path
        className={styles.shade}
        d="M31.8 26.7l5.4 5.2.1-.1-5.2-5.3zM30.5 28.3l5.5 5.3.1-.1-5.3-5.5zM29.2 29.7l5.5 5.4.1-.1-5.4-5.5zM27.7 31.1l5.4 5.3.2-.1-5.4-5.5zM26.1 32.3l5.3 5.2.1-.1-5.1-5.3z"
      />
      <path className={styles.crown} d="M16.6 29.5h14.8l.6-8-4 3.8-4-6-4 6-4-3.8zM16 31.8h16v1.4h-16z" />
      <path className={styles.glint} d="M9 19A16 16 0 0 1 19 9" />
    </svg>
  );
}

/** The piles of the treasury, from the back: position and number of coins. */
const STACKS: readonly (readonly [x: number, y: number, coins: number])[] = [
  [24, 80, 3],
  [54, 84, 3],
  [84, 80, 3],
  [112, 84, 3],
  [38, 66, 3],
  [68, 66, 3],
  [98, 66, 3],
  [52, 50, 2],
  [84, 50, 2],
  [68, 34, 2],
];
const COIN_THICKNESS = 6;

/** The treasury: fewer piles when it holds fewer coins, an empty dish at zero. */
export function CoinPile({ coins, className }: DrawingProps & { readonly coins: number }) {
  const piles = STACKS.slice(0, Math.ceil(Math.min(1, coins / 24) * STACKS.length));
  return (
    <svg viewBox="0 0 138 112" className={className} aria-hidden="true">
      {coins === 0 && <EmptyDish />}
      {piles.flatMap(([x, y, height]) =>
        Array.from({ length: height }, (_, i) => y - i * COIN_THICKNESS).map((level) => (
          <FlatCoin key={`${x} ${level}`} x={x} y={level} />
        )),
      )}
    </svg>
  );
}

function EmptyDish() {
  return (
    <>
      <ellipse cx="69" cy="82" rx="60" ry="24" className={styles.side} />
      <ellipse cx="69" cy="77" rx="60" ry="24" className={styles.dish} />
      <ellipse cx="69" cy="78" rx="45" ry="16" className={styles.hollow} />
      <path d="M18 69q16-13 47-14" className={styles.shine} />
    </>
  );
}

function FlatCoin({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <>
      <ellipse cx={x} cy={y + 5} rx="19" ry="10" className={styles.side} />
      <ellipse cx={x} cy={y} rx="19" ry="10" className={styles.top} />
      <ellipse cx={x} cy={y} rx="13" ry="6.5" className={styles.inset} />
      <path d={`M${x - 13} ${y - 4}q5-4 12-4`} className={styles.shine} />
    </>
  );
}
