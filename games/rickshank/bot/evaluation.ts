// Evaluates a position for a seat, in points: by the result, or by an estimate where a playout stops early.

import type { Seat } from '@kuluary/kernel/game';
import { outcome, pointsOfSeat } from '../rules/score.ts';
import type { RulesContext } from '../rules/state.ts';
import { cardValueByNumber } from './card-values.ts';
import { meanCardValue } from './greedy-policy.ts';

const MAX_LEAD = 25; // larger leads count the same
const WIN_BONUS = 6; // points that a win is worth
const SAFE_LEAD = 12; // a lead that counts as a win
const TOKEN_POINTS = 0.6; // of a token, in the long run

/** Expected points for each power of the deck's mean card, by how many nemeses are left. Fitted to greedy games. */
const POINTS_PER_CARD_VALUE = [0, 2.4, 4.5, 6.2, 8.7, 13.5, 22, 30];

/** The lead of the seat, in points, and a bonus for a win. */
export function evaluatePosition(context: RulesContext, seat: Seat): number {
  const { state } = context;
  const isOver = state.end !== null;
  const pointsOf = isOver ? pointsOfSeat : expectedPoints;
  const own = pointsOf(context, seat);
  let others = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.players.length; other++) {
    if (other !== seat) others = Math.max(others, pointsOf(context, other));
  }
  const lead = own - others;
  const isWon = isOver ? (outcome(context)!.winners.includes(seat) ? 1 : -1) : clamp(lead / SAFE_LEAD, 1);
  return clamp(lead, MAX_LEAD) + WIN_BONUS * isWon;
}

function expectedPoints(context: RulesContext, seat: Seat): number {
  const { box, state } = context;
  const pointsPerValue = POINTS_PER_CARD_VALUE[Math.min(state.nemeses.length, POINTS_PER_CARD_VALUE.length - 1)]!;
  return (
    pointsOfSeat(context, seat) +
    pointsPerValue * meanCardValue(cardValueByNumber(box), state, seat) +
    TOKEN_POINTS * state.players[seat]!.tokens
  );
}

function clamp(n: number, bound: number): number {
  return Math.max(-bound, Math.min(bound, n));
}
