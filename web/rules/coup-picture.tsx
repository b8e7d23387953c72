// Coup's characters, drawn. A file of its own, because the drawings are heavier than the words.

import { Emblem, inkOf, SmallEmblem } from '@kuluary/coup/table/emblem';
import styles from './coup-picture.module.css';
import type { PictureProps } from './rulebooks.ts';

export default function CoupPicture({ of, large }: PictureProps) {
  if (!large) return <SmallEmblem of={of} />;
  return (
    <span className={styles.inked} style={inkOf(of)}>
      <Emblem of={of} />
    </span>
  );
}
