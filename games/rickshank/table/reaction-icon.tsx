// The icons of reactions: emblems of cards.

import styles from './log-icon.module.css';
import { SvgDrawing } from './svg-drawing.tsx';
import { Emblem } from './symbol-picture.tsx';

const REACTION_EMBLEMS: Readonly<Record<string, string>> = {
  watching: 'eye-poppin-morty',
  'hats-off': 'commander-rick',
  'you-are-next': 'portal-bomb',
  charmed: 'szechuan-sauce',
  noted: 'kickback',
};

export function ReactionIcon({ reaction }: { readonly reaction: string }) {
  return (
    <SvgDrawing className={styles.icon}>
      <Emblem of={REACTION_EMBLEMS[reaction] ?? 'portal-gun'} />
    </SvgDrawing>
  );
}
