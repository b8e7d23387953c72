// What a file with the bots of a game provides.

import type { RulesArchive } from '@kuluary/kernel/archived-rules';
import type { AnyBot, AnyCritic, AnyGame, Bot, Critic, Game } from '@kuluary/kernel/game';

/** The bots of a game. Their code is large, and a table needs only their ids (game-entries), so it is loaded only where
 * bots choose moves. */
export interface GameBots {
  readonly game: AnyGame; // that they play
  readonly bots: Readonly<Record<string, AnyBot>>; // by the ids in the game's entry
  readonly critic: AnyCritic | null; // rates the moves of finished games
  readonly archivedRules?: RulesArchive; // with the bots of older versions
}

export function makeGameBots<State, Move, View, Options, Event>(
  game: Game<State, Move, View, Options, Event>,
  bots: Readonly<Record<string, Bot<View, Move>>>,
  critic: Critic<State, View, Move> | null,
  archivedRules: RulesArchive = {},
): GameBots {
  return { game, bots, critic, archivedRules };
}

/** The bots for this version of the rules; undefined if it is not known here. */
export async function botsForVersion(gameBots: GameBots, version: number): Promise<GameBots | undefined> {
  return version === gameBots.game.version ? gameBots : gameBots.archivedRules?.[version]?.();
}
