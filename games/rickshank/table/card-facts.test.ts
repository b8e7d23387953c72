import { describe, expect, it } from 'vitest';
import { gistOf } from './card-facts.ts';

describe('what a card is for, in a word or two', () => {
  it('is its power, and whether it attacks', () => {
    expect(gistOf('en', 'genius-waves')).toEqual(['+1']);
    expect(gistOf('en', 'freeze-gun')).toEqual(['+3', 'attack']);
  });

  it('is the kind of its vote', () => {
    expect(gistOf('ru', 'taxation')).toContain('референдум');
  });

  it('is nothing for a card that does nothing', () => {
    expect(gistOf('en', 'jerry')).toEqual([]);
  });
});
