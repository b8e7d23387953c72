// Whether a seat may say a line: programs are silent, and nobody may flood the others.

import type { Seat } from '@kuluary/kernel/game';
import { ok, type Result } from '@kuluary/kernel/result';
import { MAX_CHAT_LINES } from '@kuluary/protocol/limits';
import type { ClientRequest } from '@kuluary/protocol/to-server';
import type { LogEntryBody } from './log-entry.ts';
import { type RequestRefusal, refuse } from './request-refusal.ts';
import type { TableState } from './table-state.ts';

const CHAT_BURST = 5; // lines that a seat may say
const CHAT_SPAN = 10_000; // ms, within which

export function planSay(
  state: TableState,
  seat: Seat,
  { speech }: Extract<ClientRequest, { type: 'say' }>,
  now: number,
): Result<LogEntryBody, RequestRefusal> {
  const own = state.speech.lines.filter((said) => said.seat === seat);
  if (own.length >= maxLinesOf(state, seat)) return refuse('chat-full');
  const oldest = own.at(-CHAT_BURST);
  if (oldest && now - oldest.at < CHAT_SPAN) return refuse('too-fast');
  return ok({ type: 'said', seat, speech });
}

/** A program may not speak. */
function maxLinesOf({ seats }: TableState, seat: Seat): number {
  const occupant = seats[seat]!;
  return occupant.kind === 'person' && occupant.program ? 0 : MAX_CHAT_LINES;
}
