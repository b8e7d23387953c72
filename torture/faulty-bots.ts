// A world's bots: they move randomly, and sometimes throw, never return, return an illegal move, or are too late.

import { BOT_REGISTRY } from '@kuluary/games/bot-registry';
import { chooseBotMove } from '@kuluary/host/bot-move-choice';
import type { BotRunner, BotTask } from '@kuluary/host/bot-runner';
import type { Chance } from '@kuluary/kernel/chance';
import type { FaultSchedule } from './fault-schedule.ts';
import { THINKING_TIME } from './server-config.ts';
import { InjectedFault } from './violation.ts';
import type { Actor, VirtualTime } from './virtual-time.ts';

const QUICK_BOTS: Readonly<Record<string, string>> = { rickshank: 'greedy' }; // random matches are five times as long
const ILLEGAL_MOVES = [null, 42, 'pass', {}, { type: 'win' }, [[]]] as const;

/** The bot that plays a game randomly, or nearly. */
export function quickBotOf(game: string): string {
  return QUICK_BOTS[game] ?? 'random';
}

export function createFaultyBots(server: Actor, time: VirtualTime, faults: FaultSchedule, chance: Chance): BotRunner {
  const after = (delay: number) => new Promise<void>((done) => time.schedule(delay, server, done));
  const chooseMove = (task: BotTask) =>
    chooseBotMove(BOT_REGISTRY[task.game]!, { ...task, bot: quickBotOf(task.game) });
  return {
    async choose(task) {
      if (!faults.happens(30)) {
        await after(chance.below(40));
        return chooseMove(task);
      }
      switch (chance.below(4)) {
        case 0:
          throw new InjectedFault('a bot has thrown');
        case 1:
          return new Promise(() => undefined);
        case 2:
          return ILLEGAL_MOVES[chance.below(ILLEGAL_MOVES.length)];
        default:
          await after(THINKING_TIME + chance.below(2000));
          return chooseMove(task);
      }
    },
  };
}
