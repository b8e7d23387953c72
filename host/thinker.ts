// Where bots think. A bot gets its view and the legal answers, and nothing else; whatever it does or fails to do, the
// table goes on.

import { REGISTRY } from '@kuluary/games/registry';
import { FastChance } from '@kuluary/kernel/chance';

export interface Thought {
  readonly game: string;
  readonly bot: string;
  readonly view: unknown;
  readonly moves: readonly unknown[];
  readonly seed: number; // of the bot's own whims
}

export interface Thinker {
  /** Waits until there is room for one more thought on behalf of this address (undefined: nobody waits for it).
   * Returns how to leave. Where there is no such thing there is always room. */
  readonly turn?: (of: string | undefined) => Promise<() => void>;

  /** The move that the bot chooses. May fail, or take too long: then it has no say. */
  choose(thought: Thought): Promise<unknown>;
}

/** Thinks, on the spot. A table that was kept for long may name a bot that is gone: somebody stands in for it. */
export function think({ game, bot, view, moves, seed }: Thought): unknown {
  const { bots, standIn } = REGISTRY[game]!;
  const known = Object.hasOwn(bots, bot) ? bot : standIn;
  return bots[known]!.choose(view, moves, new FastChance(seed));
}

export const plainThinker: Thinker = { choose: async (thought) => think(thought) };
