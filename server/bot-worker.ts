// What runs in a bot's thread.

import { MINDS } from '@kuluary/games/minds';
import { think } from '@kuluary/host/think';
import type { Thought } from '@kuluary/host/thinker';

/** A thought of nothing only finds out that the thread has begun. */
export default async function answer(thought: Thought | null): Promise<unknown> {
  return thought && think(MINDS[thought.game]!, thought);
}
