// What each edition's box invites to, beyond its switches: a switch says what is played, not what may be chosen.

import type { Edition } from '../../rules/editions.ts';

export type Presence = 'always' | 'offered' | 'none';

export interface Box {
  readonly sixth: Exclude<Presence, 'always'>; // the Inquisitor's cards, to play with instead of the Ambassador's
  readonly draft: Presence; // for two players
}

export const BOXES: Readonly<Record<Edition, Box>> = {
  'hobby-world': { sixth: 'none', draft: 'offered' },
  ukrainian: { sixth: 'none', draft: 'always' },
  squirrel: { sixth: 'offered', draft: 'none' },
};
