// Rickshank: whole games of the play-out policy on states, the same bot at a table that sees only views, and clones.

import { FastChance } from '@kuluary/kernel/chance';
import { playBots } from '@kuluary/kernel/play';
import { bots } from '@kuluary/rickshank/bot/opponents';
import { playGreedy } from '@kuluary/rickshank/bot/play-out';
import { BOX, rickshank } from '@kuluary/rickshank/cards/rickshank';
import type { Group, Table } from './table.ts';
import { type Pace, race } from './timing.ts';

const SEED = 2026;
const GAMES_BAR = 1500; // two-seat games a second
const CLONES_BAR = 200_000; // a second, in the middle of a two-seat game
const STATES = 64;
const MIDDLE = 16; // turns
const SEATS = [2, 3, 4, 5];

export const rickshankGroup: Group = {
  id: 'rickshank',
  run: (pace) => [speeds(pace)],
};

function speeds(pace: Pace): Table {
  const rows = SEATS.map((seats) => ({ seats, ...speedsAt(seats, pace) }));
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
    bars: [
      { what: 'two seats, games/s on states', measured: two!.states, atLeast: GAMES_BAR, digits: 0 },
      { what: 'two seats, clones/s', measured: two!.clones, atLeast: CLONES_BAR, digits: 0 },
    ],
  };
}

function speedsAt(seats: number, pace: Pace): Record<'states' | 'views' | 'clones', number> {
  const options = rickshank.completeOptions(seats, {});
  const chance = new FastChance(SEED);
  const moments = middles(seats);
  return race(
    {
      states: () => {
        kept = playGreedy(BOX, seats, options, chance);
        return 1;
      },
      views: () => {
        kept = playBots(rickshank, seats, options, Array(seats).fill(bots.greedy!), chance);
        return 1;
      },
      clones: () => {
        for (const state of moments) kept = rickshank.clone(state);
        return moments.length;
      },
    },
    pace,
  );
}

/** Results go here, so that the compiler cannot leave the work out. */
export let kept: unknown;

function middles(seats: number) {
  const options = rickshank.completeOptions(seats, {});
  return Array.from({ length: STATES }, (_, i) => {
    const chance = new FastChance(SEED + i);
    const state = rickshank.setup(seats, options, chance);
    while (state.end === null && state.turns < MIDDLE) {
      const { seat } = rickshank.decisions(state)[0]!;
      const move = bots.greedy!.choose(rickshank.view(state, seat), rickshank.moves(state, seat), chance);
      rickshank.apply(state, seat, move, chance);
    }
    return state;
  });
}
