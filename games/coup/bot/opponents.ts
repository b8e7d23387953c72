// The bots that people can play with: the expert in every strength and style.

import { makeOpponents } from '@kuluary/bots/opponents';
import { makeExpertBot, STRENGTHS } from './expert/expert-bot.ts';
import { STYLE_BIASES } from './expert/style-bias.ts';

export const opponents = makeOpponents(({ strength, style }) =>
  makeExpertBot(STRENGTHS[strength], STYLE_BIASES[style]),
);
