import type { Reader } from '@kuluary/texts/reader';
import { describe, expect, it } from 'vitest';
import type { Event } from '../rules/events.ts';
import { allSeeing } from './all-seeing.ts';
import { arranged, play } from './arranged.fixture.ts';
import { surprise } from './happening.ts';
import { pilesOfSeat } from './piles.ts';

const reader: Reader = { language: 'en', viewer: 0, names: ['Anna', 'Boris'] };
const DEAL = {
  hands: [
    ['genius-waves', 'beth'],
    ['jerry', 'summer'],
  ],
};
const CANCELLED: Event = { type: 'vote-cancelled', seat: 0, card: 'rezone', why: 'nothing' };
const PLAIN: Event = { type: 'power', seat: 0, n: 1, total: 1 };

describe('what would go unnoticed', () => {
  const { view } = arranged(DEAL, play('genius-waves'));

  it('is told to whoever has brought it about', () => {
    expect(surprise(reader, view, [CANCELLED, PLAIN])).not.toBe('');
    expect(surprise(reader, view, [{ type: 'drawn', cards: ['jerry'] }])).toContain('Jerry');
  });

  it('is not what everybody sees, nor what others have done, nor the hand of a new turn', () => {
    expect(surprise(reader, view, [PLAIN])).toBe('');
    expect(surprise(reader, { ...view, active: 1 }, [CANCELLED])).toBe('');
    expect(surprise(reader, arranged(DEAL).view, [{ type: 'drawn', cards: ['jerry'] }])).toBe('');
  });
});

describe('a seat that is looked at', () => {
  const handOf = (view: typeof own) => pilesOfSeat(view, 1).find(({ title }) => title(reader) === 'Hand')?.cards;
  const own = arranged(DEAL).view;

  it('has no hand to see, unless everything is open', () => {
    expect(handOf(own)).toBeUndefined();
    const open = allSeeing({ ...own, viewer: 'spectator' }, [own, arranged(DEAL, [], 1).view]);
    expect(handOf(open)?.toSorted()).toEqual(['jerry', 'summer']);
  });
});
