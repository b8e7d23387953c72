// Where the rules of a table are: the book of its edition, at a place of it.

import type { LoadedGame } from '../games.ts';
import { editionSpec } from '../lobby/editions.ts';

/** `options` are those of the table; `place` is a rule or a section. */
export function rulesAddress(game: Pick<LoadedGame, 'id' | 'game'>, options: unknown, place = ''): string {
  const spec = editionSpec({ game });
  const edition = spec && (options as Readonly<Record<string, unknown>>)[spec.id];
  const query = edition === undefined ? '' : `?edition=${encodeURIComponent(String(edition))}`;
  return `/rules/${game.id}${query}${place && `#${place}`}`;
}
