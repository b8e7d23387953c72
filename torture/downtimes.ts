// The downtimes of a world: when no server worked, or the store was down. Short ones are charged to players' clocks.

import type { VirtualTime } from './virtual-time.ts';

const MIN_NOTICED = 7500; // ms; more than the grace time of server/heartbeat.ts and a slow heartbeat

interface Span {
  readonly from: number;
  readonly to: number;
}

export class Downtimes {
  private readonly time: VirtualTime;
  private readonly ended: Span[] = [];
  private downSince: number | undefined;

  constructor(time: VirtualTime) {
    this.time = time;
    this.downSince = time.now;
  }

  set isServed(isServed: boolean) {
    const { now } = this.time;
    if (isServed && this.downSince !== undefined) {
      this.ended.push({ from: this.downSince, to: now });
      this.downSince = undefined;
    } else if (!isServed) this.downSince ??= now;
  }

  /** Those that had ended by a moment and of which servers must know, having served for so long since. */
  knownAt(moment: number, served: number): Span[] {
    return this.ended.filter(
      ({ from, to }) => to - from > MIN_NOTICED && to <= moment && this.servedBetween(to, moment) >= served,
    );
  }

  /** ms between two moments that were no downtime. */
  servedBetween(begin: number, end: number): number {
    let sum = end - begin;
    const downtimes = this.downSince === undefined ? this.ended : [...this.ended, { from: this.downSince, to: end }];
    for (const { from, to } of downtimes) sum -= Math.max(0, Math.min(to, end) - Math.max(from, begin));
    return sum;
  }

  /** ms that a clock may have been given at most since a moment, for downtimes or what servers may have taken for them. */
  maxForgiven(moment: number): number {
    let sum = 0;
    for (const { from, to } of this.ended) if (to > moment) sum += to - from + MIN_NOTICED;
    return sum;
  }
}

/** ms after a moment that lie in spans which had ended by another one. */
export function downtimeWithin(spans: readonly Span[], moment: number, end: number): number {
  let sum = 0;
  for (const { from, to } of spans) if (to <= end && to > moment) sum += to - Math.max(from, moment);
  return sum;
}
