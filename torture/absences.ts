// When nobody was there to play with: no server that worked, or no store. Short ones nobody is spared.

import type { VirtualTime } from './time.ts';

const NOTICED = 7500; // ms: more than what server/pulse.ts lets pass, and a sign of life that was long under way

export class Absences {
  private readonly time: VirtualTime;
  private readonly over: { readonly from: number; readonly to: number }[] = [];
  private away: number | undefined;

  constructor(time: VirtualTime) {
    this.time = time;
    this.away = time.now;
  }

  /** Is anybody there now? */
  set isAnybodyThere(isThere: boolean) {
    const { now } = this.time;
    if (isThere && this.away !== undefined) {
      this.over.push({ from: this.away, to: now });
      this.away = undefined;
    } else if (!isThere) this.away ??= now;
  }

  /** ms of absence between two moments, as far as it was over by the second. */
  before(moment: number, end: number): number {
    let sum = 0;
    for (const { from, to } of this.over)
      if (to - from > NOTICED && to <= end && to > moment) sum += to - Math.max(from, moment);
    return sum;
  }

  /** ms that somebody may have been given at most for what was absence, or looked like it to those who were there. */
  most(moment: number): number {
    let sum = 0;
    for (const { from, to } of this.over) if (to > moment) sum += to - from + NOTICED;
    return sum;
  }
}
