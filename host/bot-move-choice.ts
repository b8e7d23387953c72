// Lets a bot choose a move, in this thread. It gets the view of its seat and the legal moves, and nothing else.

import { botsForVersion, type GameBots } from '@kuluary/games/game-bots/game-bots';
import { FastChance } from '@kuluary/kernel/chance';
import type { BotRunner, BotTask } from './bot-runner.ts';

/** A match of archived rules is played by the bots of its time. An old table may name a bot that no longer exists: the
 * stand-in plays for it. */
export async function chooseBotMove(
  gameBots: GameBots,
  { game, rules, bot, standInBot, view, moves, seed }: BotTask,
): Promise<unknown> {
  const versionBots = await botsForVersion(gameBots, rules);
  if (!versionBots) throw new Error(`no bots for version ${rules} of ${game}`);
  const { bots } = versionBots;
  const known = Object.hasOwn(bots, bot) ? bot : standInBot;
  return bots[known]!.choose(view, moves, new FastChance(seed));
}

export function inProcessBotRunner(registry: Readonly<Record<string, GameBots>>): BotRunner {
  return { choose: (task) => chooseBotMove(registry[task.game]!, task) };
}
