import { use, useLayoutEffect } from 'react';
import { wear } from './app/skin.ts';
import { GAMES, type LoadedGame } from './games.ts';
import { useSettings } from './settings/use-settings.ts';

/** A game with everything that belongs to it, in the reader's language; waits (by Suspense) until it is there. The page
 * is in its colours meanwhile. */
export function useGame(id: string): LoadedGame {
  const { language } = useSettings();
  const game = GAMES[id];
  if (!game) throw new Error(`there is no game "${id}"`);
  const loaded = use(game.load(language));
  useLayoutEffect(() => wear(id), [id]);
  return loaded;
}
