import type { Cell } from './section.ts';

/** A column is narrow: there a line may end at every space. */
export function cell(text: string, pictures: readonly string[] = []): Cell {
  return { text: text.replaceAll('\u00a0', ' '), pictures };
}
