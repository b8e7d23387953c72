import { Mark } from '@kuluary/stage/brand';
import { Chamber } from '@kuluary/stage/chamber';
import styles from './threshold.module.css';

/** Shown while a screen comes. It says nothing: it is gone in a moment. */
export function Threshold() {
  return (
    <div className={styles.threshold} aria-busy="true">
      <Chamber lights={false} />
      <Mark className={styles.mark} />
    </div>
  );
}
