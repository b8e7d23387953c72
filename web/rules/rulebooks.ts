// The rulebook of each game, loaded when it is first opened.

import type { GameRulebook } from '@kuluary/texts/rulebook/rulebook';
import { loadOnce } from '../app/load-once.ts';
import type { PictureComponent } from './picture.tsx';

export interface Rulebook {
  readonly book: GameRulebook<unknown>;
  readonly Picture: PictureComponent; // loaded after the text
}

export const RULEBOOKS: Readonly<Record<string, () => Promise<Rulebook>>> = {
  coup: loadOnce(async () => (await import('./coup-rulebook.ts')).coupRulebook),
  rickshank: loadOnce(async () => (await import('./rickshank-rulebook.ts')).rickshankRulebook),
  voices: loadOnce(async () => (await import('./voices-rulebook.ts')).voicesRulebook),
};

export function hasRulebook(game: string): boolean {
  return Object.hasOwn(RULEBOOKS, game);
}

/** Of a game with one edition no edition is shown. */
export function hasEditions({ editions }: Rulebook['book']): boolean {
  return editions.length > 1;
}
