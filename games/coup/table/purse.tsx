// A seat's coins, and what the action under way would add or take.

import type { Seat } from '@kuluary/kernel/game';
import { Coin } from './money.tsx';
import styles from './purse.module.css';

interface PurseProps {
  readonly seat: Seat;
  readonly coins: number;
  readonly stake: number;
}

export function Purse({ seat, coins, stake }: PurseProps) {
  return (
    <span className={styles.purse} data-place={`purse-${seat}`}>
      <Coin />
      {coins}
      {stake !== 0 && <span className={stake > 0 ? styles.gain : styles.loss}>{signed(stake)}</span>}
    </span>
  );
}

/** With a true minus. */
export function signed(coins: number): string {
  return coins < 0 ? `−${-coins}` : `+${coins}`;
}
