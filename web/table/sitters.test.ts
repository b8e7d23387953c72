import { describe, expect, it } from 'vitest';
import { portraits } from './sitters.ts';

const seats = (...kinds: readonly ('person' | 'bot')[]) => kinds.map((kind) => ({ kind }));

describe('portraits', () => {
  it('shows oneself always alike, and everybody else differently', () => {
    const all = portraits(seats('person', 'person', 'person', 'person', 'bot'), 2);
    expect(all[2]).toBe('you');
    expect(new Set(all).size).toBe(5);
  });

  it('gives the machine to a bot', () => {
    expect(portraits(seats('person', 'bot', 'bot', 'bot'), 0)).toEqual(['you', 'fouche', 'anna', 'boris']);
  });

  it('has a portrait for everyone, also when there are more people than portraits', () => {
    const all = portraits(seats('person', 'person', 'person', 'person', 'person', 'person'), null);
    expect(all.filter(Boolean)).toHaveLength(6);
  });
});
