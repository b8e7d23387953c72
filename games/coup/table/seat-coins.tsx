// A seat's coins, and the coins that the announced action would add or take.

import type { Seat } from '@kuluary/kernel/game';
import { Coin } from './coin-pile.tsx';
import styles from './seat-coins.module.css';

interface SeatCoinsProps {
  readonly seat: Seat;
  readonly coins: number;
  readonly pendingCoins: number;
}

export function SeatCoins({ seat, coins, pendingCoins }: SeatCoinsProps) {
  return (
    <span className={styles.purse} data-place={`purse-${seat}`}>
      <Coin />
      {coins}
      {pendingCoins !== 0 && (
        <span className={pendingCoins > 0 ? styles.gain : styles.loss}>{formatSigned(pendingCoins)}</span>
      )}
    </span>
  );
}

/** With a typographic minus. */
export function formatSigned(coins: number): string {
  return coins < 0 ? `−${-coins}` : `+${coins}`;
}
