// Bots of the page think here, beside the screen's own thread.

import { think } from '@kuluary/host/think';
import type { Thought } from '@kuluary/host/thinker';
import { loadMinds } from '../minds.ts';

interface WorkerQuestion {
  readonly id: number;
  readonly thought: Thought;
}

export interface WorkerAnswer {
  readonly id: number;
  readonly move: unknown;
}

self.onmessage = ({ data }: MessageEvent<WorkerQuestion>) => {
  answer(data).then((answered) => self.postMessage(answered), reportError);
};

async function answer({ id, thought }: WorkerQuestion): Promise<WorkerAnswer> {
  return { id, move: await think(await loadMinds(thought.game), thought) };
}
