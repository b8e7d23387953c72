import { FastChance } from '@kuluary/kernel/chance';
import type { Bot } from '@kuluary/kernel/game';
import { playBots } from '@kuluary/kernel/play';
import { describe, expect, it } from 'vitest';
import { coup } from '../rules/coup.ts';
import { completeOptions, EDITIONS } from '../rules/editions.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { counter } from './counter.ts';
import { courtier } from './courtier.ts';

const GAMES = 200;

/** The courtier, and how often it chose otherwise than the counter would have. */
function watched(): { bot: Bot<View, Move>; seen: Map<string, number> } {
  const seen = new Map<string, number>();
  return {
    seen,
    bot: {
      choose(view, moves, chance) {
        const move = courtier.choose(view, moves, chance);
        const isOwn = view.hands[view.viewer as number]!;
        if (move.type === 'tax' && !isOwn.includes('duke')) seen.set('bluff', (seen.get('bluff') ?? 0) + 1);
        if (move.type === 'challenge') seen.set('doubt', (seen.get('doubt') ?? 0) + 1);
        if (move.type === 'block' && !isOwn.includes(move.as)) seen.set('block', (seen.get('block') ?? 0) + 1);
        return move;
      },
    },
  };
}

describe('the courtier', () => {
  it.each(EDITIONS)('finishes games of %s, and bluffs, doubts and blocks now and then', (edition) => {
    const { bot, seen } = watched();
    for (let game = 1; game <= GAMES; game++) {
      const options = completeOptions(4, { edition });
      const { state } = playBots(coup, 4, options, [bot, bot, counter, counter], new FastChance(game));
      expect(coup.outcome(state)).toBeDefined();
    }
    for (const habit of ['bluff', 'doubt', 'block']) expect(seen.get(habit), habit).toBeGreaterThan(GAMES / 20);
  });
});
