// How often somebody may do something. A bucket fills by `perSecond` up to `burst`; each use takes one out.

const MAX_KEYS = 100_000; // remembered at once; beyond that the oldest are forgotten

export class Bucket {
  private level: number;
  private filled: number;
  private readonly perSecond: number;
  private readonly burst: number;

  constructor(perSecond: number, burst: number, now: number) {
    this.perSecond = perSecond;
    this.burst = burst;
    this.level = burst;
    this.filled = now;
  }

  /** Takes out what it costs if there is as much. */
  take(now: number, cost = 1): boolean {
    this.level = Math.min(this.burst, this.level + (Math.max(0, now - this.filled) / 1000) * this.perSecond);
    this.filled = now;
    if (this.level < cost) return false;
    this.level -= cost;
    return true;
  }
}

/** A bucket for each address. */
export class Rate {
  private readonly buckets = new Map<string, Bucket>();
  private readonly perSecond: number;
  private readonly burst: number;

  constructor(perSecond: number, burst: number) {
    this.perSecond = perSecond;
    this.burst = burst;
  }

  allows(key: string, now: number, cost = 1): boolean {
    let bucket = this.buckets.get(key);
    if (bucket) this.buckets.delete(key);
    else bucket = new Bucket(this.perSecond, this.burst, now);
    this.buckets.set(key, bucket); // last: a Map remembers the order
    if (this.buckets.size > MAX_KEYS) this.buckets.delete(this.buckets.keys().next().value!);
    return bucket.take(now, cost);
  }
}
