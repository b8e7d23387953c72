// The review of a finished game, as far as it has come. It reads the whole log, so there is none before the end.

import type { ReviewedStep } from '@kuluary/bots/review';
import type { Log } from '@kuluary/kernel/log';
import { useEffect, useState } from 'react';

/** By step; those that are not there yet are still being looked at. */
export type Review = readonly ReviewedStep[];

const NOTHING: Review = [];
const kept = new Map<string, Review>(); // of games that were reviewed in this page, by digest

export function useReview(log: Log): Review {
  const [steps, setSteps] = useState<Review>(kept.get(log.digest) ?? NOTHING);
  useEffect(() => {
    const before = kept.get(log.digest);
    setSteps(before ?? NOTHING);
    if (before || typeof Worker === 'undefined') return;
    const worker = new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' });
    let all: Review = NOTHING;
    worker.onmessage = ({ data }: MessageEvent<Review>) => {
      all = [...all, ...data];
      setSteps(all);
      if (all.length > log.moves.length) kept.set(log.digest, all);
    };
    worker.postMessage(log);
    return () => worker.terminate();
  }, [log]);
  return steps;
}
