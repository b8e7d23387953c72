// Archived older versions of a game: matches begun with one continue with it, and their logs replay with it.

import type { AnyBot, AnyCritic, AnyGame } from './game.ts';

/** One archived version of a game: its rules, with the bots and the critic of that time. */
export interface ArchivedRules {
  readonly game: AnyGame;
  readonly bots: Readonly<Record<string, AnyBot>>; // by the ids that tables store
  readonly standIn: string; // id of the bot that moved for players who were late or absent
  readonly critic: AnyCritic | null;
}

/** By version; each is loaded only when it is needed, which is rare. */
export type RulesArchive = Readonly<Record<number, () => Promise<ArchivedRules>>>;
