import { classNames } from './buttons.tsx';
import styles from './candle.module.css';

interface CandleProps {
  readonly late?: boolean; // flickers out of step with its neighbour
  readonly className?: string | undefined;
}

/** A candle on a brass foot, with its light. Its size is the width it is given. */
export function Candle({ late = false, className }: CandleProps) {
  return (
    <span className={classNames(styles.candle, late && styles.late, className)} aria-hidden="true">
      <svg viewBox="0 0 46 142" width="100%" height="100%" aria-hidden="true">
        <ellipse cx="23" cy="132" rx="20" ry="7" fill="#3a2410" />
        <path d="M5 128a18 6 0 0 0 36 0l-4-5H9z" fill="#c8974a" stroke="#4a2f0e" />
        <path d="M14 52q9-6 18 0v72q-9 5-18 0z" fill="#f0deb2" />
        <path d="M25 50q5 0 7 2v72q-4 2-7 2z" fill="#c4a468" />
        <path d="M14 54c-3 8 3 14 1 24 4-2 3-12 4-22z" fill="#fff3d0" />
        <path d="M23 50v-8" stroke="#2a1a08" strokeWidth="2" />
        <g className={styles.flame}>
          <path d="M23 6c8 13 11 19 11 27a11 11 0 0 1-22 0c0-8 3-14 11-27z" fill="#ffb648" />
          <path d="M23 20c4 7 6 10 6 15a6 6 0 0 1-12 0c0-5 2-8 6-15z" fill="#fff0b8" />
        </g>
      </svg>
    </span>
  );
}
