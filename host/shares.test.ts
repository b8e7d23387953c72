import { describe, expect, it } from 'vitest';
import { MAX_SHARE } from './requests.ts';
import { KEPT, Shares } from './shares.ts';

describe('shares', () => {
  it('[H47] are used up by so many entries, each address at each table for itself', () => {
    const shares = new Shares();
    for (let i = 1; i < MAX_SHARE; i++) shares.count('one', 'far');
    expect(shares.isUsedUp('one', 'far')).toBe(false);
    shares.count('one', 'far');
    expect([shares.isUsedUp('one', 'far'), shares.isUsedUp('one', 'near'), shares.isUsedUp('two', 'far')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('[H47] are not kept without end: the one that has not grown for longest is forgotten', () => {
    const shares = new Shares();
    for (const from of ['busy', 'idle']) for (let i = 0; i < MAX_SHARE; i++) shares.count('table', from);
    for (let i = 0; i < KEPT - 2; i++) shares.count(`table ${i}`, 'far');
    shares.count('table', 'busy');
    expect(shares.isUsedUp('table', 'idle')).toBe(true);
    shares.count('one more', 'far');
    expect([shares.isUsedUp('table', 'idle'), shares.isUsedUp('table', 'busy')]).toEqual([false, true]);
  });
});
