// Looks at a finished game beside the screen's own thread, and tells of each moment as soon as it has seen it.

import { type ReviewedStep, review } from '@kuluary/bots/review';
import { mindsAt } from '@kuluary/games/minds/minds';
import type { Log } from '@kuluary/kernel/log';
import { loadMinds } from '../minds.ts';

const TELL_EVERY = 100; // ms

self.onmessage = ({ data }: MessageEvent<Log>) => {
  tell(data).catch(reportError);
};

async function tell(log: Log): Promise<void> {
  const { game, critic } = (await mindsAt(await loadMinds(log.game), log.rules))!;
  let seen: ReviewedStep[] = [];
  let told = performance.now();
  for (const step of review(game, critic!, log)) {
    seen.push(step);
    if (step.step < log.moves.length && performance.now() - told < TELL_EVERY) continue;
    self.postMessage(seen);
    seen = [];
    told = performance.now();
  }
}
