// Who is at court with these options, in small emblems.

import { characterName, court } from '../rules/characters.ts';
import type { Options } from '../rules/editions.ts';
import { SmallEmblem } from './emblem.tsx';
import styles from './option-picture.module.css';

/** Decoration: the names stand in the rules. */
export function OptionPicture({ options }: { readonly options: Options }) {
  return (
    <span className={styles.court} aria-hidden="true">
      {court(options.inquisitor).map((code) => (
        <SmallEmblem key={code} of={characterName(code)} />
      ))}
    </span>
  );
}
