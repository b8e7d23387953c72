// Nobody waits for ever: what does not come in time is a fault.

import { setTimeout as pause } from 'node:timers/promises';

/** Has it come within so many ms? */
export async function comesWithin(ms: number, awaited: Promise<unknown>): Promise<boolean> {
  const waiting = new AbortController();
  const late = pause(ms, false, { signal: waiting.signal }).catch(() => false);
  const isThere = await Promise.race([awaited.then(() => true), late]);
  waiting.abort();
  return isThere;
}
