// Faces to make, with the emblems of the court: the eye watches, the crown is a hat, the dagger threatens, the fan
// flirts, the quill takes note.

import type { Character } from '../rules/characters.ts';
import { SmallEmblem } from './emblem.tsx';

const EMBLEMS: Readonly<Record<string, Character>> = {
  watching: 'inquisitor',
  'hats-off': 'duke',
  'you-are-next': 'assassin',
  charmed: 'contessa',
  noted: 'ambassador',
};

export function ReactionIcon({ reaction }: { readonly reaction: string }) {
  return <SmallEmblem of={EMBLEMS[reaction] ?? 'captain'} />;
}
