// How many entries a table's log may hold.

import type { ClientRequest } from '@kuluary/protocol/to-server';
import type { TableState } from './table-state.ts';

export const MAX_ENTRIES = 5000; // of a table: beyond them only moves, speech in a match and the start
export const MAX_LOBBY_ENTRIES = 1000; // of a lobby: beyond them only what its host decides about seats, settings and the start
const HOST_REQUESTS: readonly ClientRequest['type'][] = ['clear-seat', 'seat-bot', 'set', 'start'];

/** A log does not grow for ever, and no guest can fill it for the host, or for speech during the match. */
export function isLogFull({ phase, position }: TableState, { type }: ClientRequest): boolean {
  if (type === 'move' || type === 'start' || (type === 'say' && phase !== 'lobby')) return false;
  if (position >= MAX_ENTRIES) return true;
  return phase === 'lobby' && position >= MAX_LOBBY_ENTRIES && !HOST_REQUESTS.includes(type);
}
