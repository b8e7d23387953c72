// kuluary simulate GAME: plays many games without a table, as fast as possible.

import { randomBot } from '@kuluary/bots/random-bot';
import { BOT_REGISTRY } from '@kuluary/games/bot-registry';
import type { GameEntry } from '@kuluary/games/game-entries/game-entry';
import { GAME_REGISTRY } from '@kuluary/games/game-registry';
import { FastChance } from '@kuluary/kernel/chance';
import { playBotGame, playRandomGame } from '@kuluary/kernel/self-play';
import { type Command, choiceFlag, gameArgument, gameOptions, wholeNumberFlag } from './arguments.ts';
import { ProgressBar } from './progress.ts';
import { EDITION_FLAG, OPTION_FLAG } from './terminal-texts.ts';

const MAX_GAMES = 100_000_000;
const PROGRESS_INTERVAL = 200; // games

interface SimulationResult {
  games: number;
  gamesPerSecond: number;
  movesPerSecond: number;
  meanTurns: number;
  wins: number[]; // of each seat
  draws: number;
}

export const simulateCommand: Command = {
  usage: 'GAME [--seats N] [--games N] [--bots NAME]',
  about: 'Plays many games between bots and counts who wins.',
  details: `Games: ${Object.keys(GAME_REGISTRY).join(', ')}. The same seed plays the same games.`,
  flags: {
    seats: { valueName: 'N', about: 'how many seats (default: the most)' },
    games: { valueName: 'N', about: 'how many games (default 10000)' },
    seed: { valueName: 'N', about: 'where chance begins (default 1)' },
    bots: { valueName: 'NAME', about: 'which bot sits at every seat (default random)' },
    edition: EDITION_FLAG,
    option: OPTION_FLAG,
    json: { about: 'print the result as one line of JSON' },
  },
  run(args) {
    const entry = gameArgument(args);
    const seats = wholeNumberFlag(args, 'seats', entry.game.seats[1], ...entry.game.seats);
    const games = wholeNumberFlag(args, 'games', 10_000, 1, MAX_GAMES);
    const seed = wholeNumberFlag(args, 'seed', 1, 0, Number.MAX_SAFE_INTEGER);
    const bots = choiceFlag(args, 'bots', entry.botIds, 'random');
    const options = gameOptions(entry, seats, args);
    const result = simulateGames(entry, seats, options, bots, games, seed);
    console.log(args.flags.json ? JSON.stringify(result) : describeResult(result));
    return 0;
  },
};

function simulateGames(
  { game }: GameEntry,
  seats: number,
  options: unknown,
  name: string,
  games: number,
  seed: number,
): SimulationResult {
  const bot = BOT_REGISTRY[game.id]!.bots[name]!;
  const chance = new FastChance(seed);
  const progressBar = new ProgressBar(games);
  const wins = Array<number>(seats).fill(0);
  let draws = 0;
  let moves = 0;
  let turns = 0;
  const start = performance.now();
  for (let i = 0; i < games; i++) {
    const played =
      bot === randomBot
        ? playRandomGame(game, seats, options, chance)
        : playBotGame(game, seats, options, Array(seats).fill(bot), chance);
    const outcome = game.outcome(played.state)!;
    if (outcome.draw) draws++;
    else for (const winner of outcome.winners) wins[winner]!++;
    moves += played.moves;
    turns += game.turns(played.state);
    if (i % PROGRESS_INTERVAL === 0) progressBar.show(i);
  }
  const seconds = (performance.now() - start) / 1000;
  progressBar.clear();
  return {
    games,
    gamesPerSecond: Math.round(games / seconds),
    movesPerSecond: Math.round(moves / seconds),
    meanTurns: Number((turns / games).toFixed(2)),
    wins,
    draws,
  };
}

function describeResult(result: SimulationResult): string {
  const shares = result.wins.map((wins, seat) => `seat ${seat} ${((100 * wins) / result.games).toFixed(1)} %`);
  return [
    `${result.games} games: ${result.gamesPerSecond} games/s, ${result.movesPerSecond} moves/s`,
    `${result.meanTurns} turns a game, ${result.draws} draws`,
    `wins: ${shares.join(', ')}`,
  ].join('\n');
}
