// How often the opponents of Coup bluff with tax, and how often their challenges are right, among bots of equal strength.

import { BOT_REGISTRY } from '@kuluary/games/bot-registry';
import { FastChance } from '@kuluary/kernel/chance';
import type { ReportTable } from '../report-table.ts';
import type { TimingPlan } from '../timing.ts';

/** The parts of a view and a move that are used here. */
interface CoupView {
  readonly hands: readonly (readonly (string | null)[])[];
  readonly turn: number;
  readonly claim: string | null;
  readonly block: { readonly seat: number; readonly as: string } | null;
}
interface CoupMove {
  readonly type: string;
}

const { game, bots } = BOT_REGISTRY.coup!;
const GAMES_A_ROUND = 20; // of each strength
const SEATS = [3, 4, 5, 6];

export function bluffRatesTable({ rounds }: TimingPlan): ReportTable {
  const rows = ['easy', 'normal', 'hard'].map((bot) => ({ bot, ...bluffRatesOf(bot, rounds * GAMES_A_ROUND) }));
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
    targets: [
      { what: 'normal, lies about taxes, %', measured: normal.bluffs, atLeast: 10, atMost: 25, digits: 1 },
      { what: 'normal, right doubts, %', measured: normal.right, atLeast: 45, digits: 1 },
    ],
  };
}

function bluffRatesOf(name: string, games: number) {
  const bot = bots[name]!;
  let [taxes, lies, challenges, right, turns] = [0, 0, 0, 0, 0];
  for (let seed = 1; seed <= games; seed++) {
    const seats = SEATS[seed % SEATS.length]!;
    const chance = new FastChance(seed);
    const state = game.setup(seats, game.completeOptions(seats, {}), chance);
    for (let decisions = game.decisions(state); decisions.length > 0; decisions = game.decisions(state)) {
      const { seat } = decisions[0]!;
      const view = game.view(state, seat) as CoupView;
      const move = bot.choose(view, game.moves(state, seat), chance) as CoupMove;
      if (move.type === 'tax') {
        taxes++;
        lies += Number(!view.hands[seat]!.includes('duke'));
      }
      if (move.type === 'challenge') {
        challenges++;
        const { seat: claimant, as } = view.block ?? { seat: view.turn, as: view.claim };
        right += Number(!(game.view(state, claimant) as CoupView).hands[claimant]!.includes(as));
      }
      game.apply(state, seat, move, chance);
    }
    turns += game.turns(state);
  }
  return {
    bluffs: (100 * lies) / Math.max(1, taxes),
    right: (100 * right) / Math.max(1, challenges),
    turns: turns / games,
  };
}
