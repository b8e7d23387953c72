// Whom one may play with these options, in small emblems: any of them, one of two, or a surprise.

import type { Options } from '../rules/options.ts';
import { BOX } from '../texts/box.ts';
import { Drawn } from './drawn.tsx';
import styles from './option-picture.module.css';
import { Emblem, Picture } from './picture.tsx';

const SHOWN: Readonly<Record<Options['characters'], number>> = { random: 1, two: 2, choice: BOX.characters.length };

/** Decoration: the words beside it say it. */
export function OptionPicture({ options }: { readonly options: Options }) {
  const shown = BOX.characters.slice(0, SHOWN[options.characters]);
  return (
    <Drawn className={styles.characters}>
      {shown.map((number) => (
        <Emblem key={number} of={BOX.cards[number]!.id} />
      ))}
      {options.characters === 'random' && <Picture of="part-portal" />}
      {options.livePoints && <Picture of="points" />}
    </Drawn>
  );
}
