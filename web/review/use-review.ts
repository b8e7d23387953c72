// The review of a finished match, as far as it is done. It needs the whole log, so there is none before the end.

import type { ReviewedPosition } from '@kuluary/bots/game-review';
import type { MatchLog } from '@kuluary/kernel/match-log';
import { useEffect, useState } from 'react';

interface Review {
  readonly steps: readonly ReviewedPosition[]; // the missing ones at the end are not done yet
  readonly hasFailed: boolean;
}

const EMPTY_REVIEW: Review = { steps: [], hasFailed: false };
const MAX_CACHED = 8; // reviews
const cachedReviews = new Map<string, Review>(); // by the log's digest, the oldest first

export function useReview(matchLog: MatchLog): Review {
  const [review, setReview] = useState<Review>(cachedReviews.get(matchLog.digest) ?? EMPTY_REVIEW);
  useEffect(() => {
    const before = cachedReviews.get(matchLog.digest);
    setReview(before ?? EMPTY_REVIEW);
    return before ? undefined : startReview(matchLog, setReview);
  }, [matchLog]);
  return review;
}

/** Returns how to stop it. */
function startReview(matchLog: MatchLog, onReview: (review: Review) => void): () => void {
  if (typeof Worker === 'undefined') {
    onReview({ ...EMPTY_REVIEW, hasFailed: true });
    return () => undefined;
  }
  const worker = new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' });
  let review = EMPTY_REVIEW;
  worker.onmessage = ({ data }: MessageEvent<readonly ReviewedPosition[]>) => {
    review = { ...review, steps: [...review.steps, ...data] };
    onReview(review);
    if (review.steps.length <= matchLog.moves.length) return;
    cacheReview(matchLog.digest, review);
    worker.terminate();
  };
  worker.onerror = () => {
    worker.terminate();
    onReview({ ...review, hasFailed: true });
  };
  worker.postMessage(matchLog);
  return () => worker.terminate();
}

function cacheReview(digest: string, review: Review): void {
  if (cachedReviews.size >= MAX_CACHED) cachedReviews.delete(cachedReviews.keys().next().value!);
  cachedReviews.set(digest, review);
}
