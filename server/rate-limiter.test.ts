import { describe, expect, it } from 'vitest';
import { RateLimiter, TokenBucket } from './rate-limiter.ts';

describe('rate limits', () => {
  it('[T9] allow as many at once as the bucket holds, then as many as it refills', () => {
    const bucket = new TokenBucket(2, 3, 0);
    const takes = (now: number) => [bucket.tryTake(now), bucket.tryTake(now), bucket.tryTake(now), bucket.tryTake(now)];
    expect(takes(0)).toEqual([true, true, true, false]);
    expect(takes(499)).toEqual([false, false, false, false]);
    expect(takes(500)).toEqual([true, false, false, false]);
    expect(takes(1_000_000)).toEqual([true, true, true, false]);
  });

  it('[T9] lose nothing when the clock is set back', () => {
    const bucket = new TokenBucket(1, 2, 1_000_000);
    expect(bucket.tryTake(0)).toBe(true);
    expect(bucket.tryTake(0)).toBe(true);
    expect(bucket.tryTake(0)).toBe(false);
    expect(bucket.tryTake(1000)).toBe(true);
  });

  it('[T9] are kept by key; the least recently used are forgotten first', () => {
    const rateLimiter = new RateLimiter(1, 1);
    expect([rateLimiter.tryTake('a', 0), rateLimiter.tryTake('a', 0), rateLimiter.tryTake('b', 0)]).toEqual([
      true,
      false,
      true,
    ]);
    for (let i = 0; i < 100_000; i++) {
      rateLimiter.tryTake(`${i}`, 0);
      if (i % 1000 === 0) expect(rateLimiter.tryTake('a', 0)).toBe(false);
    }
    expect(rateLimiter.tryTake('a', 0)).toBe(false);
    expect(rateLimiter.tryTake('b', 0)).toBe(true);
  });
});
