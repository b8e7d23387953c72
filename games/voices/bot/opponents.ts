// The bots of Voices by their names in the bot registry.

import { randomBot } from '@kuluary/bots/random-bot';
import type { Bot } from '@kuluary/kernel/game';
import { BOX } from '../cards/card-set.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { makeBot } from './bot-player.ts';
import { POLICY_PARAMS } from './policy-params.ts';

export const bots: Readonly<Record<string, Bot<View, Move>>> = {
  random: randomBot,
  easy: makeBot(BOX, POLICY_PARAMS.easy),
  normal: makeBot(BOX, POLICY_PARAMS.normal),
  hard: makeBot(BOX, POLICY_PARAMS.hard),
};
