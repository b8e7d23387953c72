import { describe, expect, it } from 'vitest';
import { nextDeviceHolder } from './next-device-holder.ts';

describe('nextDeviceHolder', () => {
  it('leaves the device where it is while nobody else has to move', () => {
    expect(nextDeviceHolder([], 1, 3)).toBe(1);
    expect(nextDeviceHolder([1], 1, 3)).toBe(1);
    expect(nextDeviceHolder([0, 1, 2], 1, 3)).toBe(1);
  });

  it('goes round the table, person by person', () => {
    expect(nextDeviceHolder([0, 2], 1, 3)).toBe(2);
    expect(nextDeviceHolder([0], 2, 3)).toBe(0);
  });

  it('begins with whoever has to move first', () => {
    expect(nextDeviceHolder([2], null, 3)).toBe(2);
    expect(nextDeviceHolder([], null, 3)).toBe(0);
  });
});
