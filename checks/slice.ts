// Parts of the contract battery, for tests: what they found, as one line of JSON.

import { runBattery } from '@kuluary/kernel/battery';
import { GAMES } from './games.ts';
import type { Answer, Slice } from './slices.ts';

function answer({ game, options, seats, games, seed, pilot }: Slice): Answer {
  const { subject } = GAMES[game]!;
  try {
    return { report: runBattery(subject, seats, subject.game.completeOptions(seats, options), games, seed, pilot) };
  } catch (error) {
    return { failure: (error as Error).message };
  }
}

const slices = JSON.parse(process.argv[2]!) as readonly Slice[];
console.log(JSON.stringify(slices.map(answer)));
