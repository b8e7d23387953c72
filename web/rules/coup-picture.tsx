// Coup's characters, drawn. A file of its own, because the drawings are heavier than the words.

import type { Character } from '@kuluary/coup/rules/characters';
import { Emblem, inkOf, SmallEmblem } from '../../games/coup/table/emblem.tsx';
import styles from './coup-picture.module.css';
import type { PictureProps } from './rulebooks.ts';

export default function CoupPicture({ of, large }: PictureProps) {
  const character = of as Character;
  if (!large) return <SmallEmblem of={character} />;
  return (
    <span className={styles.inked} style={inkOf(character)}>
      <Emblem of={character} />
    </span>
  );
}
