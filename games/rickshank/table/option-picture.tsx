// Shows options as emblems: how many characters a seat can choose from, and whether points are shown.

import type { Options } from '../rules/options.ts';
import { BOX } from '../texts/card-lookup.ts';
import styles from './option-picture.module.css';
import { SvgDrawing } from './svg-drawing.tsx';
import { Emblem, SymbolPicture } from './symbol-picture.tsx';

const SHOWN_CHARACTER_COUNT: Readonly<Record<Options['characters'], number>> = {
  random: 1,
  two: 2,
  choice: BOX.characters.length,
};

/** Decoration: words are beside it. */
export function OptionPicture({ options }: { readonly options: Options }) {
  const shown = BOX.characters.slice(0, SHOWN_CHARACTER_COUNT[options.characters]);
  return (
    <SvgDrawing className={styles.characters}>
      {shown.map((number) => (
        <Emblem key={number} of={BOX.cards[number]!.id} />
      ))}
      {options.characters === 'random' && <SymbolPicture of="part-portal" />}
      {options.livePoints && <SymbolPicture of="points" />}
    </SvgDrawing>
  );
}
