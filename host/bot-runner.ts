// Where bots choose their moves (bot-move-choice.ts: how). Whatever a bot does or fails to do, the match goes on.

import type { ClientAddress } from '@kuluary/protocol/ids';

export interface BotTask {
  readonly game: string;
  readonly rules: number; // version of the rules that are played
  readonly bot: string;
  readonly standInBot: string; // the bot that chooses in its place if it does not exist
  readonly view: unknown;
  readonly moves: readonly unknown[];
  readonly seed: number; // of the bot's own random numbers
}

export interface BotRunner {
  /** Waits until one more bot may think on behalf of this address (undefined: no client waits for it), and returns how
   * to release that slot. Without this method there is no limit. */
  readonly acquireSlot?: (address: ClientAddress | undefined) => Promise<() => void>;

  /** The move that the bot chooses. May fail, or take too long: then another move is made. */
  choose(task: BotTask): Promise<unknown>;
}
