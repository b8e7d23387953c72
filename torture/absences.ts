// When nobody was there to play with: no server that worked, or no store. Short ones nobody is spared.

import type { VirtualTime } from './time.ts';

const NOTICED = 7500; // ms: more than what server/pulse.ts lets pass, and a sign of life that was long under way

interface Span {
  readonly from: number;
  readonly to: number;
}

export class Absences {
  private readonly time: VirtualTime;
  private readonly over: Span[] = [];
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

  /** Those that were over by a moment, and of which servers must know: since then somebody has been there for so long. */
  knownAt(moment: number, attended: number): Span[] {
    return this.over.filter(
      ({ from, to }) => to - from > NOTICED && to <= moment && this.attendedBetween(to, moment) >= attended,
    );
  }

  /** ms between two moments in which somebody was there. */
  attendedBetween(begin: number, end: number): number {
    let sum = end - begin;
    const absences = this.away === undefined ? this.over : [...this.over, { from: this.away, to: end }];
    for (const { from, to } of absences) sum -= Math.max(0, Math.min(to, end) - Math.max(from, begin));
    return sum;
  }

  /** ms that somebody may have been given at most for what was absence, or looked like it to those who were there. */
  most(moment: number): number {
    let sum = 0;
    for (const { from, to } of this.over) if (to > moment) sum += to - from + NOTICED;
    return sum;
  }
}

/** ms after a moment that lie in spans which were over by another one. */
export function between(spans: readonly Span[], moment: number, end: number): number {
  let sum = 0;
  for (const { from, to } of spans) if (to <= end && to > moment) sum += to - Math.max(from, moment);
  return sum;
}
