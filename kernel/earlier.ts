// Rules that were changed since: a match begun with them goes on with them, and its log replays with them.

import type { AnyBot, AnyCritic, AnyGame } from './game.ts';

/** A version of a game as it was, frozen: its rules, and those who played by them. */
export interface EarlierRules {
  readonly game: AnyGame;
  readonly bots: Readonly<Record<string, AnyBot>>; // by the names that tables know them by
  readonly standIn: string; // the one of them that answered for people who were late or gone
  readonly critic: AnyCritic | null;
}

/** By version. Each is fetched when somebody needs it: nearly nobody does. */
export type Earlier = Readonly<Record<number, () => Promise<EarlierRules>>>;
