import { describe, expect, it } from 'vitest';
import { arrangedView, playMoves } from './arranged-view.fixture.ts';
import { cardOffer, endTurnLoss, missingPower, nemesisOffer, tokenOffer } from './purchase-offers.ts';

const DEAL = {
  hands: [['commander-rick', 'genius-waves', 'beth'], []],
  lineUp: ['pill-brulee', 'freeze-gun', 'portal-bomb'],
};

describe('an offer', () => {
  it('is lit with its move if affordable; otherwise it says how much power is missing', () => {
    const { view, moves } = arrangedView(DEAL, playMoves('commander-rick'));
    expect(cardOffer(view, moves, 'pill-brulee')).toEqual({
      state: 'lit',
      price: 2,
      move: { type: 'buy', card: 'pill-brulee' },
    });
    const bomb = cardOffer(view, moves, 'portal-bomb');
    expect(bomb).toMatchObject({ state: 'locked', price: 7, why: 'power' });
    expect(missingPower(view, bomb)).toBe(3);
    expect(cardOffer(view, moves, 'portal-gun').state).toBe('lit');
  });

  it('uses reduced prices', () => {
    const { view, moves } = arrangedView({ ...DEAL, play: [['the-underground'], []] });
    expect(cardOffer(view, moves, 'portal-gun').price).toBe(2);
  });

  it('is idle in the turn of another seat', () => {
    const { view, moves } = arrangedView({ ...DEAL, first: 1 });
    expect(cardOffer(view, moves, 'pill-brulee').state).toBe('idle');
    expect(nemesisOffer(view, moves)?.state).toBe('idle');
    expect(tokenOffer(view, moves).state).toBe('idle');
  });

  it('that is affordable is idle in a replay', () => {
    const { view } = arrangedView(DEAL, playMoves('commander-rick'));
    expect(cardOffer(view, [], 'pill-brulee')).toEqual({ state: 'idle', price: 2 });
    expect(cardOffer(view, [], 'portal-bomb')).toMatchObject({ state: 'locked', why: 'power' });
    expect(tokenOffer(view, []).state).toBe('idle');
  });

  it('of tokens is locked after one a turn', () => {
    const first = arrangedView(DEAL, playMoves('commander-rick'));
    expect(tokenOffer(first.view, first.moves).state).toBe('lit');
    const after = arrangedView(DEAL, [...playMoves('commander-rick'), { type: 'token' }]);
    expect(tokenOffer(after.view, after.moves)).toMatchObject({ state: 'locked', why: 'bought' });
  });

  it('of a guarded nemesis is locked whatever the power', () => {
    const { view, moves } = arrangedView({ ...DEAL, nemeses: ['president'] });
    expect(nemesisOffer(view, moves)).toMatchObject({ state: 'locked', why: 'guard' });
  });
});

describe('what ending the turn loses', () => {
  it('is power that could buy something, and cards that would do something', () => {
    const { view, moves } = arrangedView(DEAL, playMoves('commander-rick'));
    expect(endTurnLoss(view, moves)).toEqual({ power: 4, cards: 1 });
  });

  it('is not power that can buy nothing', () => {
    const { view, moves } = arrangedView({ ...DEAL, hands: [['genius-waves'], []] }, playMoves('genius-waves'));
    expect(endTurnLoss(view, moves)).toBeNull();
  });

  it('is not a card that does nothing', () => {
    const { view, moves } = arrangedView({ ...DEAL, hands: [['beth', 'jerry'], []] });
    expect(endTurnLoss(view, moves)).toBeNull();
  });
});
