import { FastChance } from '@kuluary/kernel/chance';
import type { Bot } from '@kuluary/kernel/game';
import { unwrap } from '@kuluary/kernel/result';
import { describe, expect, it } from 'vitest';
import { coup } from '../rules/coup-game.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { MEDIUM_SLIDERS, makePersonalityBot, type Sliders } from './personality-bot.ts';

function arrange(seats: number, deal: object): State {
  return unwrap(coup.arrange(seats, coup.completeOptions(seats, {}), { first: 0, ...deal }));
}

function makeMoves(state: State, seat: number, ...moves: Move[]): void {
  for (const move of moves) coup.apply(state, seat, move, new FastChance(1));
}

const TRIES = 2000;

/** The share of the moves chosen by the bot that match. */
function shareOfMoves(bot: Bot<View, Move>, state: State, seat: number, matches: (move: Move) => boolean): number {
  let count = 0;
  for (let seed = 1; seed <= TRIES; seed++) {
    if (matches(bot.choose(coup.view(state, seat), coup.moves(state, seat), new FastChance(seed)))) count++;
  }
  return count / TRIES;
}

const botWith = (sliders: Partial<Sliders>) => makePersonalityBot({ ...MEDIUM_SLIDERS, ...sliders });
const isType = (type: Move['type']) => (move: Move) => move.type === type;

describe('the personality bot', () => {
  it('bluffs by its honesty', () => {
    const state = arrange(3, { coins: [2, 2, 2], hands: [['contessa', 'contessa']] });
    const taxes = (honesty: number) => shareOfMoves(botWith({ honesty }), state, 0, isType('tax'));
    expect(taxes(1)).toBe(0);
    expect(taxes(0.5)).toBeCloseTo(0.3 * 0.5 ** 1.5, 1);
    expect(taxes(0)).toBeCloseTo(0.3, 1);
  });

  it('bluffs five times as often with what it has claimed, a fifth as often with what it has disclaimed', () => {
    const deal = {
      coins: [2, 2],
      hands: [
        ['contessa', 'contessa'],
        ['ambassador', 'ambassador'],
      ],
    };
    const claimed = arrange(2, deal);
    makeMoves(claimed, 0, { type: 'tax' });
    makeMoves(claimed, 1, { type: 'pass' }, { type: 'income' });
    expect(shareOfMoves(botWith({}), claimed, 0, isType('tax'))).toBeCloseTo(5 * 0.3 * 0.5 ** 1.5, 1);
    const disclaimed = arrange(2, { ...deal, first: 1 });
    makeMoves(disclaimed, 1, { type: 'foreign-aid' });
    makeMoves(disclaimed, 0, { type: 'pass' });
    expect(shareOfMoves(botWith({}), disclaimed, 0, isType('tax'))).toBeLessThan(0.04);
  });

  it('challenges by its scepticism, and more when it is the target', () => {
    const hands = [
      ['duke', 'duke'],
      ['captain', 'contessa'],
    ];
    const steals = arrange(3, { coins: [2, 2, 2], hands: [...hands, ['assassin', 'captain']] });
    makeMoves(steals, 0, { type: 'steal', target: 2 });
    const challengeRate = (state: State, seat: number, scepticism: number) =>
      shareOfMoves(botWith({ scepticism }), state, seat, isType('challenge'));
    // Seat 1 holds a Captain likely by 2 × (3 − 1)/13 = 0.31, and would challenge from 0.4 s² on.
    expect([challengeRate(steals, 1, 0), challengeRate(steals, 1, 0.5), challengeRate(steals, 1, 1)]).toEqual([
      0, 0, 1,
    ]);
    const kills = arrange(3, {
      coins: [3, 2, 2],
      hands: [['duke', 'duke'], ['assassin', 'captain'], ['assassin']],
      faceUp: [[], [], ['duke']],
    });
    makeMoves(kills, 0, { type: 'assassinate', target: 1 });
    expect([challengeRate(kills, 1, 0.6), challengeRate(kills, 1, 0.7)]).toEqual([0, 1]); // 0.33, against 0.8 s²
    expect(challengeRate(kills, 2, 0.7)).toBe(0); // 0.31, not its target: against 0.4 s²
  });

  it('always challenges what cannot be true', () => {
    const state = arrange(3, {
      hands: [['captain', 'captain'], ['duke', 'duke'], ['contessa']],
      faceUp: [[], [], ['duke']],
    });
    makeMoves(state, 0, { type: 'tax' });
    expect(shareOfMoves(botWith({ scepticism: 0 }), state, 1, isType('challenge'))).toBe(1);
    expect(shareOfMoves(botWith({ scepticism: 0 }), state, 2, isType('challenge'))).toBe(0);
  });

  it('takes revenge by its vengefulness', () => {
    const state = arrange(3, {
      first: 1,
      coins: [10, 2, 9],
      hands: [
        ['contessa', 'contessa'],
        ['captain', 'captain'],
        ['captain', 'ambassador'],
      ],
    });
    makeMoves(state, 1, { type: 'steal', target: 0 });
    makeMoves(state, 0, { type: 'pass' });
    makeMoves(state, 2, { type: 'pass' });
    makeMoves(state, 0, { type: 'pass' });
    makeMoves(state, 2, { type: 'income' });
    state.coins[0] = 10;
    const revengeRate = (vengefulness: number) =>
      shareOfMoves(botWith({ vengefulness }), state, 0, (move) => move.type === 'coup' && move.target === 1);
    expect(revengeRate(0)).toBe(0);
    expect(revengeRate(1)).toBe(1);
  });

  it('loses and keeps cards at random', () => {
    const state = arrange(2, { coins: [7, 2], hands: [[], ['duke', 'ambassador']] });
    makeMoves(state, 0, { type: 'coup', target: 1 });
    expect(shareOfMoves(botWith({}), state, 1, (move) => move.type === 'lose' && move.card === 'duke')).toBeCloseTo(
      0.5,
      1,
    );
  });

  it('on its last card either challenges the Assassin or claims a Contessa, but never passes both', () => {
    const state = arrange(2, { coins: [3, 1], hands: [['assassin'], ['duke']], faceUp: [['duke'], ['captain']] });
    makeMoves(state, 0, { type: 'assassinate', target: 1 });
    expect(shareOfMoves(botWith({}), state, 1, isType('challenge'))).toBeGreaterThan(0.1);
    makeMoves(state, 1, { type: 'pass' });
    expect(shareOfMoves(botWith({}), state, 1, isType('block'))).toBe(1);
  });
});
