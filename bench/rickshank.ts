// Benchmark of Rickshank: greedy games on states as in playouts, the same bot on views, and clones.

import { FastChance } from '@kuluary/kernel/chance';
import { playBotGame } from '@kuluary/kernel/self-play';
import { bots } from '@kuluary/rickshank/bot/opponents';
import { playGreedyGame } from '@kuluary/rickshank/bot/playout';
import { BOX, rickshank } from '@kuluary/rickshank/cards/rickshank';
import type { BenchGroup, ReportTable } from './report-table.ts';
import { compareRates, type TimingPlan } from './timing.ts';

const SEED = 2026;
const GAMES_TARGET = 1500; // two-seat games a second
const CLONES_TARGET = 200_000; // a second, in the middle of a two-seat game
const STATES = 64;
const MID_GAME_TURNS = 16;
const SEATS = [2, 3, 4, 5];

export const rickshankGroup: BenchGroup = {
  id: 'rickshank',
  run: (plan) => [speedTable(plan)],
};

function speedTable(plan: TimingPlan): ReportTable {
  const rows = SEATS.map((seats) => ({ seats, ...speedsAt(seats, plan) }));
  const [two] = rows;
  return {
    id: 'rickshank-games',
    title:
      'Rickshank, greedy games on one core\n(states: the policy of play-outs; views: the same bot at a table, which sees its view)',
    columns: [
      { id: 'seats', head: 'seats', digits: 0 },
      { id: 'states', head: 'games/s, states', digits: 0 },
      { id: 'views', head: 'games/s, views', digits: 1 },
      { id: 'clones', head: 'clones/s', digits: 0 },
    ],
    rows,
    targets: [
      { what: 'two seats, games/s on states', measured: two!.states, atLeast: GAMES_TARGET, digits: 0 },
      { what: 'two seats, clones/s', measured: two!.clones, atLeast: CLONES_TARGET, digits: 0 },
    ],
  };
}

function speedsAt(seats: number, plan: TimingPlan): Record<'states' | 'views' | 'clones', number> {
  const options = rickshank.completeOptions(seats, {});
  const chance = new FastChance(SEED);
  const samples = midGames(seats);
  return compareRates(
    {
      states: () => {
        sink = playGreedyGame(BOX, seats, options, chance);
        return 1;
      },
      views: () => {
        sink = playBotGame(rickshank, seats, options, Array(seats).fill(bots.greedy!), chance);
        return 1;
      },
      clones: () => {
        for (const state of samples) sink = rickshank.clone(state);
        return samples.length;
      },
    },
    plan,
  );
}

/** Results are assigned to this export, so that the compiler cannot leave the work out. */
export let sink: unknown;

function midGames(seats: number) {
  const options = rickshank.completeOptions(seats, {});
  return Array.from({ length: STATES }, (_, i) => {
    const chance = new FastChance(SEED + i);
    const state = rickshank.setup(seats, options, chance);
    while (state.end === null && state.turns < MID_GAME_TURNS) {
      const { seat } = rickshank.decisions(state)[0]!;
      const move = bots.greedy!.choose(rickshank.view(state, seat), rickshank.moves(state, seat), chance);
      rickshank.apply(state, seat, move, chance);
    }
    return state;
  });
}
