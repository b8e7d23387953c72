// Faces to make, with the emblems of cards: the eye pops, the medal is a hat, the bomb threatens, the sauce charms, the
// ballot takes note.

import { Drawn } from './drawn.tsx';
import styles from './log-icon.module.css';
import { Emblem } from './picture.tsx';

const EMBLEMS: Readonly<Record<string, string>> = {
  watching: 'eye-poppin-morty',
  'hats-off': 'commander-rick',
  'you-are-next': 'portal-bomb',
  charmed: 'szechuan-sauce',
  noted: 'kickback',
};

export function ReactionIcon({ reaction }: { readonly reaction: string }) {
  return (
    <Drawn className={styles.icon}>
      <Emblem of={EMBLEMS[reaction] ?? 'portal-gun'} />
    </Drawn>
  );
}
