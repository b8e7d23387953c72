import { describe, expect, it } from 'vitest';
import { coup } from '../rules/coup-game.ts';
import { TestMatch } from '../rules/test-match.fixture.ts';
import type { CoupReader } from '../texts/message-values.ts';
import { consequenceText, orderAndStyleMoves } from './move-consequence.ts';

const READER: Pick<CoupReader, 'language' | 'names'> = { language: 'en', names: ['Anna', 'Boris', 'Vera'] };

/** Boris has one card left, and it is no Contessa. */
function borisOnLastCard(edition: string, coins = [3, 2, 2], chosen: object = {}): TestMatch {
  const hands = [['assassin', 'duke'], ['captain'], ['contessa', 'duke']] as const;
  return new TestMatch(3, { edition, ...chosen }, { first: 0, coins, hands, faceUp: [[], ['duke'], []] });
}

function startMatch(coins = [3, 2, 2]): TestMatch {
  const hands = [
    ['assassin', 'duke'],
    ['contessa', 'ambassador'],
    ['captain', 'duke'],
  ] as const;
  return new TestMatch(3, { edition: 'hobby-world' }, { first: 0, coins, hands });
}

function styledMovesOf(match: TestMatch, seat: number) {
  const view = match.view(seat);
  const reader: CoupReader = { ...READER, options: view.options, viewer: seat };
  return orderAndStyleMoves(view, coup.moves(match.state, seat)).map(({ move, look }) => [
    move.type,
    look,
    consequenceText(reader, view, move),
  ]);
}

describe('moves in order, with style and consequence', () => {
  it('the passive move comes first; one move has the look `brass`', () => {
    expect(styledMovesOf(startMatch().move(0, { type: 'tax' }), 1)).toEqual([
      ['pass', 'brass', 'let it happen'],
      ['challenge', 'wax', 'risk a card'],
    ]);
  });

  it('a block with the card in hand is the safe move', () => {
    const killed = startMatch().move(0, { type: 'assassinate', target: 1 }).allPass();
    expect(styledMovesOf(killed, 1)).toEqual([
      ['pass', 'wax', 'lose a card'],
      ['block', 'brass', 'I have it'],
    ]);
  });

  it('a target without the card can only bluff or pass', () => {
    const killed = startMatch().move(0, { type: 'assassinate', target: 2 }).allPass();
    expect(styledMovesOf(killed, 2)).toEqual([
      ['pass', 'brass', 'lose a card'],
      ['block', 'wax', 'a bluff'],
    ]);
    const stolen = startMatch([3, 2, 1]).move(0, { type: 'steal', target: 2 }).allPass();
    expect(styledMovesOf(stolen, 2)).toEqual([
      ['pass', 'bare', 'lose 1 coin'],
      ['block', 'brass', 'I have it'],
      ['block', 'wax', 'a bluff'],
    ]);
  });

  it('a pass says so if the seat may block next', () => {
    const stolen = startMatch().move(0, { type: 'steal', target: 2 });
    expect(styledMovesOf(stolen, 2)[0]).toEqual(['pass', 'brass', 'block comes next']);
    expect(styledMovesOf(stolen, 1)[0]).toEqual(['pass', 'brass', 'let it happen']);
  });

  it('[C10] before a kill of the last card a bluff is the safe move', () => {
    const killed = borisOnLastCard('hobby-world').move(0, { type: 'assassinate', target: 1 }).allPass();
    expect(styledMovesOf(killed, 1)).toEqual([
      ['pass', 'wax', 'I am out'],
      ['block', 'brass', 'a bluff'],
    ]);
  });

  it('[C23] no move is safe where a bluff would displace an honest block behind it', () => {
    const onlyFirst = { blockers: 'first' };
    const killed = borisOnLastCard('squirrel', [3, 2, 2], onlyFirst)
      .move(0, { type: 'assassinate', target: 1 })
      .allPass();
    expect(styledMovesOf(killed, 1)).toEqual([
      ['pass', 'wax', 'risk everything'],
      ['block', 'wax', 'a bluff'],
    ]);
    const allCount = borisOnLastCard('squirrel').move(0, { type: 'assassinate', target: 1 }).allPass();
    expect(styledMovesOf(allCount, 1)).toContainEqual(['block', 'brass', 'a bluff']);
    const hands = [['contessa', 'duke'], ['captain'], ['assassin', 'duke']] as const;
    const behind = new TestMatch(
      3,
      { edition: 'squirrel', ...onlyFirst },
      { first: 2, coins: [2, 2, 3], hands, faceUp: [[], ['duke'], []] },
    );
    behind.move(2, { type: 'assassinate', target: 1 }).allPass();
    expect(styledMovesOf(behind, 1)).toContainEqual(['block', 'brass', 'a bluff']);
  });

  it('[C20] where others may block, a pass of the target is a risk, not a certain loss', () => {
    const killed = borisOnLastCard('squirrel').move(0, { type: 'assassinate', target: 1 }).allPass();
    expect(styledMovesOf(killed, 1)).toContainEqual(['pass', 'wax', 'risk everything']);
    const other = borisOnLastCard('squirrel').move(0, { type: 'assassinate', target: 2 }).allPass();
    expect(styledMovesOf(other, 2)).toContainEqual(['pass', 'wax', 'risk a card']);
    const stolen = borisOnLastCard('squirrel').move(0, { type: 'steal', target: 1 }).allPass();
    expect(styledMovesOf(stolen, 1)).toContainEqual(['pass', 'bare', 'risk 2 coins']);
    const hands = [['assassin', 'duke'], ['captain']] as const;
    const two = new TestMatch(2, { edition: 'squirrel' }, { first: 0, coins: [3, 2], hands, faceUp: [[], ['duke']] });
    two.move(0, { type: 'assassinate', target: 1 }).allPass();
    expect(styledMovesOf(two, 1)).toContainEqual(['pass', 'wax', 'I am out']);
  });

  it('[C11] a target without coins has nothing to lose', () => {
    const stolen = startMatch([3, 2, 0]).move(0, { type: 'steal', target: 2 }).allPass();
    expect(styledMovesOf(stolen, 2)).toContainEqual(['pass', 'bare', 'nothing to lose']);
  });

  it('[C22] an unchallenged block stands', () => {
    const blocked = startMatch().move(0, { type: 'foreign-aid' }).move(1, { type: 'block', as: 'duke' });
    blocked.move(2, { type: 'pass' });
    expect(styledMovesOf(blocked, 0)).toEqual([
      ['pass', 'brass', 'the block stands'],
      ['challenge', 'wax', 'risk a card'],
    ]);
  });

  it('[C28] a block against a kill that is not proven costs everything', () => {
    const blockedBy = (seat: number) =>
      startMatch()
        .move(0, { type: 'assassinate', target: seat })
        .allPass()
        .move(seat, { type: 'block', as: 'contessa' })
        .move((seat + 1) % 3, { type: 'challenge' });
    expect(styledMovesOf(blockedBy(1), 1)).toEqual([
      ['show', 'brass', 'the doubter pays'],
      ['decline', 'wax', 'I am out'],
    ]);
    expect(styledMovesOf(blockedBy(2), 2)).toEqual([['decline', 'wax', 'I am out']]);
  });

  it('[C22] challenging a block that protects the own seat costs a card for certain', () => {
    const shielded = (match: TestMatch) =>
      match
        .move(0, { type: 'assassinate', target: 1 })
        .allPass()
        .move(1, { type: 'pass' })
        .move(2, { type: 'block', as: 'contessa' });
    const hands = [
      ['assassin', 'duke'],
      ['captain', 'captain'],
      ['contessa', 'duke'],
    ] as const;
    const two = new TestMatch(3, { edition: 'squirrel' }, { first: 0, coins: [3, 2, 2], hands });
    expect(styledMovesOf(shielded(two), 1)).toContainEqual(['challenge', 'wax', 'lose a card']);
    expect(styledMovesOf(shielded(borisOnLastCard('squirrel')), 1)).toContainEqual(['challenge', 'wax', 'I am out']);
    expect(styledMovesOf(two, 0)).toContainEqual(['challenge', 'wax', 'risk a card']);
  });

  it('[C27] what is not kept goes under the deck, or into it', () => {
    const kept = (edition: string) => {
      const match = borisOnLastCard(edition).move(0, { type: 'exchange' }).allPass();
      const view = match.view(0);
      const reader: CoupReader = { ...READER, language: 'ru', options: view.options, viewer: 0 };
      return consequenceText(reader, view, { type: 'keep', cards: ['duke', 'duke'] });
    };
    expect(kept('squirrel')).toBe('остальное — под колоду');
    expect(kept('hobby-world')).toBe('остальное — в колоду');
  });

  it('admitting a bluff is never the safe move', () => {
    const caught = startMatch().move(0, { type: 'exchange' }).move(1, { type: 'challenge' });
    expect(styledMovesOf(caught, 0)).toEqual([['decline', 'wax', 'lose a card']]);
  });
});
