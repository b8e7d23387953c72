import type { Language } from '@kuluary/texts/languages';
import { use } from 'react';
import { GAMES } from '../game-loaders.ts';
import { RULEBOOKS, type Rulebook } from './rulebooks.ts';

/** Suspends until it and the texts of its game are loaded. */
export function useRulebook(game: string, language: Language): Rulebook {
  const load = RULEBOOKS[game];
  if (!load) throw new Error(`there is no rulebook of "${game}"`);
  const rulebook = load();
  use(GAMES[game]!.loadLanguage(language));
  return use(rulebook);
}
