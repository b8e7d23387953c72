import { describe, expect, it } from 'vitest';
import { type TestDeal, TestTable } from '../rules/table.fixture.ts';
import {
  answeredSeats,
  claimOf,
  claimOnTable,
  coinsOnTheWay,
  copiesOf,
  opponentsOf,
  questionId,
  stakeOf,
} from './situation.ts';

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

function table(chosen: Readonly<Record<string, unknown>> = {}): TestTable {
  return new TestTable(4, { edition: 'hobby-world', ...chosen }, DEAL);
}

describe('what lies on the table', () => {
  it('opponents sit clockwise from the viewer', () => {
    expect(opponentsOf(table().view(2))).toEqual([3, 0, 1]);
    expect(opponentsOf(table().view('spectator'))).toEqual([0, 1, 2, 3]);
  });

  it('a claim is open until nobody doubts it any more', () => {
    const taxed = table().move(0, { type: 'tax' });
    expect(claimOnTable(taxed.view(1))).toEqual({
      seat: 0,
      character: 'duke',
      open: true,
      proved: false,
      fallen: false,
    });
    const aided = table().move(0, { type: 'foreign-aid' });
    expect(claimOnTable(aided.view(1))).toBeNull();
  });

  it('a block lies over the action, and both seats wear their claims', () => {
    const stolen = table().move(0, { type: 'steal', target: 1 }).allPass().move(1, { type: 'block', as: 'captain' });
    const view = stolen.view(2);
    expect(claimOnTable(view)).toMatchObject({ seat: 1, character: 'captain', open: true });
    expect([claimOf(view, 0), claimOf(view, 1), claimOf(view, 2)]).toEqual(['captain', 'captain', null]);
  });

  it('a claim that was not shown has fallen, and brings nothing', () => {
    const caught = table().move(0, { type: 'exchange' }).move(1, { type: 'challenge' }).move(0, { type: 'decline' });
    expect(claimOnTable(caught.view(1))).toMatchObject({ character: 'ambassador', fallen: true, open: false });
  });
});

describe('coins on their way', () => {
  it('a tax waits between the treasury and the claim', () => {
    const view = table().move(0, { type: 'tax' }).view(1);
    expect([stakeOf(view, 0), stakeOf(view, 1), coinsOnTheWay(view)]).toEqual([3, 0, 3]);
  });

  it('a theft takes no more than there is, from purse to purse', () => {
    const view = table().move(0, { type: 'steal', target: 1 }).view(2);
    expect([stakeOf(view, 0), stakeOf(view, 1), coinsOnTheWay(view)]).toEqual([1, -1, 0]);
  });

  it('a block that stands leaves everything where it is', () => {
    const view = table()
      .move(0, { type: 'foreign-aid' })
      .move(1, { type: 'pass' })
      .move(2, { type: 'block', as: 'duke' })
      .move(3, { type: 'pass' })
      .move(3, { type: 'challenge' })
      .move(2, { type: 'show' })
      .view(0);
    expect(view.decision).toBe('lose');
    expect(stakeOf(view, 0)).toBe(0);
  });
});

describe('sealed answers', () => {
  it('ticks hang on those who have answered, never on those who are not asked', () => {
    const view = table().move(0, { type: 'tax' }).move(2, { type: 'pass' }).view(0);
    expect(answeredSeats(view)).toEqual([2]);
  });

  it('a question stays the same while others answer it, and changes with one’s own answer', () => {
    const asked = table().move(0, { type: 'tax' });
    const before = questionId(asked.view(1));
    asked.move(2, { type: 'pass' });
    expect(questionId(asked.view(1))).toBe(before);
    asked.move(1, { type: 'pass' });
    expect(questionId(asked.view(1))).not.toBe(before);
  });
});

describe('copies', () => {
  it('[C33] leaves out what the viewer has set aside in a draft', () => {
    const drafted = new TestTable(2, { edition: 'hobby-world' }).view(0);
    const view = { ...drafted, drafted: true, picked: 'duke' } as const;
    expect(copiesOf(view, 'duke').all).toBe(3);
    expect(copiesOf(view, 'captain').all).toBe(2);
    expect(copiesOf({ ...view, viewer: 'spectator', picked: null }, 'captain').all).toBe(3);
  });

  it('counts those face up and those in the own hand', () => {
    const lost = new TestTable(
      3,
      {},
      { hands: [['duke', 'captain'], ['duke'], ['contessa', 'captain']], faceUp: [[], ['duke'], []] },
    );
    expect(copiesOf(lost.view(0), 'duke')).toEqual({ up: 1, own: 1, all: 3 });
    expect(copiesOf(lost.view('spectator'), 'duke')).toEqual({ up: 1, own: 0, all: 3 });
  });
});
