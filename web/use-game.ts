import { use, useLayoutEffect } from 'react';
import { applyGameSkin } from './app/game-skin.ts';
import { GAMES, type LoadedGame } from './game-loaders.ts';
import { useSettings } from './settings/use-settings.ts';

/** A game in the reader's language; suspends until it is loaded. The page has the game's colours as long as this is mounted. */
export function useGame(id: string): LoadedGame {
  const { language } = useSettings();
  const game = GAMES[id];
  if (!game) throw new Error(`there is no game "${id}"`);
  const loaded = use(game.load(language));
  useLayoutEffect(() => applyGameSkin(id), [id]);
  return loaded;
}
