// For or against.

import { classes } from '@kuluary/stage/buttons';
import { Picture } from './picture.tsx';
import styles from './thumb.module.css';

interface ThumbProps {
  readonly isUp: boolean;
  readonly className?: string | undefined;
}

export function Thumb({ isUp, className }: ThumbProps) {
  return <Picture of="thumb" className={classes(styles.thumb, !isUp && styles.down, className)} />;
}
