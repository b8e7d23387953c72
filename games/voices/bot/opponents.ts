// Whom people play with, by the names that the registry knows.

import { random } from '@kuluary/bots/random';
import type { Bot } from '@kuluary/kernel/game';
import { BOX } from '../cards/voices.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { CHARACTERS } from './character.ts';
import { playerOf } from './player.ts';

export const bots: Readonly<Record<string, Bot<View, Move>>> = {
  random,
  easy: playerOf(BOX, CHARACTERS.easy),
  normal: playerOf(BOX, CHARACTERS.normal),
  hard: playerOf(BOX, CHARACTERS.hard),
};
