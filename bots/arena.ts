// The arena: how often each bot of a game wins against others.
//
// A *deal* is a shuffle of the cards and a line-up of bots. It is played once from every seat: the same cards and the same
// first player, with the bots moved on by one seat each time, so that no bot gains by its cards or its seat. The chance of
// a deal follows from the contest's seed and the deal's number alone, so deals can be played in any order, on any core.

import { type Chance, FastChance, shuffle } from '@kuluary/kernel/chance';
import type { AnyBot, AnyGame } from '@kuluary/kernel/game';
import { playBotGame } from '@kuluary/kernel/self-play';

export interface Contest {
  readonly seats: number;
  readonly options: unknown; // complete
  readonly names: readonly string[]; // of the bots; one that is named twice has twice as many seats
  readonly seed: number;
}

/** The result of a deal, for each bot in the order of `distinctBots`. */
export interface DealResult {
  readonly wins: readonly number[]; // a win that k seats share counts 1/k for each; a goal of one's own counts whole
  readonly games: readonly number[]; // counted by seat: two seats at one table are two games
  readonly draws: number;
}

/** The different bots of a contest, in the order of `names`. */
export function distinctBots({ names }: Contest): string[] {
  return [...new Set(names)];
}

/** How many deals give at least so many games. */
export function dealsNeeded(games: number, seats: number): number {
  return Math.ceil(games / seats);
}

/** Plays one deal from every seat. */
export function playDeal(
  game: AnyGame,
  bots: Readonly<Record<string, AnyBot>>,
  contest: Contest,
  deal: number,
): DealResult {
  const { seats, options } = contest;
  const distinct = distinctBots(contest);
  const seed = derivedSeed(derivedSeed(contest.seed, 0), deal);
  const lineUp = drawLineUp(contest, chanceForStream(seed, 0));
  const wins = distinct.map(() => 0);
  const games = distinct.map(() => 0);
  let draws = 0;
  for (let rotation = 0; rotation < seats; rotation++) {
    const seated = lineUp.map((_, seat) => lineUp[(seat + rotation) % seats]!);
    const players = seated.map((name) => bots[name]!);
    const botChances = seated.map((_, seat) => chanceForStream(seed, 2 + rotation * seats + seat));
    const { state } = playBotGame(game, seats, options, players, chanceForStream(seed, 1), botChances);
    const { winners, draw } = game.outcome(state)!;
    for (const name of seated) games[distinct.indexOf(name)]!++;
    if (draw) draws++;
    else
      for (const seat of winners) wins[distinct.indexOf(seated[seat]!)]! += game.hasOwnGoals ? 1 : 1 / winners.length;
  }
  return { wins, games, draws };
}

/** All named bots as often as they all fit; who gets the remaining seats is drawn, and so is the order. */
function drawLineUp({ names, seats }: Contest, chance: Chance): string[] {
  const rounds = Math.floor(seats / names.length);
  const drawn = [...names];
  shuffle(drawn, chance);
  const lineUp = [...Array<readonly string[]>(rounds).fill(names).flat(), ...drawn.slice(0, seats % names.length)];
  shuffle(lineUp, chance);
  return lineUp;
}

const SEED_RANGE = 2 ** 53;

/** Another seed, from a seed and a number. */
function derivedSeed(seed: number, number: number): number {
  const chance = chanceForStream(seed, number);
  return chance.below(2 ** 21) * 2 ** 32 + chance.below(2 ** 32);
}

function chanceForStream(seed: number, stream: number): Chance {
  return new FastChance((seed + stream) % SEED_RANGE);
}
