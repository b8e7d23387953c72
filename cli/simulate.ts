// kuluary simulate GAME: many games without a table, as fast as they go.

import { random } from '@kuluary/bots/random';
import type { Entry } from '@kuluary/games/entries/entry';
import { MINDS } from '@kuluary/games/minds';
import { REGISTRY } from '@kuluary/games/registry';
import { FastChance } from '@kuluary/kernel/chance';
import { playBots, playRandom } from '@kuluary/kernel/play';
import { type Command, gameNamed, oneOf, optionsOf, wholeNumber } from './arguments.ts';
import { Progress } from './progress.ts';
import { EDITION_FLAG, OPTION_FLAG } from './words.ts';

const MAX_GAMES = 100_000_000;
const BATCH = 200; // games between two looks at the clock

interface Result {
  games: number;
  gamesPerSecond: number;
  movesPerSecond: number;
  meanTurns: number;
  wins: number[]; // of each seat
  draws: number;
}

export const simulate: Command = {
  usage: 'GAME [--seats N] [--games N] [--bots NAME]',
  about: 'Plays many games between bots and counts who wins.',
  details: `Games: ${Object.keys(REGISTRY).join(', ')}. The same seed plays the same games.`,
  flags: {
    seats: { value: 'N', about: 'how many seats (default: the most)' },
    games: { value: 'N', about: 'how many games (default 10000)' },
    seed: { value: 'N', about: 'where chance begins (default 1)' },
    bots: { value: 'NAME', about: 'which bot sits at every seat (default random)' },
    edition: EDITION_FLAG,
    option: OPTION_FLAG,
    json: { about: 'print the result as one line of JSON' },
  },
  run(args) {
    const entry = gameNamed(args);
    const seats = wholeNumber(args, 'seats', entry.game.seats[1], ...entry.game.seats);
    const games = wholeNumber(args, 'games', 10_000, 1, MAX_GAMES);
    const seed = wholeNumber(args, 'seed', 1, 0, Number.MAX_SAFE_INTEGER);
    const bots = oneOf(args, 'bots', entry.bots, 'random');
    const options = optionsOf(entry, seats, args);
    const result = simulateGames(entry, seats, options, bots, games, seed);
    console.log(args.flags.json ? JSON.stringify(result) : describe(result));
    return 0;
  },
};

function simulateGames(
  { game }: Entry,
  seats: number,
  options: unknown,
  name: string,
  games: number,
  seed: number,
): Result {
  const bot = MINDS[game.id]!.bots[name]!;
  const chance = new FastChance(seed);
  const progress = new Progress(games);
  const wins = Array<number>(seats).fill(0);
  let draws = 0;
  let moves = 0;
  let turns = 0;
  const start = performance.now();
  for (let i = 0; i < games; i++) {
    const played =
      bot === random
        ? playRandom(game, seats, options, chance)
        : playBots(game, seats, options, Array(seats).fill(bot), chance);
    const outcome = game.outcome(played.state)!;
    if (outcome.draw) draws++;
    else for (const winner of outcome.winners) wins[winner]!++;
    moves += played.moves;
    turns += game.turns(played.state);
    if (i % BATCH === 0) progress.show(i);
  }
  const seconds = (performance.now() - start) / 1000;
  progress.clear();
  return {
    games,
    gamesPerSecond: Math.round(games / seconds),
    movesPerSecond: Math.round(moves / seconds),
    meanTurns: Number((turns / games).toFixed(2)),
    wins,
    draws,
  };
}

function describe(result: Result): string {
  const shares = result.wins.map((wins, seat) => `seat ${seat} ${((100 * wins) / result.games).toFixed(1)} %`);
  return [
    `${result.games} games: ${result.gamesPerSecond} games/s, ${result.movesPerSecond} moves/s`,
    `${result.meanTurns} turns a game, ${result.draws} draws`,
    `wins: ${shares.join(', ')}`,
  ].join('\n');
}
