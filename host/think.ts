// A bot's thought, on the spot. It gets its view and the legal answers, and nothing else.

import { MINDS } from '@kuluary/games/minds';
import { REGISTRY } from '@kuluary/games/registry';
import { FastChance } from '@kuluary/kernel/chance';
import type { Thinker, Thought } from './thinker.ts';

/** A table that was kept for long may name a bot that is gone: somebody stands in for it. */
export function think({ game, bot, view, moves, seed }: Thought): unknown {
  const { bots } = MINDS[game]!;
  const known = Object.hasOwn(bots, bot) ? bot : REGISTRY[game]!.standIn;
  return bots[known]!.choose(view, moves, new FastChance(seed));
}

export const plainThinker: Thinker = { choose: async (thought) => think(thought) };
