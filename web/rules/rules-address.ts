// The address of a table's rules: the rulebook of its edition, at an anchor.

import type { LoadedGame } from '../game-loaders.ts';

/** `options` are those of the table; `anchor` is a rule or a section. */
export function rulesAddress({ id }: Pick<LoadedGame, 'id'>, options: unknown, anchor = ''): string {
  const { edition } = options as { readonly edition?: string }; // not every game has this option
  const query = edition === undefined ? '' : `?edition=${encodeURIComponent(edition)}`;
  return `/rules/${id}${query}${anchor && `#${anchor}`}`;
}
