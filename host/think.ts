// A bot's thought, on the spot. It gets its view and the legal answers, and nothing else.

import type { Minds } from '@kuluary/games/minds/minds';
import { FastChance } from '@kuluary/kernel/chance';
import type { Thinker, Thought } from './thinker.ts';

/** A table that was kept for long may name a bot that is gone: somebody stands in for it. */
export function think({ bots }: Minds, { bot, standIn, view, moves, seed }: Thought): unknown {
  const known = Object.hasOwn(bots, bot) ? bot : standIn;
  return bots[known]!.choose(view, moves, new FastChance(seed));
}

export function plainThinker(minds: Readonly<Record<string, Minds>>): Thinker {
  return { choose: async (thought) => think(minds[thought.game]!, thought) };
}
