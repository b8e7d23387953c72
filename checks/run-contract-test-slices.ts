// The program that runs slices of the contract tests for a test, and prints the results as one line of JSON.

import { runContractTests } from '@kuluary/kernel/contract-tests';
import type { ContractTestSlice, SliceResult } from './contract-test-slice.ts';
import { GAME_CHECKS } from './game-checks.ts';

function runSlice({ game, options, seats, games, seed, player }: ContractTestSlice): SliceResult {
  const { gameUnderTest } = GAME_CHECKS[game]!;
  try {
    return {
      report: runContractTests(
        gameUnderTest,
        seats,
        gameUnderTest.game.completeOptions(seats, options),
        games,
        seed,
        player,
      ),
    };
  } catch (error) {
    return { failure: (error as Error).message };
  }
}

const slices = JSON.parse(process.argv[2]!) as readonly ContractTestSlice[];
console.log(JSON.stringify(slices.map(runSlice)));
