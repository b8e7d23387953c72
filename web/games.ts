// The games of this house. Each is fetched when somebody goes to it: the home screen carries no game.

import { learn as learnCoupTable } from '@kuluary/coup/table/words/catalogues';
import { learn as learnCoup } from '@kuluary/coup/texts/catalogues';
import type { Entry } from '@kuluary/games/entries/entry';
import { learn as learnRickshankTable } from '@kuluary/rickshank/table/words/catalogues';
import { learn as learnRickshank } from '@kuluary/rickshank/texts/catalogues';
import type { AnyGameTable } from '@kuluary/stage/game-table';
import type { Language } from '@kuluary/texts/languages';
import { learn as learnVoicesTable } from '@kuluary/voices/table/words/catalogues';
import { learn as learnVoices } from '@kuluary/voices/texts/catalogues';
import { once } from './app/once.ts';

export interface LoadedGame extends Entry {
  readonly id: string;
  readonly table: AnyGameTable; // how it looks
}

interface Listed {
  /** Fetches it once, with its words in this language; later calls get the same promise, and always the same game. */
  load(language: Language): Promise<LoadedGame>;
  /** Fetches its words alone. */
  learn(language: Language): Promise<unknown>;
  /** Where a language is spoken another edition is sold than the game's own first one. */
  readonly editionAtHome: Partial<Readonly<Record<Language, string>>>;
}

export const GAMES: Readonly<Record<string, Listed>> = {
  coup: listed('coup', {
    loadEntry: async () => (await import('@kuluary/games/entries/coup')).coupEntry,
    loadTable: async () => (await import('@kuluary/coup/table/coup-table')).coupTable as AnyGameTable,
    learn: (language) => Promise.all([learnCoup(language), learnCoupTable(language)]),
    editionAtHome: { uk: 'ukrainian' },
  }),
  rickshank: listed('rickshank', {
    loadEntry: async () => (await import('@kuluary/games/entries/rickshank')).rickshankEntry,
    loadTable: async () => (await import('@kuluary/rickshank/table/rickshank-table')).rickshankTable as AnyGameTable,
    learn: (language) => Promise.all([learnRickshank(language), learnRickshankTable(language)]),
    editionAtHome: {},
  }),
  voices: listed('voices', {
    loadEntry: async () => (await import('@kuluary/games/entries/voices')).voicesEntry,
    loadTable: async () => (await import('@kuluary/voices/table/voices-table')).voicesTable as AnyGameTable,
    learn: (language) => Promise.all([learnVoices(language), learnVoicesTable(language)]),
    editionAtHome: {},
  }),
};

export function isGame(id: string): boolean {
  return Object.hasOwn(GAMES, id);
}

const inUse = new Set<Listed>();

/** The words of every game that speaks on this page. */
export async function learnGames(language: Language): Promise<void> {
  await Promise.all([...inUse].map((game) => game.learn(language)));
}

interface Parts extends Pick<Listed, 'learn' | 'editionAtHome'> {
  loadEntry(): Promise<Entry>;
  loadTable(): Promise<AnyGameTable>;
}

function listed(id: string, parts: Parts): Listed {
  const loadGame = once(async (): Promise<LoadedGame> => {
    const [entry, table] = await Promise.all([parts.loadEntry(), parts.loadTable()]);
    return { id, table, ...entry };
  });
  const game: Listed = {
    editionAtHome: parts.editionAtHome,
    load: oncePerLanguage(async (language) => (await Promise.all([loadGame(), game.learn(language)]))[0]),
    learn: oncePerLanguage((language) => {
      inUse.add(game);
      return parts.learn(language);
    }),
  };
  return game;
}

function oncePerLanguage<Part>(fetchPart: (language: Language) => Promise<Part>) {
  const loaders = new Map<Language, () => Promise<Part>>();
  return (language: Language) => {
    const load = loaders.get(language) ?? once(() => fetchPart(language));
    loaders.set(language, load);
    return load();
  };
}
