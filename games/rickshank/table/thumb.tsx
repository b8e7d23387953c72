// A thumb up or down: for or against.

import { classNames } from '@kuluary/ui/buttons';
import { SymbolPicture } from './symbol-picture.tsx';
import styles from './thumb.module.css';

interface ThumbProps {
  readonly isUp: boolean;
  readonly className?: string | undefined;
}

export function Thumb({ isUp, className }: ThumbProps) {
  return <SymbolPicture of="thumb" className={classNames(styles.thumb, !isUp && styles.down, className)} />;
}
