import { FastChance } from '@kuluary/kernel/chance';
import type { Bot } from '@kuluary/kernel/game';
import { unwrap } from '@kuluary/kernel/result';
import { describe, expect, it } from 'vitest';
import { coup } from '../rules/coup.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { EVEN_TEMPERED, personalityOf, type Sliders } from './personality.ts';

function arranged(seats: number, deal: object): State {
  return unwrap(coup.arrange(seats, coup.completeOptions(seats, {}), { first: 0, ...deal }));
}

function does(state: State, seat: number, ...moves: Move[]): void {
  for (const move of moves) coup.apply(state, seat, move, new FastChance(1));
}

const TRIES = 2000;

/** How often the seat answers in this way. */
function share(bot: Bot<View, Move>, state: State, seat: number, isIt: (move: Move) => boolean): number {
  let count = 0;
  for (let luck = 1; luck <= TRIES; luck++) {
    if (isIt(bot.choose(coup.view(state, seat), coup.moves(state, seat), new FastChance(luck)))) count++;
  }
  return count / TRIES;
}

const like = (sliders: Partial<Sliders>) => personalityOf({ ...EVEN_TEMPERED, ...sliders });
const isType = (type: Move['type']) => (move: Move) => move.type === type;

describe('the personality', () => {
  it('bluffs by its honesty', () => {
    const state = arranged(3, { coins: [2, 2, 2], hands: [['contessa', 'contessa']] });
    const taxes = (honesty: number) => share(like({ honesty }), state, 0, isType('tax'));
    expect(taxes(1)).toBe(0);
    expect(taxes(0.5)).toBeCloseTo(0.3 * 0.5 ** 1.5, 1);
    expect(taxes(0)).toBeCloseTo(0.3, 1);
  });

  it('bluffs five times as readily with what it has claimed, a fifth with what it has disclaimed', () => {
    const deal = {
      coins: [2, 2],
      hands: [
        ['contessa', 'contessa'],
        ['ambassador', 'ambassador'],
      ],
    };
    const claimed = arranged(2, deal);
    does(claimed, 0, { type: 'tax' });
    does(claimed, 1, { type: 'pass' }, { type: 'income' });
    expect(share(like({}), claimed, 0, isType('tax'))).toBeCloseTo(5 * 0.3 * 0.5 ** 1.5, 1);
    const disclaimed = arranged(2, { ...deal, first: 1 });
    does(disclaimed, 1, { type: 'foreign-aid' });
    does(disclaimed, 0, { type: 'pass' });
    expect(share(like({}), disclaimed, 0, isType('tax'))).toBeLessThan(0.04);
  });

  it('challenges by its scepticism, and more easily when it is the target', () => {
    const hands = [
      ['duke', 'duke'],
      ['captain', 'contessa'],
    ];
    const steals = arranged(3, { coins: [2, 2, 2], hands: [...hands, ['assassin', 'captain']] });
    does(steals, 0, { type: 'steal', target: 2 });
    const doubts = (state: State, seat: number, scepticism: number) =>
      share(like({ scepticism }), state, seat, isType('challenge'));
    // Seat 1 reckons with 2 × (3 − 1)/13 = 0.31 for a Captain, and would challenge from 0.4 s² on.
    expect([doubts(steals, 1, 0), doubts(steals, 1, 0.5), doubts(steals, 1, 1)]).toEqual([0, 0, 1]);
    const kills = arranged(3, {
      coins: [3, 2, 2],
      hands: [['duke', 'duke'], ['assassin', 'captain'], ['assassin']],
      faceUp: [[], [], ['duke']],
    });
    does(kills, 0, { type: 'assassinate', target: 1 });
    expect([doubts(kills, 1, 0.6), doubts(kills, 1, 0.7)]).toEqual([0, 1]); // 0.33, against 0.8 s²
    expect(doubts(kills, 2, 0.7)).toBe(0); // 0.31, and not its business: against 0.4 s²
  });

  it('always challenges what cannot be', () => {
    const state = arranged(3, {
      hands: [['captain', 'captain'], ['duke', 'duke'], ['contessa']],
      faceUp: [[], [], ['duke']],
    });
    does(state, 0, { type: 'tax' });
    expect(share(like({ scepticism: 0 }), state, 1, isType('challenge'))).toBe(1);
    expect(share(like({ scepticism: 0 }), state, 2, isType('challenge'))).toBe(0);
  });

  it('takes revenge by its vengefulness', () => {
    const state = arranged(3, {
      first: 1,
      coins: [10, 2, 9],
      hands: [
        ['contessa', 'contessa'],
        ['captain', 'captain'],
        ['captain', 'ambassador'],
      ],
    });
    does(state, 1, { type: 'steal', target: 0 });
    does(state, 0, { type: 'pass' });
    does(state, 2, { type: 'pass' });
    does(state, 0, { type: 'pass' });
    does(state, 2, { type: 'income' });
    state.coins[0] = 10;
    const strikes = (vengefulness: number) =>
      share(like({ vengefulness }), state, 0, (move) => move.type === 'coup' && move.target === 1);
    expect(strikes(0)).toBe(0);
    expect(strikes(1)).toBe(1);
  });

  it('loses and keeps cards at random', () => {
    const state = arranged(2, { coins: [7, 2], hands: [[], ['duke', 'ambassador']] });
    does(state, 0, { type: 'coup', target: 1 });
    expect(share(like({}), state, 1, (move) => move.type === 'lose' && move.card === 'duke')).toBeCloseTo(0.5, 1);
  });

  it('on its last card either doubts the Assassin or claims a Contessa, but never just dies', () => {
    const state = arranged(2, { coins: [3, 1], hands: [['assassin'], ['duke']], faceUp: [['duke'], ['captain']] });
    does(state, 0, { type: 'assassinate', target: 1 });
    expect(share(like({}), state, 1, isType('challenge'))).toBeGreaterThan(0.1);
    does(state, 1, { type: 'pass' });
    expect(share(like({}), state, 1, isType('block'))).toBe(1);
  });
});
