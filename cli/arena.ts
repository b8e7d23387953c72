// kuluary arena GAME: which bot wins how often, and how sure that is.

import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type Contest, dealsFor } from '@kuluary/bots/arena';
import type { Entry } from '@kuluary/games/entries/entry';
import { REGISTRY } from '@kuluary/games/registry';
import { plot } from './arena/plot.ts';
import { describeDuels, describeStanding, type Standing, standingOf } from './arena/standing.ts';
import { playInThreads } from './arena/threads.ts';
import { type Arguments, type Command, gameNamed, optionsOf, text, UsageError, wholeNumber } from './arguments.ts';
import { arenaThread } from './parts.ts';
import { Progress } from './progress.ts';
import { EDITION_FLAG, OPTION_FLAG } from './words.ts';

const MAX_GAMES = 10_000_000;
const MAX_NAMES = 32;
const MAX_THREADS = 256;

export const arena: Command = {
  usage: 'GAME [--bots NAME,NAME,…] [--seats N] [--games N] [--duel]',
  about: 'Lets bots play against each other and tells how often each wins, with 95 % intervals.',
  details: [
    `Games: ${Object.keys(REGISTRY).join(', ')}. The same seed gives the same result, on any number of threads.`,
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
    bots: { value: 'NAME,NAME', about: 'who plays (default: every bot of the game)' },
    seats: { value: 'N', about: 'how many seats (default: one for each name; with --duel: the fewest)' },
    games: { value: 'N', about: 'how many games, with --duel of each pair (default 4000)' },
    duel: { about: 'every two of the bots on their own, instead of all together' },
    seed: { value: 'N', about: 'where chance begins (default 1)' },
    threads: { value: 'N', about: 'how many threads (default: one for each core)' },
    edition: EDITION_FLAG,
    option: OPTION_FLAG,
    json: { about: 'print the result as one line of JSON' },
    plot: { value: 'FILE.svg', about: 'draw the result into this file' },
  },
  async run(args) {
    const entry = gameNamed(args);
    const names = botsNamed(entry, args);
    const isDuel = args.flags.duel === true;
    const seats = seatsFor(entry, names, isDuel, args);
    const games = wholeNumber(args, 'games', 4000, 1, MAX_GAMES);
    const seed = wholeNumber(args, 'seed', 1, 0, Number.MAX_SAFE_INTEGER);
    const threads = wholeNumber(args, 'threads', availableParallelism(), 1, MAX_THREADS);
    const options = optionsOf(entry, seats, args);
    const contests = (isDuel ? pairsOf(names) : [names]).map((names) => ({ seats, options, names, seed }));
    const file = text(args, 'plot');
    if (file !== undefined) preparePlot(file);
    const standings = await contend(entry, contests, dealsFor(games, seats), threads);
    const head = { game: entry.game.id, options, seed };
    if (args.flags.json)
      console.log(JSON.stringify(isDuel ? { ...head, duels: standings } : { ...head, ...standings[0]! }));
    else console.log(isDuel ? describeDuels(standings, [...new Set(names)]) : describeStanding(standings[0]!));
    if (file !== undefined) writeFileSync(file, picture(entry.game.id, standings, seed));
    return 0;
  },
};

function botsNamed({ bots }: Entry, args: Arguments): string[] {
  const names = text(args, 'bots')
    ?.split(',')
    .map((name) => name.trim()) ?? [...bots];
  const stranger = names.find((name) => !bots.includes(name));
  if (stranger !== undefined) throw new UsageError(`--bots takes any of ${bots.join(', ')}, not "${stranger}"`);
  if (names.length > MAX_NAMES) throw new UsageError(`--bots takes at most ${MAX_NAMES} names`);
  return names;
}

function seatsFor({ game }: Entry, names: readonly string[], isDuel: boolean, args: Arguments): number {
  const [min, max] = game.seats;
  return wholeNumber(args, 'seats', isDuel ? min : Math.max(min, Math.min(names.length, max)), min, max);
}

function pairsOf(names: readonly string[]): string[][] {
  const different = [...new Set(names)];
  if (different.length < 2) throw new UsageError('--duel needs at least two different bots');
  return different.flatMap((name, i) => different.slice(i + 1).map((other) => [name, other]));
}

/** Writes nothing yet, but finds out in time that it could not be written. */
function preparePlot(file: string): void {
  try {
    writeFileSync(file, '');
  } catch (error) {
    throw new UsageError(`the picture cannot be written: ${(error as Error).message}`);
  }
}

async function contend(
  { game }: Entry,
  contests: readonly Contest[],
  deals: number,
  threads: number,
): Promise<Standing[]> {
  const progress = new Progress(deals * contests.length);
  const worker = await arenaThread();
  const results = await playInThreads(worker, { game: game.id, contests }, deals, threads, (done) =>
    progress.show(done),
  );
  progress.clear();
  return contests.map((contest, i) => standingOf(contest, results[i]!, game.hasOwnGoals === true));
}

function picture(game: string, standings: readonly Standing[], seed: number): string {
  const { seats, games } = standings[0]!;
  const of = standings.length > 1 ? ' of each pair' : '';
  return plot(`${game}: wins of ${games} games${of} at a table of ${seats}, 95 % intervals (seed ${seed})`, standings);
}
