// When nobody was there to play with: no server that worked, or no store. Short ones nobody is spared.

import type { VirtualTime } from './time.ts';

export const BEAT_TIME = 2000; // ms until servers have found out that nobody was there
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

  /** ms of absence between two moments, of which those who were there must know by `known`. */
  before(moment: number, end: number, known: number): number {
    let sum = 0;
    for (const [i, { from, to }] of this.over.entries())
      if (to - from > NOTICED && to <= end && to > moment && this.toldBy(i) <= known)
        sum += to - Math.max(from, moment);
    return sum;
  }

  /** By when one is known: when somebody has been there again for long enough to give a sign of life. */
  private toldBy(first: number): number {
    for (let i = first; i < this.over.length; i++) {
      const told = this.over[i]!.to + BEAT_TIME;
      const next = this.over[i + 1]?.from ?? this.away ?? Number.POSITIVE_INFINITY;
      if (told <= next) return told;
    }
    return Number.POSITIVE_INFINITY;
  }

  /** ms that somebody may have been given at most for what was absence, or looked like it to those who were there. */
  most(moment: number): number {
    let sum = 0;
    for (const { from, to } of this.over) if (to > moment) sum += to - from + NOTICED;
    return sum;
  }
}
