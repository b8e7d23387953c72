import { describe, expect, it } from 'vitest';
import { portraits } from './sitters.ts';

const seats = (...kinds: readonly ('person' | 'bot')[]) => kinds.map((kind) => ({ kind }));

describe('portraits', () => {
  it('shows oneself always alike, and everybody else differently', () => {
    for (const own of [0, 1, 2, 3, 4]) {
      const all = portraits(seats('person', 'person', 'person', 'person', 'bot'), own);
      expect(all[own]).toBe('you');
      expect(new Set(all).size).toBe(5);
    }
  });

  it('shows others as everybody else sees them', () => {
    const table = seats('person', 'person', 'bot');
    expect(portraits(table, null)).toEqual(['anna', 'boris', 'fouche']);
    expect(portraits(table, 0)).toEqual(['you', 'boris', 'fouche']);
    expect(portraits(table, 1)).toEqual(['anna', 'you', 'fouche']);
  });

  it('gives the machine to a bot', () => {
    expect(portraits(seats('person', 'bot', 'bot', 'bot'), 0)).toEqual(['you', 'fouche', 'boris', 'lesya']);
  });

  it('has a portrait for everyone, also when there are more people than portraits', () => {
    const all = portraits(seats('person', 'person', 'person', 'person', 'person', 'person'), null);
    expect(all.filter(Boolean)).toHaveLength(6);
    expect(new Set(all).size).toBe(5);
  });
});
