import type { Character } from '../../rules/characters.ts';
import type { Cell } from './section.ts';

/** A column is narrow: there a line may end at every space. */
export function cell(text: string, characters: readonly Character[] = []): Cell {
  return { text: text.replaceAll('\u00a0', ' '), characters };
}
