import { describe, expect, it } from 'vitest';
import { coup } from '../rules/coup.ts';
import { TestTable } from '../rules/table.fixture.ts';
import type { Reader } from '../texts/reader.ts';
import { arranged, consequence } from './consequence.ts';

const READER: Pick<Reader, 'language' | 'names'> = { language: 'en', names: ['Anna', 'Boris', 'Vera'] };

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
  it('the safe one first, in brass, and only one of it', () => {
    expect(offered(table().move(0, { type: 'tax' }), 1)).toEqual([
      ['pass', 'brass', 'let it happen'],
      ['challenge', 'wax', 'risk a card'],
    ]);
  });

  it('a target with the card in hand is safe behind it', () => {
    const killed = table().move(0, { type: 'assassinate', target: 1 }).allPass();
    expect(offered(killed, 1)).toEqual([
      ['block', 'brass', 'I have it'],
      ['pass', 'wax', 'lose a card'],
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
      ['block', 'brass', 'I have it'],
      ['pass', 'bare', 'lose 1 coin'],
      ['block', 'wax', 'a bluff'],
    ]);
  });

  it('whoever may block next is told so', () => {
    const stolen = table().move(0, { type: 'steal', target: 2 });
    expect(offered(stolen, 2)[0]).toEqual(['pass', 'brass', 'block comes next']);
    expect(offered(stolen, 1)[0]).toEqual(['pass', 'brass', 'let it happen']);
  });

  it('to admit a bluff is never the safe answer', () => {
    const caught = table().move(0, { type: 'exchange' }).move(1, { type: 'challenge' });
    expect(offered(caught, 0)).toEqual([['decline', 'wax', 'lose a card']]);
  });
});
