// How long an opponent thinks over one move, in games against its like. The same code runs in Node and in a page.

import { MINDS } from '@kuluary/games/minds';
import { FastChance } from '@kuluary/kernel/chance';

export interface Thinking {
  readonly moves: number; // where there was a choice
  readonly mean: number; // ms
  readonly worst: number; // ms
}

export interface Wish {
  readonly game: string;
  readonly bot: string;
  readonly seats: number;
  readonly moves: number; // at least so many are watched
}

export function watchThinking({ game: id, bot: name, seats, moves: wanted }: Wish): Thinking {
  const { game, bots } = MINDS[id]!;
  const bot = bots[name]!;
  const options = game.completeOptions(seats, {});
  let moves = 0;
  let spent = 0;
  let worst = 0;
  for (let seed = 1; moves < wanted; seed++) {
    const chance = new FastChance(seed);
    const state = game.setup(seats, options, chance);
    for (let asked = game.decisions(state); asked.length > 0 && moves < wanted; asked = game.decisions(state)) {
      const { seat } = asked[0]!;
      const view = game.view(state, seat);
      const choices = game.moves(state, seat);
      const before = performance.now();
      const move = bot.choose(view, choices, chance);
      const ms = performance.now() - before;
      game.apply(state, seat, move, chance);
      if (choices.length < 2) continue;
      moves++;
      spent += ms;
      worst = Math.max(worst, ms);
    }
  }
  return { moves, mean: spent / moves, worst };
}
