// The prototype is a valid limit only if it plays the same game: with the same chance it must make the same moves.

import { GAME_REGISTRY } from '@kuluary/games/game-registry';
import { type Chance, FastChance } from '@kuluary/kernel/chance';
import { playRandomGame } from '@kuluary/kernel/self-play';
import { describe, expect, it } from 'vitest';
import {
  applyPacked,
  askedSeatsOfPacked,
  livingSeatsOfPacked,
  moveCountOfPacked,
  type PackedState,
  playPacked,
  setupPacked,
  turnsOfPacked,
} from './packed-coup.ts';

const coup = GAME_REGISTRY.coup!.game;
const TABLES = [2, 3, 4, 5, 6];

interface Result {
  readonly moves: number;
  readonly turns: number;
  readonly living: number; // the winner, or those who drew, a bit each
  readonly draw: boolean;
}

function resultOfRules(state: unknown, moves: number): Result {
  const { winners, draw } = coup.outcome(state)!;
  const living = winners.reduce((mask, seat) => mask | (1 << seat), 0);
  return { moves, turns: coup.turns(state), living, draw };
}

function resultOfPacked(state: PackedState, moves: number): Result {
  const living = livingSeatsOfPacked(state);
  return { moves, turns: turnsOfPacked(state), living, draw: (living & (living - 1)) !== 0 };
}

describe('random games', () => {
  const GAMES = 10_000;

  /** One after the other on one sequence of numbers: after the first difference all results differ. */
  function gamesOfRules(seats: number, games: number, seed: number): Result[] {
    const options = coup.completeOptions(seats, {});
    const chance = new FastChance(seed);
    return Array.from({ length: games }, () => {
      const { state, moves } = playRandomGame(coup, seats, options, chance);
      return resultOfRules(state, moves);
    });
  }

  function gamesOfPacked(seats: number, games: number, seed: number): Result[] {
    const chance = new FastChance(seed);
    return Array.from({ length: games }, () => {
      const { state, moves } = playPacked(seats, chance);
      return resultOfPacked(state, moves);
    });
  }

  for (const seats of TABLES) {
    it(`${GAMES} with ${seats} seats go as by the rules: moves, turns and survivors`, () => {
      expect(gamesOfPacked(seats, GAMES, 2026 + seats)).toEqual(gamesOfRules(seats, GAMES, 2026 + seats));
    });
  }
});

describe('games that random play hardly ever reaches', () => {
  const TURN_LIMIT = 300;

  /** Which of so many moves to make. */
  type Policy = (moves: number, chance: Chance) => number;

  /**
   * Of many moves one of the last two, of few the first: seats exchange or steal, and let everything pass. A seat
   * that reaches ten coins must coup, but then too little money is left for a second time, so nobody is eliminated.
   */
  const peaceful: Policy = (moves, chance) => (moves > 3 ? moves - 1 - chance.below(2) : 0);

  /** Mostly foreign aid that everybody lets pass, now and then anything: with many seats the treasury runs dry. */
  const greedy: Policy = (moves, chance) => (chance.below(16) === 0 ? chance.below(moves) : Number(moves > 3));

  function gameOfRules(seats: number, policy: Policy, chance: Chance): Result {
    const state = coup.setup(seats, coup.completeOptions(seats, {}), chance);
    for (let moves = 0; ; moves++) {
      const decision = coup.decisions(state)[0];
      if (!decision) return resultOfRules(state, moves);
      const legal = coup.moves(state, decision.seat);
      coup.apply(state, decision.seat, legal[policy(legal.length, chance)]!, chance);
    }
  }

  /** Continues in a copy after every move, so that an incomplete copy is noticed. */
  function gameOfPacked(seats: number, policy: Policy, chance: Chance): Result {
    let state = setupPacked(seats, chance);
    for (let moves = 0; ; moves++) {
      const asked = askedSeatsOfPacked(state);
      if (asked === 0) return resultOfPacked(state, moves);
      const seat = 31 - Math.clz32(asked & -asked);
      applyPacked(state, seat, policy(moveCountOfPacked(state, seat), chance), chance);
      state = state.slice();
    }
  }

  for (const seats of TABLES) {
    it(`a peaceful one of ${seats} seats ends at the turn limit in a draw of all, as by the rules`, () => {
      const [rulesChance, packedChance] = [new FastChance(seats), new FastChance(seats)];
      for (let game = 0; game < 20; game++) {
        const expected = gameOfRules(seats, peaceful, rulesChance);
        expect(expected).toMatchObject({ turns: TURN_LIMIT, living: (1 << seats) - 1, draw: true });
        expect(gameOfPacked(seats, peaceful, packedChance)).toEqual(expected);
      }
    });

    it(`greedy ones of ${seats} seats go as by the rules`, () => {
      const [rulesChance, packedChance] = [new FastChance(seats), new FastChance(seats)];
      for (let game = 0; game < 1000; game++) {
        expect(gameOfPacked(seats, greedy, packedChance)).toEqual(gameOfRules(seats, greedy, rulesChance));
      }
    });
  }
});
