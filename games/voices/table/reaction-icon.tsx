// Faces to make: emotions of the markers, and icons of the table.

import type { SymbolName } from './drawings/markup.ts';
import { Drawn } from './drawn.tsx';
import styles from './log-icon.module.css';
import { Picture } from './picture.tsx';

const PICTURES: Readonly<Record<string, SymbolName>> = {
  watching: 'i-observation',
  'hats-off': 'emo-joy',
  'you-are-next': 'emo-anger',
  charmed: 'emo-trust',
  noted: 'i-book',
};

export function ReactionIcon({ reaction }: { readonly reaction: string }) {
  return (
    <Drawn className={styles.icon}>
      <Picture of={PICTURES[reaction] ?? 'i-speech'} />
    </Drawn>
  );
}
