import { describe, expect, it } from 'vitest';
import { type TestDeal, TestMatch } from '../rules/test-match.fixture.ts';
import {
  answeredSeats,
  claimOfSeat,
  decisionIdOf,
  opponentsOf,
  pendingCoinsOf,
  pendingTreasuryCoins,
  shownClaimIn,
  visibleCopiesOf,
} from './view-queries.ts';

const DEAL: TestDeal = {
  first: 0,
  coins: [3, 1, 2, 2],
  hands: [
    ['assassin', 'duke'],
    ['captain', 'ambassador'],
    ['contessa', 'duke'],
    ['captain', 'contessa'],
  ],
};

function startMatch(chosen: Readonly<Record<string, unknown>> = {}): TestMatch {
  return new TestMatch(4, { edition: 'hobby-world', ...chosen }, DEAL);
}

describe('opponents and claims', () => {
  it('opponents sit clockwise from the viewer', () => {
    expect(opponentsOf(startMatch().view(2))).toEqual([3, 0, 1]);
    expect(opponentsOf(startMatch().view('spectator'))).toEqual([0, 1, 2, 3]);
  });

  it('a claim is open while it can be challenged', () => {
    const taxed = startMatch().move(0, { type: 'tax' });
    expect(shownClaimIn(taxed.view(1))).toEqual({
      seat: 0,
      character: 'duke',
      isOpen: true,
      isProven: false,
      hasFailed: false,
    });
    const aided = startMatch().move(0, { type: 'foreign-aid' });
    expect(shownClaimIn(aided.view(1))).toBeNull();
  });

  it('a block replaces the claim of the action; both seats keep their claims', () => {
    const stolen = startMatch()
      .move(0, { type: 'steal', target: 1 })
      .allPass()
      .move(1, { type: 'block', as: 'captain' });
    const view = stolen.view(2);
    expect(shownClaimIn(view)).toMatchObject({ seat: 1, character: 'captain', isOpen: true });
    expect([claimOfSeat(view, 0), claimOfSeat(view, 1), claimOfSeat(view, 2)]).toEqual(['captain', 'captain', null]);
  });

  it('a claim whose card was not shown has failed', () => {
    const caught = startMatch()
      .move(0, { type: 'exchange' })
      .move(1, { type: 'challenge' })
      .move(0, { type: 'decline' });
    expect(shownClaimIn(caught.view(1))).toMatchObject({ character: 'ambassador', hasFailed: true, isOpen: false });
  });
});

describe('pending coins', () => {
  it('a tax is pending for the actor and the treasury', () => {
    const view = startMatch().move(0, { type: 'tax' }).view(1);
    expect([pendingCoinsOf(view, 0), pendingCoinsOf(view, 1), pendingTreasuryCoins(view)]).toEqual([3, 0, 3]);
  });

  it('a theft takes no more than the target has', () => {
    const view = startMatch().move(0, { type: 'steal', target: 1 }).view(2);
    expect([pendingCoinsOf(view, 0), pendingCoinsOf(view, 1), pendingTreasuryCoins(view)]).toEqual([1, -1, 0]);
  });

  it('none after a block was proven', () => {
    const view = startMatch()
      .move(0, { type: 'foreign-aid' })
      .move(1, { type: 'pass' })
      .move(2, { type: 'block', as: 'duke' })
      .move(3, { type: 'pass' })
      .move(3, { type: 'challenge' })
      .move(2, { type: 'show' })
      .view(0);
    expect(view.decision).toBe('lose');
    expect(pendingCoinsOf(view, 0)).toBe(0);
  });
});

describe('sealed moves', () => {
  it('the seats that have moved never include those not asked', () => {
    const view = startMatch().move(0, { type: 'tax' }).move(2, { type: 'pass' }).view(0);
    expect(answeredSeats(view)).toEqual([2]);
  });

  it('the decision id stays while others move, and changes with the own move', () => {
    const asked = startMatch().move(0, { type: 'tax' });
    const before = decisionIdOf(asked.view(1));
    asked.move(2, { type: 'pass' });
    expect(decisionIdOf(asked.view(1))).toBe(before);
    asked.move(1, { type: 'pass' });
    expect(decisionIdOf(asked.view(1))).not.toBe(before);
  });
});

describe('visible copies', () => {
  it('[C33] leave out what the viewer has set aside in a draft', () => {
    const drafted = new TestMatch(2, { edition: 'hobby-world' }).view(0);
    const view = { ...drafted, drafted: true, picked: 'duke' } as const;
    expect(visibleCopiesOf(view, 'duke').all).toBe(3);
    expect(visibleCopiesOf(view, 'captain').all).toBe(2);
    expect(visibleCopiesOf({ ...view, viewer: 'spectator', picked: null }, 'captain').all).toBe(3);
  });

  it('are those face up and those in the own hand', () => {
    const lost = new TestMatch(
      3,
      {},
      { hands: [['duke', 'captain'], ['duke'], ['contessa', 'captain']], faceUp: [[], ['duke'], []] },
    );
    expect(visibleCopiesOf(lost.view(0), 'duke')).toEqual({ up: 1, own: 1, all: 3 });
    expect(visibleCopiesOf(lost.view('spectator'), 'duke')).toEqual({ up: 1, own: 0, all: 3 });
  });
});
