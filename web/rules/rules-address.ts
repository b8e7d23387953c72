// Where the rules of a table are: the book of its edition, at a place of it.

import type { LoadedGame } from '../games.ts';

/** `options` are those of the table; `place` is a rule or a section. */
export function rulesAddress({ id }: Pick<LoadedGame, 'id'>, options: unknown, place = ''): string {
  const { edition } = options as { readonly edition?: string }; // a game that comes in one has no such option
  const query = edition === undefined ? '' : `?edition=${encodeURIComponent(edition)}`;
  return `/rules/${id}${query}${place && `#${place}`}`;
}
