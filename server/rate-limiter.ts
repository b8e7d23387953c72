// Rate limits by token bucket, which fills by `perSecond` up to `burst`.

const MAX_KEYS = 100_000; // beyond that the least recently used are forgotten

export class TokenBucket {
  private tokens: number;
  private filledAt: number;
  private readonly perSecond: number;
  private readonly burst: number;

  constructor(perSecond: number, burst: number, now: number) {
    this.perSecond = perSecond;
    this.burst = burst;
    this.tokens = burst;
    this.filledAt = now;
  }

  /** Takes a token if there is one. */
  tryTake(now: number): boolean {
    this.refill(now);
    if (this.tokens < 1) return false;
    this.tokens--;
    return true;
  }

  /** Takes `cost` tokens, even if that leaves a debt. */
  charge(now: number, cost: number): void {
    this.refill(now);
    this.tokens -= cost;
  }

  isEmpty(now: number): boolean {
    this.refill(now);
    return this.tokens < 1;
  }

  private refill(now: number): void {
    this.tokens = Math.min(this.burst, this.tokens + (Math.max(0, now - this.filledAt) / 1000) * this.perSecond);
    this.filledAt = now;
  }
}

/** A bucket for each key, an address for instance. */
export class RateLimiter {
  private readonly buckets = new Map<string, TokenBucket>();
  private readonly perSecond: number;
  private readonly burst: number;

  constructor(perSecond: number, burst: number) {
    this.perSecond = perSecond;
    this.burst = burst;
  }

  tryTake(key: string, now: number): boolean {
    return this.bucketOf(key, now).tryTake(now);
  }

  charge(key: string, now: number, cost: number): void {
    this.bucketOf(key, now).charge(now, cost);
  }

  bucketOf(key: string, now: number): TokenBucket {
    let bucket = this.buckets.get(key);
    if (bucket) this.buckets.delete(key);
    else bucket = new TokenBucket(this.perSecond, this.burst, now);
    this.buckets.set(key, bucket); // last: a Map remembers the order
    if (this.buckets.size > MAX_KEYS) this.buckets.delete(this.buckets.keys().next().value!);
    return bucket;
  }
}
