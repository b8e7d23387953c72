import type { Reader } from '@kuluary/texts/reader';
import { describe, expect, it } from 'vitest';
import type { Event } from '../rules/events.ts';
import { arrangedView, playMoves } from './arranged-view.fixture.ts';
import { omniscientView } from './omniscient-view.ts';
import { pilesOfSeat } from './piles.ts';
import { unshownEventSentences } from './status-line.ts';

const reader: Reader = { language: 'en', viewer: 0, names: ['Anna', 'Boris'] };
const DEAL = {
  hands: [
    ['genius-waves', 'beth'],
    ['jerry', 'summer'],
  ],
};
const CANCELLED: Event = { type: 'vote-cancelled', seat: 0, card: 'rezone', why: 'nothing' };
const PLAIN: Event = { type: 'power', seat: 0, card: 'conroy', n: 1, total: 1 };

describe('sentences for events that the table does not show', () => {
  const { view } = arrangedView(DEAL, playMoves('genius-waves'));

  it('are shown to the seat whose card caused them', () => {
    expect(unshownEventSentences(reader, view, [CANCELLED, PLAIN])).not.toBe('');
    expect(unshownEventSentences(reader, view, [{ type: 'drawn', cards: ['jerry'] }])).toContain('Jerry');
  });

  it('leave out visible events, those of other seats, and the hand of a new turn', () => {
    expect(unshownEventSentences(reader, view, [PLAIN])).toBe('');
    expect(unshownEventSentences(reader, { ...view, active: 1 }, [CANCELLED])).toBe('');
    expect(unshownEventSentences(reader, arrangedView(DEAL).view, [{ type: 'drawn', cards: ['jerry'] }])).toBe('');
  });
});

describe('the piles of another seat', () => {
  const handOf = (view: typeof own) => pilesOfSeat(view, 1).find(({ title }) => title(reader) === 'Hand')?.cards;
  const own = arrangedView(DEAL).view;

  it('include its hand only in a replay with open hands', () => {
    expect(handOf(own)).toBeUndefined();
    const open = omniscientView({ ...own, viewer: 'spectator' }, [own, arrangedView(DEAL, [], 1).view]);
    expect(handOf(open)?.toSorted()).toEqual(['jerry', 'summer']);
  });
});
