// Characters and deeds as pictures. Decoration: words beside it or around it always say what it is.

import { classes } from '@kuluary/stage/buttons';
import type { CSSProperties } from 'react';
import type { ActionName } from '../rules/actions.ts';
import { ACTION_RULES, actionCode } from '../rules/actions.ts';
import { type Character, characterName, NONE } from '../rules/characters.ts';
import { ambassador } from './drawings/ambassador.ts';
import { assassin } from './drawings/assassin.ts';
import { captain } from './drawings/captain.ts';
import { contessa } from './drawings/contessa.ts';
import { duke } from './drawings/duke.ts';
import type { Engraving } from './drawings/engraving.ts';
import { inquisitor } from './drawings/inquisitor.ts';
import { BROKEN_CARD, ONE_COIN, TWO_COINS } from './drawings/symbols.ts';
import styles from './emblem.module.css';

const ENGRAVINGS: Readonly<Record<Character, Engraving>> = {
  duke,
  assassin,
  captain,
  ambassador,
  contessa,
  inquisitor,
};

/** The engraving, for 40 px and more. Its second ink is --spot. */
export function Emblem({ of, className }: { readonly of: Character; readonly className?: string | undefined }) {
  const { box, strokes } = ENGRAVINGS[of];
  return (
    <svg viewBox={box} className={classes(styles.engraving, className)} aria-hidden="true">
      {strokes.map(([ink, width, path]) => (
        <path key={path} className={styles[ink]} strokeWidth={width || undefined} d={path} />
      ))}
    </svg>
  );
}

/** The small cut, in the colour of the words around it. */
export function SmallEmblem({ of, className }: { readonly of: Character; readonly className?: string | undefined }) {
  return <Cut path={ENGRAVINGS[of].small} className={className} />;
}

export function Cut({ path, className }: { readonly path: string; readonly className?: string | undefined }) {
  return (
    <svg viewBox="0 0 200 200" className={classes(styles.small, className)} aria-hidden="true">
      <path fillRule="evenodd" d={path} />
    </svg>
  );
}

/** Whoever an action claims to be; for the others a symbol of what they do. */
export function DeedEmblem({ of, className }: { readonly of: ActionName; readonly className?: string | undefined }) {
  const claims = ACTION_RULES[actionCode(of)]!.claims;
  if (claims !== NONE) return <SmallEmblem of={characterName(claims)} className={className} />;
  return <Cut path={OPEN_DEEDS[of] ?? ONE_COIN} className={className} />;
}

const OPEN_DEEDS: Readonly<Partial<Record<ActionName, string>>> = {
  income: ONE_COIN,
  'foreign-aid': TWO_COINS,
  coup: BROKEN_CARD,
};

/** The second ink of a character, for everything inside. */
export function inkOf(character: Character): CSSProperties {
  return { '--spot': `var(--spot-${character})` } as CSSProperties;
}
