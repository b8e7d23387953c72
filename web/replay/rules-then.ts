// A match is looked at by the rules that it was played with: earlier ones are fetched when a log of theirs comes.

import { entryAt } from '@kuluary/games/entries/entry';
import { use } from 'react';
import { once } from '../app/once.ts';
import type { LoadedGame } from '../games.ts';

type Loader = () => Promise<LoadedGame>;
const loaders = new WeakMap<LoadedGame, Map<number, Loader>>();

/** Today's game where nobody has kept those rules: it says of the log that it is another version's. */
export function gameThen(game: LoadedGame, rules: number): Promise<LoadedGame> {
  const known = loaders.get(game) ?? new Map<number, Loader>();
  const load = known.get(rules) ?? once(async () => ({ ...game, ...(await entryAt(game, rules)) }));
  loaders.set(game, known.set(rules, load));
  return load();
}

/** The same; waits (by Suspense) until it is there. */
export function useGameThen(game: LoadedGame, rules: number): LoadedGame {
  return rules === game.game.version ? game : use(gameThen(game, rules));
}
