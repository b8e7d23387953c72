// What each edition's box invites to, beyond its switches: a switch says what is played, not what may be chosen.

import type { Edition } from '../../rules/editions.ts';

type Presence = 'always' | 'offered' | 'none';

interface Box {
  readonly sixth: Exclude<Presence, 'always'>; // the Inquisitor's cards, to play with instead of the Ambassador's
  readonly draft: Presence; // for two players
}

export const BOXES: Readonly<Record<Edition, Box>> = {
  'hobby-world': { sixth: 'none', draft: 'offered' },
  ukrainian: { sixth: 'none', draft: 'always' },
  squirrel: { sixth: 'offered', draft: 'none' },
};

/** Does the edition itself leave this option to the players? To take what the box offers is no rule of the house. */
export function isOffered(edition: Edition, option: string): boolean {
  const { sixth, draft } = BOXES[edition];
  return (option === 'inquisitor' && sixth === 'offered') || (option === 'draft' && draft === 'offered');
}
