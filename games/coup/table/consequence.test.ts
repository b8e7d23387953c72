import { describe, expect, it } from 'vitest';
import { coup } from '../rules/coup.ts';
import { TestTable } from '../rules/table.fixture.ts';
import type { Reader } from '../texts/reader.ts';
import { arranged, consequence } from './consequence.ts';

const READER: Pick<Reader, 'language' | 'names'> = { language: 'en', names: ['Anna', 'Boris', 'Vera'] };

/** Boris has one card left, and it is no Contessa. */
function lastCard(edition: string, coins = [3, 2, 2]): TestTable {
  const hands = [['assassin', 'duke'], ['captain'], ['contessa', 'duke']] as const;
  return new TestTable(3, { edition }, { first: 0, coins, hands, faceUp: [[], ['duke'], []] });
}

function table(coins = [3, 2, 2]): TestTable {
  const hands = [
    ['assassin', 'duke'],
    ['contessa', 'ambassador'],
    ['captain', 'duke'],
  ] as const;
  return new TestTable(3, { edition: 'hobby-world' }, { first: 0, coins, hands });
}

function offered(at: TestTable, seat: number) {
  const view = at.view(seat);
  const reader: Reader = { ...READER, options: view.options, viewer: seat };
  return arranged(view, coup.moves(at.state, seat)).map(({ move, look }) => [
    move.type,
    look,
    consequence(reader, view, move),
  ]);
}

describe('answers as they stand', () => {
  it('to keep quiet comes first; one answer is in brass', () => {
    expect(offered(table().move(0, { type: 'tax' }), 1)).toEqual([
      ['pass', 'brass', 'let it happen'],
      ['challenge', 'wax', 'risk a card'],
    ]);
  });

  it('a target with the card in hand is safe behind it', () => {
    const killed = table().move(0, { type: 'assassinate', target: 1 }).allPass();
    expect(offered(killed, 1)).toEqual([
      ['pass', 'wax', 'lose a card'],
      ['block', 'brass', 'I have it'],
    ]);
  });

  it('a target without it can only bluff or pay', () => {
    const killed = table().move(0, { type: 'assassinate', target: 2 }).allPass();
    expect(offered(killed, 2)).toEqual([
      ['pass', 'brass', 'lose a card'],
      ['block', 'wax', 'a bluff'],
    ]);
    const stolen = table([3, 2, 1]).move(0, { type: 'steal', target: 2 }).allPass();
    expect(offered(stolen, 2)).toEqual([
      ['pass', 'bare', 'lose 1 coin'],
      ['block', 'brass', 'I have it'],
      ['block', 'wax', 'a bluff'],
    ]);
  });

  it('whoever may block next is told so', () => {
    const stolen = table().move(0, { type: 'steal', target: 2 });
    expect(offered(stolen, 2)[0]).toEqual(['pass', 'brass', 'block comes next']);
    expect(offered(stolen, 1)[0]).toEqual(['pass', 'brass', 'let it happen']);
  });

  it('[C10] whom a kill takes the last card of has nothing to lose by a bluff', () => {
    const killed = lastCard('hobby-world').move(0, { type: 'assassinate', target: 1 }).allPass();
    expect(offered(killed, 1)).toEqual([
      ['pass', 'wax', 'I am out'],
      ['block', 'brass', 'a bluff'],
    ]);
  });

  it('[C23] nothing is safe for it where its bluff would take the place of an honest block behind it', () => {
    const killed = lastCard('squirrel').move(0, { type: 'assassinate', target: 1 }).allPass();
    expect(offered(killed, 1)).toEqual([
      ['pass', 'wax', 'risk everything'],
      ['block', 'wax', 'a bluff'],
    ]);
    const hands = [['contessa', 'duke'], ['captain'], ['assassin', 'duke']] as const;
    const behind = new TestTable(
      3,
      { edition: 'squirrel' },
      { first: 2, coins: [2, 2, 3], hands, faceUp: [[], ['duke'], []] },
    );
    behind.move(2, { type: 'assassinate', target: 1 }).allPass();
    expect(offered(behind, 1)).toContainEqual(['block', 'brass', 'a bluff']);
  });

  it('[C20] where others may block, nothing is certain for a target that keeps quiet', () => {
    const killed = lastCard('squirrel').move(0, { type: 'assassinate', target: 1 }).allPass();
    expect(offered(killed, 1)).toContainEqual(['pass', 'wax', 'risk everything']);
    const other = lastCard('squirrel').move(0, { type: 'assassinate', target: 2 }).allPass();
    expect(offered(other, 2)).toContainEqual(['pass', 'wax', 'risk a card']);
    const stolen = lastCard('squirrel').move(0, { type: 'steal', target: 1 }).allPass();
    expect(offered(stolen, 1)).toContainEqual(['pass', 'bare', 'risk 2 coins']);
    const hands = [['assassin', 'duke'], ['captain']] as const;
    const two = new TestTable(2, { edition: 'squirrel' }, { first: 0, coins: [3, 2], hands, faceUp: [[], ['duke']] });
    two.move(0, { type: 'assassinate', target: 1 }).allPass();
    expect(offered(two, 1)).toContainEqual(['pass', 'wax', 'I am out']);
  });

  it('[C11] an empty purse has nothing to lose', () => {
    const stolen = table([3, 2, 0]).move(0, { type: 'steal', target: 2 }).allPass();
    expect(offered(stolen, 2)).toContainEqual(['pass', 'bare', 'nothing to lose']);
  });

  it('[C22] a block that is believed stands', () => {
    const blocked = table().move(0, { type: 'foreign-aid' }).move(1, { type: 'block', as: 'duke' });
    blocked.move(2, { type: 'pass' });
    expect(offered(blocked, 0)).toEqual([
      ['pass', 'brass', 'the block stands'],
      ['challenge', 'wax', 'risk a card'],
    ]);
  });

  it('[C28] a block against a kill that is not proven costs everything', () => {
    const blockedBy = (seat: number) =>
      table()
        .move(0, { type: 'assassinate', target: seat })
        .allPass()
        .move(seat, { type: 'block', as: 'contessa' })
        .move((seat + 1) % 3, { type: 'challenge' });
    expect(offered(blockedBy(1), 1)).toEqual([
      ['show', 'brass', 'the doubter pays'],
      ['decline', 'wax', 'I am out'],
    ]);
    expect(offered(blockedBy(2), 2)).toEqual([['decline', 'wax', 'I am out']]);
  });

  it('[C22] to doubt a block that protects oneself costs a card for certain', () => {
    const shielded = (at: TestTable) =>
      at
        .move(0, { type: 'assassinate', target: 1 })
        .allPass()
        .move(1, { type: 'pass' })
        .move(2, { type: 'block', as: 'contessa' });
    const hands = [
      ['assassin', 'duke'],
      ['captain', 'captain'],
      ['contessa', 'duke'],
    ] as const;
    const two = new TestTable(3, { edition: 'squirrel' }, { first: 0, coins: [3, 2, 2], hands });
    expect(offered(shielded(two), 1)).toContainEqual(['challenge', 'wax', 'lose a card']);
    expect(offered(shielded(lastCard('squirrel')), 1)).toContainEqual(['challenge', 'wax', 'I am out']);
    expect(offered(two, 0)).toContainEqual(['challenge', 'wax', 'risk a card']);
  });

  it('[C27] what is not kept goes under the deck, or into it', () => {
    const kept = (edition: string) => {
      const at = lastCard(edition).move(0, { type: 'exchange' }).allPass();
      const view = at.view(0);
      const reader: Reader = { ...READER, language: 'ru', options: view.options, viewer: 0 };
      return consequence(reader, view, { type: 'keep', cards: ['duke', 'duke'] });
    };
    expect(kept('squirrel')).toBe('остальное — под колоду');
    expect(kept('hobby-world')).toBe('остальное — в колоду');
  });

  it('to admit a bluff is never the safe answer', () => {
    const caught = table().move(0, { type: 'exchange' }).move(1, { type: 'challenge' });
    expect(offered(caught, 0)).toEqual([['decline', 'wax', 'lose a card']]);
  });
});
