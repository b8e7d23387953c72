// The bots of every game in the game registry.

import { coupBots } from './game-bots/coup.ts';
import type { GameBots } from './game-bots/game-bots.ts';
import { rickshankBots } from './game-bots/rickshank.ts';
import { voicesBots } from './game-bots/voices.ts';

export const BOT_REGISTRY: Readonly<Record<string, GameBots>> = {
  coup: coupBots,
  rickshank: rickshankBots,
  voices: voicesBots,
};
