// Loads each game when it is first needed: the home screen contains none.

import { loadLanguage as loadCoupTableWords } from '@kuluary/coup/table/words/catalogues';
import { loadLanguage as loadCoupTexts } from '@kuluary/coup/texts/catalogues';
import type { GameEntry } from '@kuluary/games/game-entries/game-entry';
import { loadLanguage as loadRickshankTableWords } from '@kuluary/rickshank/table/words/catalogues';
import { loadLanguage as loadRickshankTexts } from '@kuluary/rickshank/texts/catalogues';
import type { Language } from '@kuluary/texts/languages';
import type { AnyGameTable } from '@kuluary/ui/game-table';
import { loadLanguage as loadVoicesTableWords } from '@kuluary/voices/table/words/catalogues';
import { loadLanguage as loadVoicesTexts } from '@kuluary/voices/texts/catalogues';
import { loadOnce } from './app/load-once.ts';

export interface LoadedGame extends GameEntry {
  readonly id: string;
  readonly ui: AnyGameTable;
}

interface GameLoader {
  /** Loads it once, with its texts in this language; later calls get the same promise, and always the same game. */
  load(language: Language): Promise<LoadedGame>;
  /** Loads its texts alone. */
  loadLanguage(language: Language): Promise<unknown>;
  /** The edition sold where a language is spoken, if it is not the game's first one. */
  readonly localEditions: Partial<Readonly<Record<Language, string>>>;
}

export const GAMES: Readonly<Record<string, GameLoader>> = {
  coup: gameLoader('coup', {
    loadEntry: async () => (await import('@kuluary/games/game-entries/coup')).coupEntry,
    loadTable: async () => (await import('@kuluary/coup/table/game-table')).coupGameTable as AnyGameTable,
    loadLanguage: (language) => Promise.all([loadCoupTexts(language), loadCoupTableWords(language)]),
    localEditions: { uk: 'ukrainian' },
  }),
  rickshank: gameLoader('rickshank', {
    loadEntry: async () => (await import('@kuluary/games/game-entries/rickshank')).rickshankEntry,
    loadTable: async () => (await import('@kuluary/rickshank/table/game-table')).rickshankTable as AnyGameTable,
    loadLanguage: (language) => Promise.all([loadRickshankTexts(language), loadRickshankTableWords(language)]),
    localEditions: {},
  }),
  voices: gameLoader('voices', {
    loadEntry: async () => (await import('@kuluary/games/game-entries/voices')).voicesEntry,
    loadTable: async () => (await import('@kuluary/voices/table/game-table')).voicesTable as AnyGameTable,
    loadLanguage: (language) => Promise.all([loadVoicesTexts(language), loadVoicesTableWords(language)]),
    localEditions: {},
  }),
};

export function isKnownGame(id: string): boolean {
  return Object.hasOwn(GAMES, id);
}

const gamesInUse = new Set<GameLoader>();

/** The texts of every game that has been used on this page. */
export async function loadLanguageOfGames(language: Language): Promise<void> {
  await Promise.all([...gamesInUse].map((game) => game.loadLanguage(language)));
}

interface GameSources extends Pick<GameLoader, 'loadLanguage' | 'localEditions'> {
  loadEntry(): Promise<GameEntry>;
  loadTable(): Promise<AnyGameTable>;
}

function gameLoader(id: string, sources: GameSources): GameLoader {
  const loadGame = loadOnce(async (): Promise<LoadedGame> => {
    const [entry, ui] = await Promise.all([sources.loadEntry(), sources.loadTable()]);
    return { id, ui, ...entry };
  });
  const game: GameLoader = {
    localEditions: sources.localEditions,
    load: oncePerLanguage(async (language) => (await Promise.all([loadGame(), game.loadLanguage(language)]))[0]),
    loadLanguage: oncePerLanguage((language) => {
      gamesInUse.add(game);
      return sources.loadLanguage(language);
    }),
  };
  return game;
}

function oncePerLanguage<Part>(fetchPart: (language: Language) => Promise<Part>) {
  const loaders = new Map<Language, () => Promise<Part>>();
  return (language: Language) => {
    const load = loaders.get(language) ?? loadOnce(() => fetchPart(language));
    loaders.set(language, load);
    return load();
  };
}
