// What each edition's box offers to choose; its options only say what is played by default.

import type { Edition } from '../../rules/editions.ts';

type Availability = 'always' | 'offered' | 'none';

interface EditionBox {
  readonly inquisitor: Exclude<Availability, 'always'>; // cards to replace the Ambassador's
  readonly draft: Availability; // for two players
}

export const EDITION_BOXES: Readonly<Record<Edition, EditionBox>> = {
  'hobby-world': { inquisitor: 'none', draft: 'offered' },
  ukrainian: { inquisitor: 'none', draft: 'always' },
  squirrel: { inquisitor: 'offered', draft: 'none' },
};

/** Does the edition leave this option to the players? Then choosing it is no house rule. */
export function isOfferedByEdition(edition: Edition, option: string): boolean {
  const { inquisitor, draft } = EDITION_BOXES[edition];
  return (option === 'inquisitor' && inquisitor === 'offered') || (option === 'draft' && draft === 'offered');
}
