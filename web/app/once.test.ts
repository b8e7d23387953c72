import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FAILURE_KEPT, once } from './once.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('once', () => {
  it('fetches once, however often it is called', async () => {
    const fetchPart = vi.fn(async () => 'here');
    const load = once(fetchPart);
    expect(load()).toBe(load());
    expect(await load()).toBe('here');
    expect(fetchPart).toHaveBeenCalledTimes(1);
  });

  it('lets everybody see a failure before it tries again', async () => {
    const fetchPart = vi.fn(async () => 'here').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const load = once(fetchPart);
    await expect(load()).rejects.toThrow('Failed to fetch');
    await vi.advanceTimersByTimeAsync(FAILURE_KEPT - 1);
    await expect(load()).rejects.toThrow('Failed to fetch');
    await vi.advanceTimersByTimeAsync(1);
    expect(await load()).toBe('here');
    expect(fetchPart).toHaveBeenCalledTimes(2);
  });
});
