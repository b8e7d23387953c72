// The arena: who wins how often, among bots of any game.
//
// A *deal* is a shuffle of the box and a line-up of bots. It is played once from every seat: the same cards and the same
// first player, with the bots moved on by one seat each time, so that nobody is lucky with its cards or its place. Every
// deal has chance of its own that follows from the contest's seed and the deal's number: it does not matter who plays
// which deal, when, or on how many cores.

import { type Chance, FastChance, shuffle } from '@kuluary/kernel/chance';
import type { AnyBot, AnyGame } from '@kuluary/kernel/game';
import { playBots } from '@kuluary/kernel/play';

export interface Contest {
  readonly seats: number;
  readonly options: unknown; // complete
  readonly names: readonly string[]; // of the bots; one that is named twice sits twice as often
  readonly seed: number;
}

/** What a deal brought, for each of the different bots in the order of `contestants`. */
export interface DealResult {
  readonly wins: readonly number[]; // a win that k seats share counts 1/k for each; a goal of one's own counts whole
  readonly games: readonly number[]; // seats that it played: two at the same table are two
  readonly draws: number;
}

/** The different bots of a contest, in the order of being named. */
export function contestants({ names }: Contest): string[] {
  return [...new Set(names)];
}

/** How many deals give at least so many games. */
export function dealsFor(games: number, seats: number): number {
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
  const different = contestants(contest);
  const seed = seedFrom(seedFrom(contest.seed, 0), deal);
  const lineUp = drawLineUp(contest, chanceOf(seed, 0));
  const wins = different.map(() => 0);
  const games = different.map(() => 0);
  let draws = 0;
  for (let turned = 0; turned < seats; turned++) {
    const seated = lineUp.map((_, seat) => lineUp[(seat + turned) % seats]!);
    const players = seated.map((name) => bots[name]!);
    const whims = seated.map((_, seat) => chanceOf(seed, 2 + turned * seats + seat));
    const { state } = playBots(game, seats, options, players, chanceOf(seed, 1), whims);
    const { winners, draw } = game.outcome(state)!;
    for (const name of seated) games[different.indexOf(name)]!++;
    if (draw) draws++;
    else
      for (const seat of winners) wins[different.indexOf(seated[seat]!)]! += game.hasOwnGoals ? 1 : 1 / winners.length;
  }
  return { wins, games, draws };
}

/** All named bots as often as they all fit; who else sits down, or sits down at all, is drawn, and so is who sits where. */
function drawLineUp({ names, seats }: Contest, chance: Chance): string[] {
  const rounds = Math.floor(seats / names.length);
  const drawn = [...names];
  shuffle(drawn, chance);
  const lineUp = [...Array<readonly string[]>(rounds).fill(names).flat(), ...drawn.slice(0, seats % names.length)];
  shuffle(lineUp, chance);
  return lineUp;
}

const SEEDS = 2 ** 53;

/** Another seed, from a seed and a number. */
function seedFrom(seed: number, number: number): number {
  const chance = chanceOf(seed, number);
  return chance.below(2 ** 21) * 2 ** 32 + chance.below(2 ** 32);
}

function chanceOf(seed: number, stream: number): Chance {
  return new FastChance((seed + stream) % SEEDS);
}
