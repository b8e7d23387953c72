// How well off a seat is: by the end of the game, or by what it may hope for when a play-out breaks off.

import type { Seat } from '@kuluary/kernel/game';
import { outcome, points } from '../rules/score.ts';
import type { Table } from '../rules/state.ts';
import { meanStrength } from './policy.ts';
import { strengthsOf } from './strength.ts';

const DECISIVE = 25; // points that decide a game nearly surely
const WON = 6; // points that a win is worth
const SAFE = 12; // points ahead with which a game is as good as won
const TOKEN = 0.6; // points that a token brings in the long run

/** Points that a deck brings for each power of its mean card, by how many nemeses are left. Fitted to greedy games. */
const HOPE = [0, 2.4, 4.5, 6.2, 8.7, 13.5, 22, 30];

/** By how many points the seat leads; who has won is a little better off than that. */
export function standing(table: Table, seat: Seat): number {
  const { state } = table;
  const isOver = state.end !== null;
  const worth = isOver ? points : prospects;
  const own = worth(table, seat);
  let others = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.players.length; other++) {
    if (other !== seat) others = Math.max(others, worth(table, other));
  }
  const lead = own - others;
  const isWon = isOver ? (outcome(table)!.winners.includes(seat) ? 1 : -1) : within(lead / SAFE, 1);
  return within(lead, DECISIVE) + WON * isWon;
}

function prospects(table: Table, seat: Seat): number {
  const { box, state } = table;
  const hope = HOPE[Math.min(state.nemeses.length, HOPE.length - 1)]!;
  return points(table, seat) + hope * meanStrength(strengthsOf(box), state, seat) + TOKEN * state.players[seat]!.tokens;
}

function within(n: number, bound: number): number {
  return Math.max(-bound, Math.min(bound, n));
}
