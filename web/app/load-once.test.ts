import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FAILURE_KEPT_MS, loadOnce } from './load-once.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('loadOnce', () => {
  it('fetches once, however often it is called', async () => {
    const fetchPart = vi.fn(async () => 'here');
    const load = loadOnce(fetchPart);
    expect(load()).toBe(load());
    expect(await load()).toBe('here');
    expect(fetchPart).toHaveBeenCalledTimes(1);
  });

  it('keeps a failure for a while before it tries again', async () => {
    const fetchPart = vi.fn(async () => 'here').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const load = loadOnce(fetchPart);
    await expect(load()).rejects.toThrow('Failed to fetch');
    await vi.advanceTimersByTimeAsync(FAILURE_KEPT_MS - 1);
    await expect(load()).rejects.toThrow('Failed to fetch');
    await vi.advanceTimersByTimeAsync(1);
    expect(await load()).toBe('here');
    expect(fetchPart).toHaveBeenCalledTimes(2);
  });
});
