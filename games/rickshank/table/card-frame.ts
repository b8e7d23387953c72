// Which frame a card is drawn in.

import { BOX, cardNamed } from '../texts/card-lookup.ts';
import type { CardFrameName } from './drawings/card-frames.ts';

const CHARACTER_NUMBERS = new Set(BOX.characters);

export function isCharacter(id: string): boolean {
  return CHARACTER_NUMBERS.has(cardNamed(id).number);
}

export function cardFrameName(id: string): CardFrameName {
  const { isNemesis, type } = cardNamed(id);
  if (isNemesis) return 'nemesis';
  if (isCharacter(id)) return 'character';
  return type === 'none' ? 'waves' : type;
}
