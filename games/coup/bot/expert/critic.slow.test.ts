import { lostWinProbability, MISTAKE_THRESHOLD, reviewGame } from '@kuluary/bots/game-review';
import { FastChance } from '@kuluary/kernel/chance';
import type { AnyCritic, AnyGame } from '@kuluary/kernel/game';
import { Match } from '@kuluary/kernel/match';
import { beforeAll, describe, expect, it } from 'vitest';
import { characterCode } from '../../rules/characters.ts';
import { coup } from '../../rules/coup-game.ts';
import type { Move } from '../../rules/moves.ts';
import { handPlaceOf } from '../../rules/state.ts';
import { personalityBot } from '../personality-bot.ts';
import { claimMadeBy } from './candidate-moves.ts';
import { critic } from './critic.ts';

/** The log of a finished match of three seats. */
function playedLog(seed: number) {
  const options = coup.completeOptions(3, {});
  const match = new Match(coup, {
    seats: 3,
    options,
    seed: seed.toString(16).padStart(64, '0'),
    salts: ['a', 'b', 'c'],
  });
  const chance = new FastChance(seed);
  for (let asked = coup.decisions(match.state); asked.length > 0; asked = coup.decisions(match.state)) {
    const { seat } = asked[0]!;
    match.makeMove(seat, personalityBot.choose(coup.view(match.state, seat), coup.moves(match.state, seat), chance));
  }
  return match.toMatchLog(['Anna', 'Boris', 'Lesya']);
}

const LOGS = Array.from({ length: 3 }, (_, seed) => playedLog(seed + 1));
let reviews: ReturnType<typeof reviewOf>[];

function reviewOf(matchLog: (typeof LOGS)[number]) {
  return [...reviewGame(coup as AnyGame, critic as AnyCritic, matchLog)];
}

beforeAll(() => {
  reviews = LOGS.map(reviewOf);
});

describe('the review of a game', () => {
  it('gives win probabilities at every position: they add up to 1, and the last ones are the outcome', () => {
    for (const [i, steps] of reviews.entries()) {
      const { moves, outcome } = LOGS[i]!;
      expect(steps.map(({ position }) => position)).toEqual(
        Array.from({ length: moves.length + 1 }, (_, step) => step),
      );
      for (const { winProbabilities } of steps)
        expect(winProbabilities.reduce((sum, probability) => sum + probability)).toBeCloseTo(1);
      expect(steps.at(-1)!.winProbabilities).toEqual(
        [0, 1, 2].map((seat) => (outcome!.winners.includes(seat) ? 1 : 0)),
      );
    }
  });

  it('judges every move where there was a choice; none is better than the best', () => {
    for (const [i, steps] of reviews.entries()) {
      const judged = steps.flatMap(({ judgement }) => judgement ?? []);
      expect(judged.length).toBeGreaterThan(10);
      for (const judgement of judged) {
        expect(judgement.made.move).toEqual(LOGS[i]!.moves[judgement.position - 1]!.move);
        expect(lostWinProbability(judgement)).toBeGreaterThanOrEqual(0);
      }
    }
    const losses = reviews.flat().flatMap(({ judgement }) => (judgement ? [lostWinProbability(judgement)] : []));
    expect(losses.filter((loss) => loss > MISTAKE_THRESHOLD).length).toBeGreaterThan(5);
    expect(losses.filter((loss) => loss === 0).length).toBeGreaterThan(losses.length / 3);
  });

  it('marks all bluffs and nothing else as bluffs', () => {
    let bluffs = 0;
    for (const [i, steps] of reviews.entries()) {
      const { options, seed, salts, moves } = LOGS[i]!;
      const match = new Match(coup, { seats: 3, options: options as never, seed, salts });
      for (const [at, { seat, move }] of moves.entries()) {
        const claim = claimMadeBy(move as Move);
        const isBluff = claim !== undefined && handPlaceOf(match.state, seat, characterCode(claim)) === -1;
        const { judgement } = steps[at + 1]!;
        if (judgement) expect(judgement.remark === 'bluff').toBe(isBluff);
        bluffs += Number(isBluff);
        match.makeMove(seat, move);
      }
    }
    expect(bluffs).toBeGreaterThan(5);
  });

  it('marks who caught a bluff, and who should have', () => {
    for (const [i, steps] of reviews.entries()) {
      for (const { judgement } of steps) {
        if (judgement?.remark === 'caught') {
          const shown = LOGS[i]!.moves.slice(judgement.position).find(({ move }) => (move as Move).type !== 'pass');
          expect((judgement.made.move as Move).type).toBe('challenge');
          expect((shown?.move as Move | undefined)?.type).not.toBe('show');
        }
        if (judgement?.remark === 'missed') {
          expect((judgement.made.move as Move).type).toBe('pass');
          expect((judgement.best.move as Move).type).toBe('challenge');
        }
      }
    }
    const remarks = reviews.flat().map(({ judgement }) => judgement?.remark);
    expect(remarks).toContain('caught');
    expect(remarks).toContain('missed');
  });

  it('is deterministic', () => {
    expect(reviewOf(LOGS[0]!)).toEqual(reviews[0]);
  });
});
