import { describe, expect, it } from 'vitest';
import { arrangedView, playMoves } from './arranged-view.fixture.ts';
import { decisionIdOf, nemesisCountOf, opponentsOf, playedCardsOf, trayMoves } from './view-queries.ts';

describe('the id of a decision', () => {
  it('stays the same from card to card within a turn', () => {
    const deal = { hands: [['genius-waves', 'genius-waves'], []] };
    expect(decisionIdOf(arrangedView(deal).view)).toBe(
      decisionIdOf(arrangedView(deal, playMoves('genius-waves')).view),
    );
  });

  it('changes when a card asks, and when it asks again', () => {
    const deal = { hands: [['fold-yourself', 'beth', 'jerry', 'summer'], []] };
    const turn = arrangedView(deal).view;
    const first = arrangedView(deal, playMoves('fold-yourself')).view;
    const second = arrangedView(deal, [
      ...playMoves('fold-yourself'),
      { type: 'choose', card: 'beth', from: 'hand' },
    ]).view;
    expect(new Set([turn, first, second].map(decisionIdOf)).size).toBe(3);
  });
});

describe('queries on a view', () => {
  it('list opponents clockwise from the viewer', () => {
    const { view } = arrangedView({});
    expect(opponentsOf(view)).toEqual([1]);
    expect(opponentsOf({ ...view, viewer: 'spectator' })).toEqual([0, 1]);
  });

  it('list played cards without ongoing ones', () => {
    const deal = { hands: [['pill-brulee', 'security-specialist-rick'], []] };
    const { view } = arrangedView(deal, playMoves('pill-brulee', 'security-specialist-rick'));
    expect(playedCardsOf(view, 0).map(({ card }) => card)).toEqual(['pill-brulee']);
  });

  it('list the choices that are neither in the hand nor in the line-up', () => {
    const moves = [
      { type: 'choose', card: 'beth', from: 'hand' },
      { type: 'choose', card: 'jerry', from: 'discard' },
      { type: 'enough' },
    ] as const;
    expect(trayMoves(moves).map(({ card }) => card)).toEqual(['jerry']);
  });

  it('count nemeses wherever they are', () => {
    const { view } = arrangedView({ hands: [['earring-rick'], []], discards: [['headband-rick'], []] });
    expect([nemesisCountOf(view, 0), nemesisCountOf(view, 1)]).toEqual([2, 0]);
  });
});
