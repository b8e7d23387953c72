// The icons of reactions: emblems of characters (the eye watches, the crown is a hat, the dagger threatens, the fan flirts,
// the quill takes note).

import type { Character } from '../rules/characters.ts';
import { SmallEmblem } from './emblem.tsx';

const REACTION_EMBLEMS: Readonly<Record<string, Character>> = {
  watching: 'inquisitor',
  'hats-off': 'duke',
  'you-are-next': 'assassin',
  charmed: 'contessa',
  noted: 'ambassador',
};

export function ReactionIcon({ reaction }: { readonly reaction: string }) {
  return <SmallEmblem of={REACTION_EMBLEMS[reaction] ?? 'captain'} />;
}
