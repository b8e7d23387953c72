import { describe, expect, it } from 'vitest';
import { arranged, play } from './arranged.fixture.ts';
import { leftover, missing, nemesisOffer, offerOf, tokenOffer } from './spending.ts';

const DEAL = {
  hands: [['commander-rick', 'genius-waves', 'beth'], []],
  lineUp: ['pill-brulee', 'freeze-gun', 'portal-bomb'],
};

describe('what can be afforded', () => {
  it('is lit with its move; what cannot says how much is missing', () => {
    const { view, moves } = arranged(DEAL, play('commander-rick'));
    expect(offerOf(view, moves, 'pill-brulee')).toEqual({
      state: 'lit',
      price: 2,
      move: { type: 'buy', card: 'pill-brulee' },
    });
    const bomb = offerOf(view, moves, 'portal-bomb');
    expect(bomb).toMatchObject({ state: 'locked', price: 7, why: 'power' });
    expect(missing(view, bomb)).toBe(3);
    expect(offerOf(view, moves, 'portal-gun').state).toBe('lit');
  });

  it('follows what makes a card cheaper', () => {
    const { view, moves } = arranged({ ...DEAL, play: [['the-underground'], []] });
    expect(offerOf(view, moves, 'portal-gun').price).toBe(2);
  });

  it('is nothing in the turn of another', () => {
    const { view, moves } = arranged({ ...DEAL, first: 1 });
    expect(offerOf(view, moves, 'pill-brulee').state).toBe('idle');
    expect(nemesisOffer(view, moves)?.state).toBe('idle');
    expect(tokenOffer(view, moves).state).toBe('idle');
  });

  it('is neither lit nor locked in a replay, where nobody buys it', () => {
    const { view } = arranged(DEAL, play('commander-rick'));
    expect(offerOf(view, [], 'pill-brulee')).toEqual({ state: 'idle', price: 2 });
    expect(offerOf(view, [], 'portal-bomb')).toMatchObject({ state: 'locked', why: 'power' });
    expect(tokenOffer(view, []).state).toBe('idle');
  });

  it('one token a turn', () => {
    const first = arranged(DEAL, play('commander-rick'));
    expect(tokenOffer(first.view, first.moves).state).toBe('lit');
    const then = arranged(DEAL, [...play('commander-rick'), { type: 'token' }]);
    expect(tokenOffer(then.view, then.moves)).toMatchObject({ state: 'locked', why: 'bought' });
  });

  it('a guarded nemesis stays locked, however much power there is', () => {
    const { view, moves } = arranged({ ...DEAL, nemeses: ['president'] });
    expect(nemesisOffer(view, moves)).toMatchObject({ state: 'locked', why: 'guard' });
  });
});

describe('what is lost at the end of a turn', () => {
  it('power that could buy something, and cards that would do something', () => {
    const { view, moves } = arranged(DEAL, play('commander-rick'));
    expect(leftover(view, moves)).toEqual({ power: 4, cards: 1 });
  });

  it('is not power that can buy nothing', () => {
    const { view, moves } = arranged({ ...DEAL, hands: [['genius-waves'], []] }, play('genius-waves'));
    expect(leftover(view, moves)).toBeNull();
  });

  it('is not a card that does nothing', () => {
    const { view, moves } = arranged({ ...DEAL, hands: [['beth', 'jerry'], []] });
    expect(leftover(view, moves)).toBeNull();
  });
});
