// The characters in play with these options, as small emblems: for the lobby.

import { characterName, charactersInPlay } from '../rules/characters.ts';
import type { Options } from '../rules/editions.ts';
import { SmallEmblem } from './emblem.tsx';
import styles from './option-picture.module.css';

export function OptionPicture({ options }: { readonly options: Options }) {
  return (
    <span className={styles.court} aria-hidden="true">
      {charactersInPlay(options.inquisitor).map((code) => (
        <SmallEmblem key={code} of={characterName(code)} />
      ))}
    </span>
  );
}
