// In which frame a card is drawn.

import { BOX, cardNamed } from '../texts/box.ts';
import type { FrameName } from './drawings/frames.ts';

const CHARACTERS = new Set(BOX.characters);

export function isCharacter(id: string): boolean {
  return CHARACTERS.has(cardNamed(id).number);
}

export function frameOf(id: string): FrameName {
  const { isNemesis, type } = cardNamed(id);
  if (isNemesis) return 'nemesis';
  if (isCharacter(id)) return 'character';
  return type === 'none' ? 'waves' : type;
}
