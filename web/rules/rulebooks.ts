// The rulebooks of this house. Each is fetched when somebody opens it: no other screen carries one, nor another book.

import type { Book } from '@kuluary/texts/rulebook/section';
import { once } from '../app/once.ts';
import type { Picture } from './picture.tsx';

/** A book whose options don't matter here, and its pictures. */
export interface Rulebook {
  readonly book: Book<unknown>;
  readonly Picture: Picture; // comes later than the words
}

export const RULEBOOKS: Readonly<Record<string, () => Promise<Rulebook>>> = {
  coup: once(async () => (await import('./coup-rulebook.ts')).coupRulebook),
  rickshank: once(async () => (await import('./rickshank-rulebook.ts')).rickshankRulebook),
  voices: once(async () => (await import('./voices-rulebook.ts')).voicesRulebook),
};

export function hasRulebook(game: string): boolean {
  return Object.hasOwn(RULEBOOKS, game);
}

/** A game that comes in one edition has none to tell of, and none to choose. */
export function hasEditions({ editions }: Rulebook['book']): boolean {
  return editions.length > 1;
}
