// A device link moves a seat to another device of its player, once.

import { sha256Hex } from '@kuluary/kernel/fairness';
import { ok, type Result } from '@kuluary/kernel/result';
import type { GuestId, TableId } from '@kuluary/protocol/ids';
import type { LogEntryBody } from './log-entry.ts';
import { MAX_ENTRIES } from './log-limits.ts';
import { randomHex } from './random-ids.ts';
import { type RequestRefusal, refuse } from './request-refusal.ts';
import type { SeatState } from './seating.ts';
import type { TableState } from './table-state.ts';

export interface DeviceLink {
  readonly table: TableId;
  readonly holder: string; // fingerprint of the guest: the seat may change its number or its player
  readonly nonce: string;
}

export function makeDeviceLink(table: TableId, guest: GuestId): DeviceLink {
  return { table, holder: fingerprintOf(guest), nonce: randomHex(8) };
}

/** Gives the seat of the link's maker to this guest. */
export function planHandOver(
  state: TableState,
  { holder, nonce }: DeviceLink,
  guest: GuestId,
): Result<LogEntryBody, RequestRefusal> {
  if (state.seatOf(guest) !== undefined) return refuse('already-seated');
  if (state.seating.kicked.has(guest)) return refuse('kicked');
  if (state.position >= MAX_ENTRIES) return refuse('too-many');
  const isHolder = (it: SeatState) => it.kind === 'person' && fingerprintOf(it.guest) === holder;
  const seat = state.seats.findIndex(isHolder);
  if (seat === -1 || state.seating.usedNonces.has(nonce)) return refuse('bad-link');
  return ok({ type: 'handed-over', seat, guest, nonce });
}

function fingerprintOf(guest: GuestId): string {
  return sha256Hex(guest).slice(0, 16);
}
