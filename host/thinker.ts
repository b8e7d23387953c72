// Where bots think (think.ts is how). Whatever a bot does or fails to do, the table goes on.

import type { ClientAddress } from '@kuluary/protocol/ids';

export interface Thought {
  readonly game: string;
  readonly rules: number; // version of the rules that are played
  readonly bot: string;
  readonly standIn: string; // who thinks in its place where it cannot: one that is quick
  readonly view: unknown;
  readonly moves: readonly unknown[];
  readonly seed: number; // of the bot's own whims
}

export interface Thinker {
  /** Waits until there is room for one more thought on behalf of this address (undefined: nobody waits for it).
   * Returns how to leave. Where there is no such thing there is always room. */
  readonly turn?: (of: ClientAddress | undefined) => Promise<() => void>;

  /** The move that the bot chooses. May fail, or take too long: then it has no say. */
  choose(thought: Thought): Promise<unknown>;
}
