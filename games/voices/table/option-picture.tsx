// Shows the options of a table as small signs: secret roles, the prosecutor, marker abilities.

import type { Options } from '../rules/options.ts';
import styles from './option-picture.module.css';
import { SvgDrawing } from './svg-drawing.tsx';
import { SymbolPicture, VoicePicture } from './symbol-picture.tsx';

/** Decoration: words are beside it. */
export function OptionPicture({ options }: { readonly options: Options }) {
  return (
    <SvgDrawing className={styles.options}>
      {(['grey', 'red', 'yellow', 'green', 'blue', 'violet'] as const).map((colour) => (
        <VoicePicture key={colour} of={colour} />
      ))}
      {options.roles === 'expert' && <SymbolPicture of="i-lock" />}
      {options.abilities && <SymbolPicture of="emo-anger" />}
    </SvgDrawing>
  );
}
