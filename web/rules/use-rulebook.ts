import type { Language } from '@kuluary/texts/languages';
import { use } from 'react';
import { GAMES } from '../games.ts';
import { RULEBOOKS, type Rulebook } from './rulebooks.ts';

/** Waits (by Suspense) until it is there, and the words of its game. */
export function useRulebook(game: string, language: Language): Rulebook {
  const load = RULEBOOKS[game];
  if (!load) throw new Error(`there is no rulebook of "${game}"`);
  const coming = load();
  use(GAMES[game]!.learn(language));
  return use(coming);
}
