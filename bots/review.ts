// What a critic says of a finished game: how everybody's chances went, and what would have been better.

import { FastChance } from '@kuluary/kernel/chance';
import type { AnyCritic, AnyGame, Remark, Seat, Weighed } from '@kuluary/kernel/game';
import { canonicalJson } from '@kuluary/kernel/json';
import type { Log } from '@kuluary/kernel/log';
import { replay } from '@kuluary/kernel/replay';

/** An answer, judged by what its seat could know. */
export interface Judgement {
  readonly step: number; // the game's position after it
  readonly seat: Seat;
  readonly made: Weighed<unknown>;
  readonly best: Weighed<unknown>;
  readonly remark: Remark | undefined;
}

/** One moment of the game. */
export interface ReviewedStep {
  readonly step: number; // 0: the deal
  readonly chances: readonly number[]; // of each seat
  readonly judgement: Judgement | undefined; // of the answer that led here, where there was a choice
}

/** How much of the win an answer gave away before one speaks of it. */
export const MISTAKE = 0.08;

export function lossOf({ made, best }: Judgement): number {
  return best.winning - made.winning;
}

/** Moment after moment, each when it is asked for: it takes its time. The same log is always reviewed in the same way. */
export function* review(game: AnyGame, critic: AnyCritic, log: Log): Generator<ReviewedStep, void> {
  const states: unknown[] = [];
  replay(game, log, ({ state }) => states.push(game.clone(state)));
  for (const [step, state] of states.entries()) {
    const judgement = step === 0 ? undefined : judge(game, critic, states[step - 1], log, step);
    yield { step, chances: critic.chances(state, new FastChance(step)), judgement };
  }
}

function judge(game: AnyGame, critic: AnyCritic, before: unknown, log: Log, step: number): Judgement | undefined {
  const { seat, move } = log.moves[step - 1]!;
  const moves = game.moves(before, seat);
  if (moves.length < 2) return undefined;
  const weighed = critic.weigh(game.view(before, seat), moves, new FastChance(step));
  const made = weighed.find((each) => canonicalJson(each.move) === canonicalJson(move));
  if (!made) return undefined;
  const best = weighed[0]!;
  return { step, seat, made, best, remark: critic.remark(before, seat, move, best.move) };
}
