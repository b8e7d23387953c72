// The icons of reactions: emotions of the markers, and icons of the table.

import type { SymbolName } from './drawings/symbol-sheet.ts';
import styles from './log-icon.module.css';
import { SvgDrawing } from './svg-drawing.tsx';
import { SymbolPicture } from './symbol-picture.tsx';

const REACTION_SYMBOLS: Readonly<Record<string, SymbolName>> = {
  watching: 'i-observation',
  'hats-off': 'emo-joy',
  'you-are-next': 'emo-anger',
  charmed: 'emo-trust',
  noted: 'i-book',
};

export function ReactionIcon({ reaction }: { readonly reaction: string }) {
  return (
    <SvgDrawing className={styles.icon}>
      <SymbolPicture of={REACTION_SYMBOLS[reaction] ?? 'i-speech'} />
    </SvgDrawing>
  );
}
