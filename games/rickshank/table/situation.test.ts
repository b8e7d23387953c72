import { describe, expect, it } from 'vitest';
import { arranged, play } from './arranged.fixture.ts';
import { laidOut, nemesesOf, opponentsOf, playedBy, questionId } from './situation.ts';

describe('a question', () => {
  it('is the same while cards of a turn follow each other', () => {
    const deal = { hands: [['genius-waves', 'genius-waves'], []] };
    expect(questionId(arranged(deal).view)).toBe(questionId(arranged(deal, play('genius-waves')).view));
  });

  it('is another when a card asks, and when it asks once more', () => {
    const deal = { hands: [['fold-yourself', 'beth', 'jerry', 'summer'], []] };
    const turn = arranged(deal).view;
    const first = arranged(deal, play('fold-yourself')).view;
    const second = arranged(deal, [...play('fold-yourself'), { type: 'choose', card: 'beth', from: 'hand' }]).view;
    expect(new Set([turn, first, second].map(questionId)).size).toBe(3);
  });
});

describe('the table', () => {
  it('has the others clockwise from the viewer', () => {
    const { view } = arranged({});
    expect(opponentsOf(view)).toEqual([1]);
    expect(opponentsOf({ ...view, viewer: 'spectator' })).toEqual([0, 1]);
  });

  it('shows what was played and leaves, not what stays', () => {
    const deal = { hands: [['pill-brulee', 'security-specialist-rick'], []] };
    const { view } = arranged(deal, play('pill-brulee', 'security-specialist-rick'));
    expect(playedBy(view, 0).map(({ card }) => card)).toEqual(['pill-brulee']);
  });

  it('lays out what lies neither in the hand nor in the line-up', () => {
    const moves = [
      { type: 'choose', card: 'beth', from: 'hand' },
      { type: 'choose', card: 'jerry', from: 'discard' },
      { type: 'enough' },
    ] as const;
    expect(laidOut(moves).map(({ card }) => card)).toEqual(['jerry']);
  });

  it('counts nemeses wherever they are', () => {
    const { view } = arranged({ hands: [['earring-rick'], []], discards: [['headband-rick'], []] });
    expect([nemesesOf(view, 0), nemesesOf(view, 1)]).toEqual([2, 0]);
  });
});
