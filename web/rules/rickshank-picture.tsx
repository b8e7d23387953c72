// The pictures of Rickshank's rulebook: the artwork of its cards.

import { CardPicture } from '@kuluary/rickshank/table/card-picture';
import type { PictureProps } from './picture.tsx';
import styles from './rickshank-picture.module.css';

export default function RickshankPicture({ of, large }: PictureProps) {
  return <CardPicture of={of} className={large ? undefined : styles.small} />;
}
