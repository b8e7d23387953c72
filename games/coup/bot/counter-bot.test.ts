import { FastChance } from '@kuluary/kernel/chance';
import { unwrap } from '@kuluary/kernel/result';
import { describe, expect, it } from 'vitest';
import { ACTION_RULES, ACTIONS } from '../rules/actions-and-blocks.ts';
import { CHARACTERS, NONE } from '../rules/characters.ts';
import { coup } from '../rules/coup-game.ts';
import { EDITIONS } from '../rules/editions.ts';
import type { Move } from '../rules/moves.ts';
import { handCharactersOf } from '../rules/summary.ts';
import { counterBot } from './counter-bot.ts';

/** Plays games between counters and checks each choice, knowing the hand of the seat that chose. */
function forEachChoice(games: number, check: (move: Move, hand: readonly string[], kind: string) => void): void {
  const chance = new FastChance(6);
  for (let game = 0; game < games; game++) {
    const seats = 2 + (game % 5);
    const options = coup.completeOptions(seats, { edition: EDITIONS[game % 3], inquisitor: game % 2 === 0 });
    const state = coup.setup(seats, options, chance);
    for (let asked = coup.decisions(state); asked.length > 0; asked = coup.decisions(state)) {
      const { seat, kind } = asked[0]!;
      const move = counterBot.choose(coup.view(state, seat), coup.moves(state, seat), chance);
      check(move, handCharactersOf(state, seat), kind);
      coup.apply(state, seat, move, chance);
    }
  }
}

describe('the counter bot', () => {
  it('claims only what it holds, except a Contessa on its last card', () => {
    let claims = 0;
    forEachChoice(150, (move, hand, kind) => {
      const action = (ACTIONS as readonly string[]).indexOf(move.type);
      const claim = move.type === 'block' ? move.as : CHARACTERS[ACTION_RULES[action]?.claims ?? NONE];
      if (claim === undefined || hand.includes(claim)) return;
      claims++;
      expect([kind, claim, hand.length]).toEqual(['block', 'contessa', 1]);
    });
    expect(claims).toBeGreaterThan(5);
  });

  it('shows what it can show, and keeps the better of its cards', () => {
    forEachChoice(60, (move, hand, kind) => {
      if (kind === 'show') expect(['show', 'decline']).toContain(move.type);
      if (move.type === 'lose' && hand.includes('duke') && hand.includes('assassin'))
        expect(move.card).toBe('assassin');
    });
  });

  it('challenges an action only when it sees all copies of the claimed card', () => {
    const state = unwrap(
      coup.arrange(3, coup.completeOptions(3, {}), {
        first: 0,
        hands: [
          ['captain', 'contessa'],
          ['duke', 'duke'],
          ['assassin', 'duke'],
        ],
      }),
    );
    coup.apply(state, 0, { type: 'tax' }, new FastChance(1));
    const choice = (seat: number) =>
      counterBot.choose(coup.view(state, seat), coup.moves(state, seat), new FastChance(1)).type;
    expect(choice(1)).toBe('pass'); // it sees two of three
    state.faceUp[4] = 0;
    expect(choice(1)).toBe('challenge'); // it sees all three
    expect(choice(2)).toBe('pass');
  });

  it('challenges a block by a seat that has claimed more than it can hold; a lost card resets the claims', () => {
    const choiceAfter = (isCardLost: boolean) => {
      const state = unwrap(
        coup.arrange(2, coup.completeOptions(2, {}), {
          first: 1,
          coins: [2, 3],
          hands: [
            ['captain', 'contessa'],
            ['duke', 'ambassador'],
          ],
        }),
      );
      const play = (seat: number, ...moves: Move[]) => {
        for (const move of moves) coup.apply(state, seat, move, new FastChance(1));
      };
      play(1, { type: 'tax' });
      play(0, { type: 'pass' }, { type: 'income' });
      play(1, { type: 'assassinate', target: 0 });
      play(0, { type: 'pass' }, { type: 'block', as: 'contessa' });
      play(1, { type: 'pass' });
      play(0, { type: 'steal', target: 1 });
      if (isCardLost) {
        play(1, { type: 'challenge' });
        play(0, { type: 'show' });
        play(1, { type: 'lose', card: 'duke' });
      } else play(1, { type: 'pass' });
      play(1, { type: 'block', as: 'ambassador' });
      return counterBot.choose(coup.view(state, 0), coup.moves(state, 0), new FastChance(1)).type;
    };
    expect(choiceAfter(false)).toBe('challenge'); // Duke and Assassin, with two cards
    expect(choiceAfter(true)).toBe('pass'); // one card, and nothing claimed since
  });
});
