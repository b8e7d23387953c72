// The bots of the game, by the names that the bot registry knows.

import { randomBot } from '@kuluary/bots/random-bot';
import type { Bot } from '@kuluary/kernel/game';
import { BOX } from '../cards/rickshank.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { makeGreedyBot } from './greedy-bot.ts';
import { makeSearchBot, SEARCH_LEVELS } from './search-bot.ts';

export const bots: Readonly<Record<string, Bot<View, Move>>> = {
  random: randomBot,
  greedy: makeGreedyBot(BOX),
  easy: makeSearchBot(BOX, SEARCH_LEVELS.easy),
  normal: makeSearchBot(BOX, SEARCH_LEVELS.normal),
  hard: makeSearchBot(BOX, SEARCH_LEVELS.hard),
};
