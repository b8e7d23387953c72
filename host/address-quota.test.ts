import { describe, expect, it } from 'vitest';
import { AddressQuotas, MAX_ENTRIES_OF_ADDRESS, MAX_QUOTAS_KEPT } from './address-quota.ts';

describe('address quotas', () => {
  it('[H47] are used up by so many entries of one address at one table', () => {
    const quotas = new AddressQuotas();
    for (let i = 1; i < MAX_ENTRIES_OF_ADDRESS; i++) quotas.countEntry('one', 'far');
    expect(quotas.isUsedUp('one', 'far')).toBe(false);
    quotas.countEntry('one', 'far');
    expect([quotas.isUsedUp('one', 'far'), quotas.isUsedUp('one', 'near'), quotas.isUsedUp('two', 'far')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('[H47] are limited in number: the one that has not grown for longest is forgotten', () => {
    const quotas = new AddressQuotas();
    for (const address of ['busy', 'idle'])
      for (let i = 0; i < MAX_ENTRIES_OF_ADDRESS; i++) quotas.countEntry('table', address);
    for (let i = 0; i < MAX_QUOTAS_KEPT - 2; i++) quotas.countEntry(`table ${i}`, 'far');
    quotas.countEntry('table', 'busy');
    expect(quotas.isUsedUp('table', 'idle')).toBe(true);
    quotas.countEntry('one more', 'far');
    expect([quotas.isUsedUp('table', 'idle'), quotas.isUsedUp('table', 'busy')]).toEqual([false, true]);
  });
});
