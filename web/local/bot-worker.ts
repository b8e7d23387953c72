// Bots of the page think here, beside the screen's own thread.

import { think } from '@kuluary/host/think';
import type { Thought } from '@kuluary/host/thinker';

interface WorkerQuestion {
  readonly id: number;
  readonly thought: Thought;
}

export interface WorkerAnswer {
  readonly id: number;
  readonly move: unknown;
}

self.onmessage = ({ data }: MessageEvent<WorkerQuestion>) => {
  const answer: WorkerAnswer = { id: data.id, move: think(data.thought) };
  self.postMessage(answer);
};
