// A bot's thought, on the spot. It gets its view and the legal answers, and nothing else.

import { type Minds, mindsAt } from '@kuluary/games/minds/minds';
import { FastChance } from '@kuluary/kernel/chance';
import type { Thinker, Thought } from './thinker.ts';

/** A match of earlier rules is played by the bots of its time. A table that was kept for long may name a bot that is gone:
 * somebody stands in for it. */
export async function think(minds: Minds, { game, rules, bot, standIn, view, moves, seed }: Thought): Promise<unknown> {
  const then = await mindsAt(minds, rules);
  if (!then) throw new Error(`nobody here plays version ${rules} of ${game}`);
  const { bots } = then;
  const known = Object.hasOwn(bots, bot) ? bot : standIn;
  return bots[known]!.choose(view, moves, new FastChance(seed));
}

export function plainThinker(minds: Readonly<Record<string, Minds>>): Thinker {
  return { choose: (thought) => think(minds[thought.game]!, thought) };
}
