// The cards of the Rickshank Rickdemption, drawn: of each the window with its emblem.

import { CardWindow } from '@kuluary/rickshank/table/card-window';
import type { PictureProps } from './picture.tsx';
import styles from './rickshank-picture.module.css';

export default function RickshankPicture({ of, large }: PictureProps) {
  return <CardWindow of={of} className={large ? undefined : styles.small} />;
}
