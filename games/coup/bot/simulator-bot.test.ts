import { type Chance, FastChance } from '@kuluary/kernel/chance';
import { unwrap } from '@kuluary/kernel/result';
import { describe, expect, it } from 'vitest';
import { coup } from '../rules/coup-game.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { winnerOfOpenHands } from './open-hand-lookahead.ts';
import { simulatorBot } from './simulator-bot.ts';

function arrange(seats: number, deal: object): State {
  return unwrap(coup.arrange(seats, coup.completeOptions(seats, {}), { first: 0, ...deal }));
}

function makeMoves(state: State, seat: number, ...moves: Move[]): void {
  for (const move of moves) coup.apply(state, seat, move, new FastChance(1));
}

/** How often the simulator chooses each type of move. */
function moveShares(state: State, seat: number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (let seed = 1; seed <= 1000; seed++) {
    const move = simulatorBot.choose(coup.view(state, seat), coup.moves(state, seat), new FastChance(seed));
    counts[move.type] = (counts[move.type] ?? 0) + 1 / 1000;
  }
  return counts;
}

const neverRandom: Chance = { below: (n) => n - 1 };

describe('the simulator bot', () => {
  it('makes a coup with seven coins, on the seat with the most cards, then the most coins', () => {
    const state = arrange(4, {
      coins: [7, 2, 5, 9],
      hands: [['duke', 'duke'], ['captain', 'captain'], ['assassin', 'contessa'], ['ambassador']],
      faceUp: [[], [], [], ['duke']],
    });
    expect(simulatorBot.choose(coup.view(state, 0), coup.moves(state, 0), neverRandom)).toEqual({
      type: 'coup',
      target: 2,
    });
  });

  it('kills, steals and taxes with what it holds, in this order', () => {
    const choice = (hand: string[], coins: number) => {
      const state = arrange(3, { coins: [coins, 2, 4], hands: [hand] });
      return simulatorBot.choose(coup.view(state, 0), coup.moves(state, 0), neverRandom);
    };
    expect(choice(['assassin', 'captain'], 3)).toEqual({ type: 'assassinate', target: 2 });
    expect(choice(['assassin', 'captain'], 2)).toEqual({ type: 'steal', target: 2 });
    expect(choice(['captain', 'duke'], 2)).toEqual({ type: 'steal', target: 2 });
    expect(choice(['duke', 'contessa'], 2)).toEqual({ type: 'tax' });
    expect(choice(['contessa', 'contessa'], 2)).toEqual({ type: 'exchange' });
  });

  it('bluffs half the time when its cards allow no action, and else exchanges', () => {
    const {
      tax = 0,
      steal = 0,
      exchange = 0,
    } = moveShares(arrange(3, { coins: [2, 2, 2], hands: [['contessa', 'contessa']] }), 0);
    expect(tax + steal).toBeGreaterThan(0.4);
    expect(tax + steal).toBeLessThan(0.5);
    expect(exchange).toBeGreaterThan(0.4);
  });

  it('challenges what concerns it one time in ten, and always a claim that the seat was caught with', () => {
    const state = arrange(3, {
      coins: [2, 2, 2],
      hands: [
        ['contessa', 'contessa'],
        ['assassin', 'assassin'],
        ['duke', 'assassin'],
      ],
    });
    makeMoves(state, 0, { type: 'tax' });
    expect(moveShares(state, 1).challenge).toBeCloseTo(0.1, 1);
    makeMoves(state, 1, { type: 'challenge' });
    makeMoves(state, 0, { type: 'decline' }, { type: 'lose', card: 'contessa' });
    makeMoves(state, 1, { type: 'income' });
    makeMoves(state, 2, { type: 'income' });
    makeMoves(state, 0, { type: 'tax' });
    expect(moveShares(state, 1).challenge).toBeCloseTo(1);
  });

  it('never claims again what it was caught with, until it has other cards', () => {
    const state = arrange(2, { coins: [2, 2], hands: [['contessa', 'ambassador']] });
    expect(moveShares(state, 0).tax).toBeGreaterThan(0.1);
    makeMoves(state, 0, { type: 'tax' });
    makeMoves(state, 1, { type: 'challenge' });
    makeMoves(state, 0, { type: 'decline' }, { type: 'lose', card: 'ambassador' });
    makeMoves(state, 1, { type: 'income' });
    expect(moveShares(state, 0).tax).toBeUndefined();
  });

  it('claims a Contessa to save its last card', () => {
    const state = arrange(2, { coins: [3, 1], hands: [['assassin'], ['duke']], faceUp: [['duke'], ['captain']] });
    makeMoves(state, 0, { type: 'assassinate', target: 1 });
    expect(moveShares(state, 1)).toEqual({ pass: expect.closeTo(1) });
    makeMoves(state, 1, { type: 'pass' });
    expect(moveShares(state, 1)).toEqual({ block: expect.closeTo(1) });
  });

  it('loses cards by weight: a Duke 3 times in 12 against an Ambassador', () => {
    const state = arrange(2, { coins: [7, 2], hands: [[], ['duke', 'ambassador']] });
    makeMoves(state, 0, { type: 'coup', target: 1 });
    let dukes = 0;
    for (let seed = 1; seed <= 2000; seed++) {
      const move = simulatorBot.choose(coup.view(state, 1), coup.moves(state, 1), new FastChance(seed));
      if (move.type === 'lose' && move.card === 'duke') dukes++;
    }
    expect(dukes / 2000).toBeCloseTo(3 / 12, 1);
  });
});

describe('the open-hand lookahead', () => {
  const openHand = (coins: number, cards: number, ...characters: ('duke' | 'assassin' | 'captain' | 'contessa')[]) => ({
    coins,
    cards,
    characters,
  });

  it('finds who wins within seven plies', () => {
    expect(winnerOfOpenHands(openHand(7, 1), openHand(7, 1))).toBe(1);
    expect(winnerOfOpenHands(openHand(2, 1), openHand(7, 1))).toBe(-1);
    expect(winnerOfOpenHands(openHand(3, 1, 'assassin'), openHand(9, 1))).toBe(1);
    expect(winnerOfOpenHands(openHand(3, 1, 'assassin'), openHand(7, 1, 'contessa'))).toBe(-1);
    expect(winnerOfOpenHands(openHand(2, 1, 'captain'), openHand(7, 1))).toBe(1); // steals until it can afford a coup itself
    expect(winnerOfOpenHands(openHand(2, 2), openHand(2, 2))).toBe(0);
  });

  it('begins with the announced action', () => {
    expect(winnerOfOpenHands(openHand(3, 1), openHand(5, 1), 'assassinate')).toBe(1);
    expect(winnerOfOpenHands(openHand(4, 1), openHand(4, 1, 'duke'), 'tax')).toBe(1);
    expect(winnerOfOpenHands(openHand(4, 1), openHand(4, 1, 'duke'))).toBe(-1);
  });
});
