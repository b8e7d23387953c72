import type { RulebookCell } from './rulebook.ts';

/** Columns are narrow, so lines may break at every space. */
export function makeCell(text: string, pictures: readonly string[] = []): RulebookCell {
  return { text: text.replaceAll('\u00a0', ' '), pictures };
}
