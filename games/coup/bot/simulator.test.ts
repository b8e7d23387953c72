import { type Chance, FastChance } from '@kuluary/kernel/chance';
import { unwrap } from '@kuluary/kernel/result';
import { describe, expect, it } from 'vitest';
import { coup } from '../rules/coup.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { playOut } from './play-out.ts';
import { simulator } from './simulator.ts';

function arranged(seats: number, deal: object): State {
  return unwrap(coup.arrange(seats, coup.completeOptions(seats, {}), { first: 0, ...deal }));
}

function does(state: State, seat: number, ...moves: Move[]): void {
  for (const move of moves) coup.apply(state, seat, move, new FastChance(1));
}

/** How often the simulator answers with which type of move. */
function habits(state: State, seat: number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (let luck = 1; luck <= 1000; luck++) {
    const move = simulator.choose(coup.view(state, seat), coup.moves(state, seat), new FastChance(luck));
    counts[move.type] = (counts[move.type] ?? 0) + 1 / 1000;
  }
  return counts;
}

const never: Chance = { below: (n) => n - 1 };

describe('the simulator', () => {
  it('makes a coup with seven coins, on the seat with the most cards, then the most coins', () => {
    const state = arranged(4, {
      coins: [7, 2, 5, 9],
      hands: [['duke', 'duke'], ['captain', 'captain'], ['assassin', 'contessa'], ['ambassador']],
      faceUp: [[], [], [], ['duke']],
    });
    expect(simulator.choose(coup.view(state, 0), coup.moves(state, 0), never)).toEqual({ type: 'coup', target: 2 });
  });

  it('kills, steals and taxes with what it holds, in this order', () => {
    const choice = (hand: string[], coins: number) => {
      const state = arranged(3, { coins: [coins, 2, 4], hands: [hand] });
      return simulator.choose(coup.view(state, 0), coup.moves(state, 0), never);
    };
    expect(choice(['assassin', 'captain'], 3)).toEqual({ type: 'assassinate', target: 2 });
    expect(choice(['assassin', 'captain'], 2)).toEqual({ type: 'steal', target: 2 });
    expect(choice(['captain', 'duke'], 2)).toEqual({ type: 'steal', target: 2 });
    expect(choice(['duke', 'contessa'], 2)).toEqual({ type: 'tax' });
    expect(choice(['contessa', 'contessa'], 2)).toEqual({ type: 'exchange' });
  });

  it('bluffs half the time when its cards give nothing, and else exchanges', () => {
    const {
      tax = 0,
      steal = 0,
      exchange = 0,
    } = habits(arranged(3, { coins: [2, 2, 2], hands: [['contessa', 'contessa']] }), 0);
    expect(tax + steal).toBeGreaterThan(0.4);
    expect(tax + steal).toBeLessThan(0.5);
    expect(exchange).toBeGreaterThan(0.4);
  });

  it('challenges what concerns it one time in ten, and always what it has seen to be a lie', () => {
    const state = arranged(3, {
      coins: [2, 2, 2],
      hands: [
        ['contessa', 'contessa'],
        ['assassin', 'assassin'],
        ['duke', 'assassin'],
      ],
    });
    does(state, 0, { type: 'tax' });
    expect(habits(state, 1).challenge).toBeCloseTo(0.1, 1);
    does(state, 1, { type: 'challenge' });
    does(state, 0, { type: 'decline' }, { type: 'lose', card: 'contessa' });
    does(state, 1, { type: 'income' });
    does(state, 2, { type: 'income' });
    does(state, 0, { type: 'tax' });
    expect(habits(state, 1).challenge).toBeCloseTo(1);
  });

  it('never claims again what it was caught with, until it has other cards', () => {
    const state = arranged(2, { coins: [2, 2], hands: [['contessa', 'ambassador']] });
    expect(habits(state, 0).tax).toBeGreaterThan(0.1);
    does(state, 0, { type: 'tax' });
    does(state, 1, { type: 'challenge' });
    does(state, 0, { type: 'decline' }, { type: 'lose', card: 'ambassador' });
    does(state, 1, { type: 'income' });
    expect(habits(state, 0).tax).toBeUndefined();
  });

  it('claims a Contessa to save its last card', () => {
    const state = arranged(2, { coins: [3, 1], hands: [['assassin'], ['duke']], faceUp: [['duke'], ['captain']] });
    does(state, 0, { type: 'assassinate', target: 1 });
    expect(habits(state, 1)).toEqual({ pass: expect.closeTo(1) });
    does(state, 1, { type: 'pass' });
    expect(habits(state, 1)).toEqual({ block: expect.closeTo(1) });
  });

  it('loses cards by weight: a Duke 3 times in 12 against an Ambassador', () => {
    const state = arranged(2, { coins: [7, 2], hands: [[], ['duke', 'ambassador']] });
    does(state, 0, { type: 'coup', target: 1 });
    let dukes = 0;
    for (let luck = 1; luck <= 2000; luck++) {
      const move = simulator.choose(coup.view(state, 1), coup.moves(state, 1), new FastChance(luck));
      if (move.type === 'lose' && move.card === 'duke') dukes++;
    }
    expect(dukes / 2000).toBeCloseTo(3 / 12, 1);
  });
});

describe('playing out', () => {
  const side = (coins: number, cards: number, ...characters: ('duke' | 'assassin' | 'captain' | 'contessa')[]) => ({
    coins,
    cards,
    characters,
  });

  it('tells who wins within seven plies', () => {
    expect(playOut(side(7, 1), side(7, 1))).toBe(1);
    expect(playOut(side(2, 1), side(7, 1))).toBe(-1);
    expect(playOut(side(3, 1, 'assassin'), side(9, 1))).toBe(1);
    expect(playOut(side(3, 1, 'assassin'), side(7, 1, 'contessa'))).toBe(-1);
    expect(playOut(side(2, 1, 'captain'), side(7, 1))).toBe(1); // steals until it can afford a coup itself
    expect(playOut(side(2, 2), side(2, 2))).toBe(0);
  });

  it('begins with what the mover has announced', () => {
    expect(playOut(side(3, 1), side(5, 1), 'assassinate')).toBe(1);
    expect(playOut(side(4, 1), side(4, 1, 'duke'), 'tax')).toBe(1);
    expect(playOut(side(4, 1), side(4, 1, 'duke'))).toBe(-1);
  });
});
