import { describe, expect, it } from 'vitest';
import { Bucket, Rate } from './rate.ts';

describe('rates', () => {
  it('[T9] as many at once as the bucket holds, then as many as flow in', () => {
    const bucket = new Bucket(2, 3, 0);
    const takes = (now: number) => [bucket.take(now), bucket.take(now), bucket.take(now), bucket.take(now)];
    expect(takes(0)).toEqual([true, true, true, false]);
    expect(takes(499)).toEqual([false, false, false, false]);
    expect(takes(500)).toEqual([true, false, false, false]);
    expect(takes(1_000_000)).toEqual([true, true, true, false]);
  });

  it('[T9] a clock that is set back takes nothing away', () => {
    const bucket = new Bucket(1, 2, 1_000_000);
    expect(bucket.take(0)).toBe(true);
    expect(bucket.take(0)).toBe(true);
    expect(bucket.take(0)).toBe(false);
    expect(bucket.take(1000)).toBe(true);
  });

  it('[T9] each address has its own; the longest silent are forgotten first', () => {
    const rate = new Rate(1, 1);
    expect([rate.allows('a', 0), rate.allows('a', 0), rate.allows('b', 0)]).toEqual([true, false, true]);
    for (let i = 0; i < 100_000; i++) {
      rate.allows(`${i}`, 0);
      if (i % 1000 === 0) expect(rate.allows('a', 0)).toBe(false);
    }
    expect(rate.allows('a', 0)).toBe(false);
    expect(rate.allows('b', 0)).toBe(true);
  });
});
