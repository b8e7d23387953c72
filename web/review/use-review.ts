// The review of a finished game, as far as it has come. It reads the whole log, so there is none before the end.

import type { ReviewedStep } from '@kuluary/bots/review';
import type { Log } from '@kuluary/kernel/log';
import { useEffect, useState } from 'react';

export interface Review {
  readonly steps: readonly ReviewedStep[]; // those that are missing at the end are still being looked at
  readonly hasFailed: boolean;
}

const BEGINNING: Review = { steps: [], hasFailed: false };
const KEPT = 8; // reviews
const kept = new Map<string, Review>(); // of games that were reviewed in this page, by digest, the oldest first

export function useReview(log: Log): Review {
  const [review, setReview] = useState<Review>(kept.get(log.digest) ?? BEGINNING);
  useEffect(() => {
    const before = kept.get(log.digest);
    setReview(before ?? BEGINNING);
    return before ? undefined : begin(log, setReview);
  }, [log]);
  return review;
}

/** Returns how to stop. */
function begin(log: Log, onReview: (review: Review) => void): () => void {
  if (typeof Worker === 'undefined') {
    onReview({ ...BEGINNING, hasFailed: true });
    return () => undefined;
  }
  const worker = new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' });
  let review = BEGINNING;
  worker.onmessage = ({ data }: MessageEvent<readonly ReviewedStep[]>) => {
    review = { ...review, steps: [...review.steps, ...data] };
    onReview(review);
    if (review.steps.length <= log.moves.length) return;
    keep(log.digest, review);
    worker.terminate();
  };
  worker.onerror = () => {
    worker.terminate();
    onReview({ ...review, hasFailed: true });
  };
  worker.postMessage(log);
  return () => worker.terminate();
}

function keep(digest: string, review: Review): void {
  if (kept.size >= KEPT) kept.delete(kept.keys().next().value!);
  kept.set(digest, review);
}
