// How long a bot takes for one move, in games against itself. The same code runs in Node and in a page.

import { BOT_REGISTRY } from '@kuluary/games/bot-registry';
import { FastChance } from '@kuluary/kernel/chance';

export interface ThinkingTime {
  readonly moves: number; // where there was a choice
  readonly mean: number; // ms
  readonly worst: number; // ms
}

export interface ThinkingTask {
  readonly game: string;
  readonly bot: string;
  readonly seats: number;
  readonly moves: number; // to measure at least
}

export function measureThinking({ game: id, bot: name, seats, moves: wanted }: ThinkingTask): ThinkingTime {
  const { game, bots } = BOT_REGISTRY[id]!;
  const bot = bots[name]!;
  const options = game.completeOptions(seats, {});
  let moves = 0;
  let spent = 0;
  let worst = 0;
  for (let seed = 1; moves < wanted; seed++) {
    const chance = new FastChance(seed);
    const state = game.setup(seats, options, chance);
    for (
      let decisions = game.decisions(state);
      decisions.length > 0 && moves < wanted;
      decisions = game.decisions(state)
    ) {
      const { seat } = decisions[0]!;
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
