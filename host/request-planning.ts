// Decides what a guest's request at a table leads to: an entry for the log, or a refusal. Changes nothing itself.

import type { Seat } from '@kuluary/kernel/game';
import { failed, ok, type Result } from '@kuluary/kernel/result';
import type { TableId } from '@kuluary/protocol/ids';
import type { ClientRequest } from '@kuluary/protocol/to-server';
import { guestMarkOf } from './admin-summary.ts';
import { isAwaitedPlayer, planLobbyRequest } from './lobby-requests.ts';
import type { LogEntryBody } from './log-entry.ts';
import { isLogFull } from './log-limits.ts';
import type { AlreadyMade } from './move-deduplication.ts';
import { type RequestRefusal, refuse } from './request-refusal.ts';
import { planSit, planStand, type Requester } from './seat-requests.ts';
import { planSay } from './speech-limits.ts';
import type { TableState } from './table-state.ts';

/** Without `rematch`, `device` and `program`, which need more than this table. */
export type PlannedRequest = Exclude<ClientRequest, { type: 'rematch' | 'device' | 'program' }>;

export function planRequest(
  state: TableState,
  requester: Requester,
  request: PlannedRequest,
  now: number,
): Result<LogEntryBody | AlreadyMade, RequestRefusal> {
  const seat = state.seatOf(requester.guest);
  if (isLogFull(state, request) && !(request.type === 'sit' && isAwaitedPlayer(state, seat))) return refuse('too-many');
  if (request.type === 'sit') return planSit(state, requester, request);
  if (seat === undefined) return refuse('not-seated');
  switch (request.type) {
    case 'move':
      return planMove(state, seat, request);
    case 'say':
      return planSay(state, seat, request, now);
    case 'undo':
      return state.progress?.mayTakeBack(seat) ? ok({ type: 'undone', seat }) : refuse('no-undo');
    case 'stand':
      return planStand(state, seat);
    default:
      return state.phase === 'lobby' ? planLobbyRequest(state, seat, request, now) : refuse('wrong-phase');
  }
}

/** The administrator kicks the guest with the mark `who`, not whoever sits there by now. */
export function planKick(
  table: TableId,
  state: TableState,
  seat: Seat,
  who: string,
): Result<LogEntryBody, RequestRefusal> {
  const occupant = state.seats[seat];
  return occupant && guestMarkOf(table, occupant) === who ? ok({ type: 'kicked', seat }) : refuse('no-such-seat');
}

function planMove(
  state: TableState,
  seat: Seat,
  { asked, move, id }: Extract<ClientRequest, { type: 'move' }>,
): Result<LogEntryBody | AlreadyMade, RequestRefusal> {
  const repeated = state.progress?.sentMoves.find(seat, id, move);
  if (repeated) return repeated;
  if (state.phase !== 'playing' || !state.match) return refuse('wrong-phase');
  const pending = state.pendingDecisions[seat];
  if (pending && pending.position !== asked) return refuse('stale-decision');
  const refusal = state.match.game.refusal(state.match.state, seat, move);
  return refusal ? failed(refusal) : ok({ type: 'moved', seat, move, by: 'player', id });
}
