// The bots of each game, loaded when they have to move.

import type { GameBots } from '@kuluary/games/game-bots/game-bots';

const LOADERS: Readonly<Record<string, () => Promise<GameBots>>> = {
  coup: async () => (await import('@kuluary/games/game-bots/coup')).coupBots,
  rickshank: async () => (await import('@kuluary/games/game-bots/rickshank')).rickshankBots,
  voices: async () => (await import('@kuluary/games/game-bots/voices')).voicesBots,
};

export function loadBots(game: string): Promise<GameBots> {
  return LOADERS[game]!();
}
