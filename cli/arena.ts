// kuluary arena GAME: plays bots against each other and prints how often each wins, with confidence intervals.

import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type Contest, dealsNeeded } from '@kuluary/bots/arena';
import type { GameEntry } from '@kuluary/games/game-entries/game-entry';
import { GAME_REGISTRY } from '@kuluary/games/game-registry';
import { type ContestResult, contestResultOf, describeContestResult, describeDuels } from './arena/contest-result.ts';
import { playDealsInThreads } from './arena/parallel-deals.ts';
import { drawWinRatePlot } from './arena/win-rate-plot.ts';
import {
  type Arguments,
  type Command,
  gameArgument,
  gameOptions,
  stringFlag,
  UsageError,
  wholeNumberFlag,
} from './arguments.ts';
import { buildArenaWorker } from './bundle-loader.ts';
import { ProgressBar } from './progress.ts';
import { EDITION_FLAG, OPTION_FLAG } from './terminal-texts.ts';

const MAX_GAMES = 10_000_000;
const MAX_NAMES = 32;
const MAX_THREADS = 256;

export const arenaCommand: Command = {
  usage: 'GAME [--bots NAME,NAME,…] [--seats N] [--games N] [--duel]',
  about: 'Lets bots play against each other and tells how often each wins, with 95 % intervals.',
  details: [
    `Games: ${Object.keys(GAME_REGISTRY).join(', ')}. The same seed gives the same result, on any number of threads.`,
    '',
    'A deal is played once from every seat: the same cards, with the bots moved on by one seat each time; so games are',
    'rounded up to whole deals. Who sits where is drawn for every deal. With more seats than names all sit down as often',
    'as they all fit, and who fills the rest is drawn; with fewer seats, who plays is drawn. A bot may be named several',
    'times: expert,counter,counter,counter is one against three. Wins and games are counted by seat, so a bot that is as',
    'good as the others wins 1 in SEATS; a shared win counts in parts, a draw for nobody. Where every seat has a goal of its',
    'own any number may win: each win counts whole, and what is fair is how often a seat of these games won. Intervals are',
    'taken between deals, because the games of one deal are not independent of each other.',
  ].join('\n'),
  flags: {
    bots: { valueName: 'NAME,NAME', about: 'who plays (default: every bot of the game)' },
    seats: { valueName: 'N', about: 'how many seats (default: one for each name; with --duel: the fewest)' },
    games: { valueName: 'N', about: 'how many games, with --duel of each pair (default 4000)' },
    duel: { about: 'every two of the bots on their own, instead of all together' },
    seed: { valueName: 'N', about: 'where chance begins (default 1)' },
    threads: { valueName: 'N', about: 'how many threads (default: one for each core)' },
    edition: EDITION_FLAG,
    option: OPTION_FLAG,
    json: { about: 'print the result as one line of JSON' },
    plot: { valueName: 'FILE.svg', about: 'draw the result into this file' },
  },
  async run(args) {
    const entry = gameArgument(args);
    const names = botsNamed(entry, args);
    const isDuel = args.flags.duel === true;
    const seats = seatsFor(entry, names, isDuel, args);
    const games = wholeNumberFlag(args, 'games', 4000, 1, MAX_GAMES);
    const seed = wholeNumberFlag(args, 'seed', 1, 0, Number.MAX_SAFE_INTEGER);
    const threads = wholeNumberFlag(args, 'threads', availableParallelism(), 1, MAX_THREADS);
    const options = gameOptions(entry, seats, args);
    const contests = (isDuel ? pairsOf(names) : [names]).map((names) => ({ seats, options, names, seed }));
    const file = stringFlag(args, 'plot');
    if (file !== undefined) preparePlot(file);
    const results = await playContests(entry, contests, dealsNeeded(games, seats), threads);
    const head = { game: entry.game.id, options, seed };
    if (args.flags.json)
      console.log(JSON.stringify(isDuel ? { ...head, duels: results } : { ...head, ...results[0]! }));
    else console.log(isDuel ? describeDuels(results, [...new Set(names)]) : describeContestResult(results[0]!));
    if (file !== undefined) writeFileSync(file, drawPlot(entry.game.id, results, seed));
    return 0;
  },
};

function botsNamed({ botIds }: GameEntry, args: Arguments): string[] {
  const names = stringFlag(args, 'bots')
    ?.split(',')
    .map((name) => name.trim()) ?? [...botIds];
  const unknown = names.find((name) => !botIds.includes(name));
  if (unknown !== undefined) throw new UsageError(`--bots takes any of ${botIds.join(', ')}, not "${unknown}"`);
  if (names.length > MAX_NAMES) throw new UsageError(`--bots takes at most ${MAX_NAMES} names`);
  return names;
}

function seatsFor({ game }: GameEntry, names: readonly string[], isDuel: boolean, args: Arguments): number {
  const [min, max] = game.seats;
  return wholeNumberFlag(args, 'seats', isDuel ? min : Math.max(min, Math.min(names.length, max)), min, max);
}

function pairsOf(names: readonly string[]): string[][] {
  const distinct = [...new Set(names)];
  if (distinct.length < 2) throw new UsageError('--duel needs at least two different bots');
  return distinct.flatMap((name, i) => distinct.slice(i + 1).map((other) => [name, other]));
}

/** Fails before the games rather than after them if the file cannot be written. */
function preparePlot(file: string): void {
  try {
    writeFileSync(file, '');
  } catch (error) {
    throw new UsageError(`the picture cannot be written: ${(error as Error).message}`);
  }
}

async function playContests(
  { game }: GameEntry,
  contests: readonly Contest[],
  deals: number,
  threads: number,
): Promise<ContestResult[]> {
  const progressBar = new ProgressBar(deals * contests.length);
  const worker = await buildArenaWorker();
  const dealResults = await playDealsInThreads(worker, { game: game.id, contests }, deals, threads, (done) =>
    progressBar.show(done),
  );
  progressBar.clear();
  return contests.map((contest, i) => contestResultOf(contest, dealResults[i]!, game.hasOwnGoals === true));
}

function drawPlot(game: string, results: readonly ContestResult[], seed: number): string {
  const { seats, games } = results[0]!;
  const of = results.length > 1 ? ' of each pair' : '';
  return drawWinRatePlot(
    `${game}: wins of ${games} games${of} at a table of ${seats}, 95 % intervals (seed ${seed})`,
    results,
  );
}
