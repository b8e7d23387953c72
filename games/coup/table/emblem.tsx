// Emblems of characters and actions. They are decoration: words beside them always say the same.

import { classNames } from '@kuluary/ui/buttons';
import type { CSSProperties } from 'react';
import type { ActionName } from '../rules/actions-and-blocks.ts';
import { ACTION_RULES, actionCode } from '../rules/actions-and-blocks.ts';
import { type Character, characterName, NONE } from '../rules/characters.ts';
import { ambassador } from './drawings/ambassador.ts';
import { assassin } from './drawings/assassin.ts';
import { captain } from './drawings/captain.ts';
import { contessa } from './drawings/contessa.ts';
import { duke } from './drawings/duke.ts';
import type { EmblemDrawing } from './drawings/emblem-drawing.ts';
import { inquisitor } from './drawings/inquisitor.ts';
import { BROKEN_CARD, ONE_COIN, TWO_COINS } from './drawings/symbols.ts';
import styles from './emblem.module.css';

const EMBLEM_DRAWINGS: Readonly<Record<Character, EmblemDrawing>> = {
  duke,
  assassin,
  captain,
  ambassador,
  contessa,
  inquisitor,
};

/** The detailed drawing, for 40 px and more. Its second colour is --spot. */
export function Emblem({ of, className }: { readonly of: Character; readonly className?: string | undefined }) {
  const { box, strokes } = EMBLEM_DRAWINGS[of];
  return (
    <svg viewBox={box} className={classNames(styles.engraving, className)} aria-hidden="true">
      {strokes.map(([ink, width, path]) => (
        <path key={path} className={styles[ink]} strokeWidth={width || undefined} d={path} />
      ))}
    </svg>
  );
}

/** The simple drawing for small sizes, in the text colour. */
export function SmallEmblem({ of, className }: { readonly of: Character; readonly className?: string | undefined }) {
  return <SymbolImage path={EMBLEM_DRAWINGS[of].small} className={className} />;
}

export function SymbolImage({ path, className }: { readonly path: string; readonly className?: string | undefined }) {
  return (
    <svg viewBox="0 0 200 200" className={classNames(styles.small, className)} aria-hidden="true">
      <path fillRule="evenodd" d={path} />
    </svg>
  );
}

/** The character that the action claims; for the others a symbol. */
export function ActionEmblem({ of, className }: { readonly of: ActionName; readonly className?: string | undefined }) {
  const claims = ACTION_RULES[actionCode(of)]!.claims;
  if (claims !== NONE) return <SmallEmblem of={characterName(claims)} className={className} />;
  return <SymbolImage path={UNCLAIMED_ACTION_SYMBOLS[of] ?? ONE_COIN} className={className} />;
}

const UNCLAIMED_ACTION_SYMBOLS: Readonly<Partial<Record<ActionName, string>>> = {
  income: ONE_COIN,
  'foreign-aid': TWO_COINS,
  coup: BROKEN_CARD,
};

/** Sets the second colour of a character for all elements inside. */
export function spotColourStyle(character: Character): CSSProperties {
  return { '--spot': `var(--spot-${character})` } as CSSProperties;
}
