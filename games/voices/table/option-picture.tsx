// What these options bring, in small signs: secret roles, the prosecutor's gavel, markers that can do something.

import type { Options } from '../rules/options.ts';
import { Drawn } from './drawn.tsx';
import styles from './option-picture.module.css';
import { Picture, Voice } from './picture.tsx';

/** Decoration: the words beside it say it. */
export function OptionPicture({ options }: { readonly options: Options }) {
  return (
    <Drawn className={styles.options}>
      {(['grey', 'red', 'yellow', 'green', 'blue', 'violet'] as const).map((colour) => (
        <Voice key={colour} of={colour} />
      ))}
      {options.roles === 'expert' && <Picture of="i-lock" />}
      {options.abilities && <Picture of="emo-anger" />}
    </Drawn>
  );
}
