// The pictures of Coup's rulebook: its characters.

import { Emblem, SmallEmblem, spotColourStyle } from '@kuluary/coup/table/emblem';
import styles from './coup-picture.module.css';
import type { PictureProps } from './picture.tsx';

type Character = Parameters<typeof spotColourStyle>[0]; // the only pictures there

export default function CoupPicture({ of, large }: PictureProps) {
  const character = of as Character;
  return large ? (
    <span className={styles.inked} style={spotColourStyle(character)}>
      <Emblem of={character} />
    </span>
  ) : (
    <span className={styles.small}>
      <SmallEmblem of={character} />
    </span>
  );
}
