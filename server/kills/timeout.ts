// A promise with a time limit.

import { setTimeout as pause } from 'node:timers/promises';

export async function resolvesWithin(ms: number, promise: Promise<unknown>): Promise<boolean> {
  const controller = new AbortController();
  const timeout = pause(ms, false, { signal: controller.signal }).catch(() => false);
  const isResolved = await Promise.race([promise.then(() => true), timeout]);
  controller.abort();
  return isResolved;
}
