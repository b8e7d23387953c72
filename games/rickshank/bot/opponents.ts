// Whom people play with, by the names that the registry knows.

import { random } from '@kuluary/bots/random';
import type { Bot } from '@kuluary/kernel/game';
import { BOX } from '../cards/rickshank.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { greedyOf } from './greedy.ts';
import { STRENGTHS, searcherOf } from './search.ts';

export const bots: Readonly<Record<string, Bot<View, Move>>> = {
  random,
  greedy: greedyOf(BOX),
  easy: searcherOf(BOX, STRENGTHS.easy),
  normal: searcherOf(BOX, STRENGTHS.normal),
  hard: searcherOf(BOX, STRENGTHS.hard),
};
