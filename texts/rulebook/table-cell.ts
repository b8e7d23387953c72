// Makes the cells of a rulebook's tables. Their columns are narrow, so lines may break at every space.

import type { RulebookCell } from './rulebook.ts';

export function makeCell(text: string, pictures: readonly string[] = []): RulebookCell {
  return { text: text.replaceAll('\u00a0', ' '), pictures };
}
