// A match is replayed by the rules that it was played with: archived rules are loaded for a log that needs them.

import { entryForVersion } from '@kuluary/games/game-entries/game-entry';
import { use } from 'react';
import { loadOnce } from '../app/load-once.ts';
import type { LoadedGame } from '../game-loaders.ts';

type Loader = () => Promise<LoadedGame>;
const loaders = new WeakMap<LoadedGame, Map<number, Loader>>();

/** The current game if those rules are not archived: it then refuses the log's version. */
export function gameWithRules(game: LoadedGame, rules: number): Promise<LoadedGame> {
  const known = loaders.get(game) ?? new Map<number, Loader>();
  const load = known.get(rules) ?? loadOnce(async () => ({ ...game, ...(await entryForVersion(game, rules)) }));
  loaders.set(game, known.set(rules, load));
  return load();
}

/** Like `gameWithRules`; suspends until it is loaded. */
export function useGameWithRules(game: LoadedGame, rules: number): LoadedGame {
  return rules === game.game.version ? game : use(gameWithRules(game, rules));
}
