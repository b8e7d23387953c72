// Who thinks in the games of this house. Each game's are fetched when they are to think.

import type { Minds } from '@kuluary/games/minds/minds';

const LOADERS: Readonly<Record<string, () => Promise<Minds>>> = {
  coup: async () => (await import('@kuluary/games/minds/coup')).coupMinds,
  rickshank: async () => (await import('@kuluary/games/minds/rickshank')).rickshankMinds,
  voices: async () => (await import('@kuluary/games/minds/voices')).voicesMinds,
};

export function loadMinds(game: string): Promise<Minds> {
  return LOADERS[game]!();
}
