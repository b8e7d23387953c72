// Coup's characters, drawn.

import { Emblem, inkOf, SmallEmblem } from '@kuluary/coup/table/emblem';
import styles from './coup-picture.module.css';
import type { PictureProps } from './picture.tsx';

type Character = Parameters<typeof inkOf>[0]; // the only pictures in Coup's book

export default function CoupPicture({ of, large }: PictureProps) {
  const character = of as Character;
  return large ? (
    <span className={styles.inked} style={inkOf(character)}>
      <Emblem of={character} />
    </span>
  ) : (
    <span className={styles.small}>
      <SmallEmblem of={character} />
    </span>
  );
}
