// The review of a finished game by a critic: each seat's win probability over time, and better moves.

import { FastChance } from '@kuluary/kernel/chance';
import type { AnyCritic, AnyGame, MoveRemark, RatedMove, Seat } from '@kuluary/kernel/game';
import { canonicalJson } from '@kuluary/kernel/json';
import type { MatchLog } from '@kuluary/kernel/match-log';
import { replayLog } from '@kuluary/kernel/replay';

/** A move, judged by what its seat could know. */
export interface MoveJudgement {
  readonly position: number; // the game's position after it
  readonly seat: Seat;
  readonly made: RatedMove<unknown>;
  readonly best: RatedMove<unknown>;
  readonly remark: MoveRemark | undefined;
}

export interface ReviewedPosition {
  readonly position: number; // 0: the deal
  readonly winProbabilities: readonly number[]; // of each seat
  readonly judgement: MoveJudgement | undefined; // of the move that led here, where there was a choice
}

/** A move that gave away less of the win is not shown as a mistake. */
export const MISTAKE_THRESHOLD = 0.08;

export function lostWinProbability({ made, best }: MoveJudgement): number {
  return best.winProbability - made.winProbability;
}

/** Lazily, because each position takes time to rate. The same log always gets the same review. */
export function* reviewGame(game: AnyGame, critic: AnyCritic, log: MatchLog): Generator<ReviewedPosition, void> {
  const states: unknown[] = [];
  replayLog(game, log, ({ state }) => states.push(game.clone(state)));
  for (const [position, state] of states.entries()) {
    const judgement = position === 0 ? undefined : judgeMove(game, critic, states[position - 1], log, position);
    yield {
      position,
      winProbabilities: critic.winProbabilities(state, new FastChance(position)),
      judgement,
    };
  }
}

function judgeMove(
  game: AnyGame,
  critic: AnyCritic,
  before: unknown,
  log: MatchLog,
  position: number,
): MoveJudgement | undefined {
  const { seat, move } = log.moves[position - 1]!;
  const moves = game.moves(before, seat);
  if (moves.length < 2) return undefined;
  const rated = critic.rateMoves(game.view(before, seat), moves, new FastChance(position));
  const made = rated.find((each) => canonicalJson(each.move) === canonicalJson(move));
  if (!made) return undefined;
  const best = rated[0]!;
  return { position, seat, made, best, remark: critic.remarkOn(before, seat, move, best.move) };
}
