// The rulebooks of this house. Each is fetched when somebody opens it: no other screen carries one.

import type { Book, Portrait } from '@kuluary/coup/texts/rulebook/section';
import type { Language } from '@kuluary/texts/languages';
import { type ComponentType, use } from 'react';
import { once } from '../app/once.ts';
import { GAMES } from '../games.ts';

// Every game's book has the shape of the first one's.
export type {
  Block,
  Cell,
  Gallery,
  List,
  Passage,
  Portrait,
  Row,
  Section,
  Table,
} from '@kuluary/coup/texts/rulebook/section';

export interface PictureProps {
  readonly of: Portrait['character'];
  readonly large?: boolean; // 40 px or more
}

/** A book whose options don't matter here, and its pictures. */
export interface Rulebook {
  readonly book: Book<unknown>;
  readonly Picture: ComponentType<PictureProps>; // comes later than the words; takes the size of what is around it
}

type Load = () => Promise<Rulebook>;

const RULEBOOKS: Readonly<Record<string, Load>> = {
  coup: once(async () => (await import('./coup-rulebook.tsx')).coupRulebook),
};

export function hasRulebook(game: string): boolean {
  return Object.hasOwn(RULEBOOKS, game);
}

/** Waits (by Suspense) until it is there, and the words of its game. */
export function useRulebook(game: string, language: Language): Rulebook {
  const load = RULEBOOKS[game];
  if (!load) throw new Error(`there is no rulebook of "${game}"`);
  const coming = load();
  use(GAMES[game]!.learn(language));
  return use(coming);
}
