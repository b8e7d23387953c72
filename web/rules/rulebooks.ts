// The rulebooks of this house. Each is fetched when somebody opens it: no other screen carries one.

import type { Section } from '@kuluary/coup/texts/rulebook/section';
import type { Language } from '@kuluary/texts/languages';
import { type ComponentType, use } from 'react';

// Every game's book has the shape of the first one's.
export type {
  Block,
  Cell,
  Column,
  Gallery,
  List,
  Passage,
  Portrait,
  Row,
  Section,
  Table,
} from '@kuluary/coup/texts/rulebook/section';

export interface PictureProps {
  readonly of: string; // a character
  readonly large?: boolean; // 40 px or more
}

/** A game's rulebook, for a screen that knows nothing of the game. */
export interface Rulebook {
  title(language: Language): string;
  readonly editions: readonly string[]; // the usual one first
  edition(options: unknown): string;
  editionsTitle(language: Language): string;
  editionName(language: Language, edition: string): string;
  ofEdition(edition: string): unknown; // its options
  sections(language: Language, options: unknown, seats?: number): readonly Section[];
  readonly Picture: ComponentType<PictureProps>; // comes later than the words; takes the size of what is around it
}

type Load = () => Promise<Rulebook>;

const RULEBOOKS: Readonly<Record<string, Load>> = {
  coup: once(async () => (await import('./coup-rulebook.tsx')).coupRulebook),
};

export function hasRulebook(game: string): boolean {
  return Object.hasOwn(RULEBOOKS, game);
}

/** Waits (by Suspense) until it is there. */
export function useRulebook(game: string): Rulebook {
  const load = RULEBOOKS[game];
  if (!load) throw new Error(`there is no rulebook of "${game}"`);
  return use(load());
}

/** Later calls get the same promise; after a failure the next one asks the network again. */
function once(load: Load): Load {
  let coming: Promise<Rulebook> | undefined;
  return () => {
    if (!coming) {
      coming = load();
      coming.catch(() => {
        coming = undefined;
      });
    }
    return coming;
  };
}
