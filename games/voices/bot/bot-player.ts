// The bot of Voices: it gets a view and nothing else.

import type { Chance } from '@kuluary/kernel/chance';
import type { Bot, Seat } from '@kuluary/kernel/game';
import type { CardBox } from '../rules/card-box.ts';
import { determinize } from '../rules/determinize.ts';
import type { Move } from '../rules/moves.ts';
import type { DecisionKind } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { averageMoveValue } from './move-choice.ts';
import type { PolicyParams } from './policy-params.ts';
import { evaluatePushes } from './push-choice.ts';

const HIDING_ROUNDS = 4; // early rounds in which it may hide its goal

/** The time for these must not reveal what the bot holds: it evaluates even a single legal move. */
const TIMING_SENSITIVE_DECISIONS: readonly DecisionKind[] = ['strategy', 'replace', 'influence', 'discard'];

export function makeBot(box: CardBox, params: PolicyParams): Bot<View, Move> {
  return {
    choose(view, moves, chance) {
      if (moves.length === 1 && !TIMING_SENSITIVE_DECISIONS.includes(view.decision!)) return moves[0]!;
      const seat = view.viewer as Seat;
      if (view.decision === 'colours') return moves.find(({ type }) => type === 'pass')!; // leaves colours to people
      const evaluated = evaluateMoves(box, view, seat, moves, params, chance).map(({ move, value }) => ({
        move,
        value: value + params.noise * (chance.below(1000) / 500 - 1),
      }));
      return pickMove(evaluated, view, params, chance);
    },
  };
}

interface EvaluatedMove {
  readonly move: Move;
  readonly value: number;
}

function evaluateMoves(
  box: CardBox,
  view: View,
  seat: Seat,
  moves: readonly Move[],
  params: PolicyParams,
  chance: Chance,
): readonly EvaluatedMove[] {
  if (view.decision === 'push') {
    return evaluatePushes({ box, state: determinize(box, view, chance) }, seat, params, chance);
  }
  const samples = Array.from({ length: params.sampledStates }, () => ({
    box,
    state: determinize(box, view, chance),
    chance,
    eventSink: undefined,
  }));
  return moves.map((move) => ({ move, value: averageMoveValue(samples, seat, move) }));
}

/** The best move, at random among equals; in early rounds sometimes the second best, to hide its goal. */
function pickMove(
  evaluated: readonly EvaluatedMove[],
  view: View,
  { hidingProbability }: PolicyParams,
  chance: Chance,
): Move {
  const isHiding =
    view.round < HIDING_ROUNDS && view.decision !== 'push' && chance.below(1000) < hidingProbability * 1000;
  const most = Math.max(...evaluated.map(({ value }) => value));
  const rest = isHiding ? evaluated.filter(({ value }) => value < most) : [];
  const from = rest.length > 0 ? rest : evaluated;
  const best = Math.max(...from.map(({ value }) => value));
  const equals = from.filter(({ value }) => value === best);
  return equals[chance.below(equals.length)]!.move;
}
