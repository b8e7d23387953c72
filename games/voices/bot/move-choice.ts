// Evaluates the moves of every decision but a push: each is applied to sampled states up to the next decision of another seat.

import { makeFrame, NO_CARD } from '@kuluary/card-language/interpreter';
import type { Seat } from '@kuluary/kernel/game';
import { trialNumber } from '../rules/card-box.ts';
import { legalMoves } from '../rules/decisions.ts';
import { applyMove, runUntilDecision } from '../rules/effect-steps.ts';
import type { Move } from '../rules/moves.ts';
import { cloneState, currentWindow, type DecisionKind, PASS, type RulesContext, type State } from '../rules/state.ts';
import { evaluatePosition } from './evaluation.ts';

const MAX_DEPTH = 3; // own moves in a row
const FOLLOWED_DECISIONS: readonly DecisionKind[] = ['juror', 'influence', 'marker', 'either', 'may', 'target']; // searched deeper
const KEPT_STRATEGY_VALUE = 0.025; // that playing a strategy now has to exceed

function moveValue(context: RulesContext, seat: Seat, move: Move, depth = 0): number {
  const { state } = context;
  if (move.type === 'trial') return trialCardValue(context, seat, trialNumber(context.box, move.card));
  if (isBlindChoice(context, seat)) return 0;
  if (move.type === 'pass')
    return evaluatePosition(context, seat) + (state.asked!.kind === 'strategy' ? KEPT_STRATEGY_VALUE : 0);
  const next = { ...context, state: cloneState(state), eventSink: undefined };
  if (move.type === 'strategy') assumeOthersPass(next.state, seat);
  applyMove(next, seat, move);
  return bestContinuation(next, seat, depth);
}

function isBlindChoice({ state }: RulesContext, seat: Seat): boolean {
  return state.asked!.kind === 'order' || (state.asked!.kind === 'hidden' && seat !== state.prosecutor);
}

/** A strategy is evaluated as if no other seat played one. */
function assumeOthersPass(state: State, seat: Seat): void {
  const strategyWindow = currentWindow(state)!;
  strategyWindow.answers = strategyWindow.answers.filter((each) => each.seat === seat && each.card !== PASS);
  state.asked = { kind: 'strategy', seats: [seat] };
}

function bestContinuation(context: RulesContext, seat: Seat, depth: number): number {
  const { asked: pendingDecision } = context.state;
  if (
    !pendingDecision ||
    depth >= MAX_DEPTH ||
    !pendingDecision.seats.includes(seat) ||
    !FOLLOWED_DECISIONS.includes(pendingDecision.kind)
  ) {
    return evaluatePosition(context, seat);
  }
  return Math.max(
    ...legalMoves(context.box, context.state, seat).map((move) => moveValue(context, seat, move, depth + 1)),
  );
}

/** The value after the prosecutor's own abilities on the card's front. */
function trialCardValue(context: RulesContext, seat: Seat, card: number): number {
  const next = { ...context, state: cloneState(context.state), eventSink: undefined };
  next.state.asked = null;
  next.state.stack = [];
  for (const { by, programs } of context.box.trial[card]!.sides.front) {
    if (by === 'prosecutor') next.state.stack.unshift(makeFrame(programs[0]!, seat, NO_CARD));
  }
  runUntilDecision(next);
  return bestContinuation(next, seat, 0);
}

export function averageMoveValue(samples: readonly RulesContext[], seat: Seat, move: Move): number {
  return samples.reduce((sum, context) => sum + moveValue(context, seat, move), 0) / samples.length;
}
