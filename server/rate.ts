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

  /** Takes one out if there is one. */
  take(now: number): boolean {
    this.fill(now);
    if (this.level < 1) return false;
    this.level--;
    return true;
  }

  /** Takes out more than one, even if that leaves a debt. */
  charge(now: number, cost: number): void {
    this.fill(now);
    this.level -= cost;
  }

  isEmpty(now: number): boolean {
    this.fill(now);
    return this.level < 1;
  }

  private fill(now: number): void {
    this.level = Math.min(this.burst, this.level + (Math.max(0, now - this.filled) / 1000) * this.perSecond);
    this.filled = now;
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

  allows(key: string, now: number): boolean {
    return this.bucketOf(key, now).take(now);
  }

  charge(key: string, now: number, cost: number): void {
    this.bucketOf(key, now).charge(now, cost);
  }

  bucketOf(key: string, now: number): Bucket {
    let bucket = this.buckets.get(key);
    if (bucket) this.buckets.delete(key);
    else bucket = new Bucket(this.perSecond, this.burst, now);
    this.buckets.set(key, bucket); // last: a Map remembers the order
    if (this.buckets.size > MAX_KEYS) this.buckets.delete(this.buckets.keys().next().value!);
    return bucket;
  }
}
