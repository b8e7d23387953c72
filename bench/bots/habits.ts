// How often the opponents of Coup lie about a Duke when they take taxes, and how often their doubts are right, at tables
// of their like.

import { MINDS } from '@kuluary/games/minds';
import { FastChance } from '@kuluary/kernel/chance';
import type { Table } from '../table.ts';
import type { Pace } from '../timing.ts';

/** As much of a view and of a move as matters here. */
interface CoupView {
  readonly hands: readonly (readonly (string | null)[])[];
  readonly turn: number;
  readonly claim: string | null;
  readonly block: { readonly seat: number; readonly as: string } | null;
}
interface CoupMove {
  readonly type: string;
}

const { game, bots } = MINDS.coup!;
const GAMES_A_ROUND = 20; // of each strength
const SEATS = [3, 4, 5, 6];

export function habitsOfOpponents({ rounds }: Pace): Table {
  const rows = ['easy', 'normal', 'hard'].map((bot) => ({ bot, ...habits(bot, rounds * GAMES_A_ROUND) }));
  const normal = rows.find(({ bot }) => bot === 'normal')!;
  return {
    id: 'coup-habits',
    title: `Coup, how much like people they play (${rounds * GAMES_A_ROUND} games of 3 to 6 at a table of their like)`,
    columns: [
      { id: 'bot', head: 'opponent', digits: 0 },
      { id: 'bluffs', head: 'taxes that are lies, %', digits: 1 },
      { id: 'right', head: 'doubts that are right, %', digits: 1 },
      { id: 'turns', head: 'turns/game', digits: 1 },
    ],
    rows,
    bars: [
      { what: 'normal, lies about taxes, %', measured: normal.bluffs, atLeast: 10, atMost: 25, digits: 1 },
      { what: 'normal, right doubts, %', measured: normal.right, atLeast: 45, digits: 1 },
    ],
  };
}

function habits(name: string, games: number) {
  const bot = bots[name]!;
  let [taxes, lies, doubts, right, turns] = [0, 0, 0, 0, 0];
  for (let seed = 1; seed <= games; seed++) {
    const seats = SEATS[seed % SEATS.length]!;
    const chance = new FastChance(seed);
    const state = game.setup(seats, game.completeOptions(seats, {}), chance);
    for (let asked = game.decisions(state); asked.length > 0; asked = game.decisions(state)) {
      const { seat } = asked[0]!;
      const view = game.view(state, seat) as CoupView;
      const move = bot.choose(view, game.moves(state, seat), chance) as CoupMove;
      if (move.type === 'tax') {
        taxes++;
        lies += Number(!view.hands[seat]!.includes('duke'));
      }
      if (move.type === 'challenge') {
        doubts++;
        const { seat: claimant, as } = view.block ?? { seat: view.turn, as: view.claim };
        right += Number(!(game.view(state, claimant) as CoupView).hands[claimant]!.includes(as));
      }
      game.apply(state, seat, move, chance);
    }
    turns += game.turns(state);
  }
  return {
    bluffs: (100 * lies) / Math.max(1, taxes),
    right: (100 * right) / Math.max(1, doubts),
    turns: turns / games,
  };
}
