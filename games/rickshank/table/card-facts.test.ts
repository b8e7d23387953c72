import { describe, expect, it } from 'vitest';
import { cardGist } from './card-facts.ts';

describe('the gist of a card', () => {
  it('is its power, and whether it attacks', () => {
    expect(cardGist('en', 'genius-waves')).toEqual(['+1']);
    expect(cardGist('en', 'freeze-gun')).toEqual(['+3', 'attack']);
  });

  it('is the kind of its vote', () => {
    expect(cardGist('ru', 'taxation')).toContain('референдум');
  });

  it('is nothing for a card that does nothing', () => {
    expect(cardGist('en', 'jerry')).toEqual([]);
  });
});
