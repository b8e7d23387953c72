// What an administrator of a server gets and sends. None of it reveals cards, or identifies a guest at other tables.

import { z } from 'zod';
import type { LogPosition } from './ids.ts';
import { CODE_DIGITS, GUEST_MARK_DIGITS } from './limits.ts';
import type { SeatInfo, TableInfo } from './to-browser.ts';
import { seatSchema } from './to-server.ts';
import type { Phase } from './vocabularies.ts';

/** A seat, and a mark of its guest: the same as long as it is the same guest at the same table. */
export interface AdminSeatSummary extends SeatInfo {
  readonly who: string | null; // null: nobody who could be kicked
}

export interface AdminTableSummary
  extends Pick<TableInfo, 'id' | 'game' | 'phase' | 'clock' | 'door' | 'listed' | 'spectators'> {
  readonly rules: number; // version
  readonly position: LogPosition; // entries in its log
  readonly opened: number; // ms since 1970
  readonly at: number; // when its last entry was made
  readonly seats: readonly AdminSeatSummary[];
}

export interface ServerOverview {
  readonly version: string;
  readonly protocol: number;
  readonly uptime: number; // s
  readonly games: readonly { readonly id: string; readonly rules: number }[];
  readonly kept: Readonly<Record<Phase, number>>; // tables in the store
  readonly inMemory: number; // of them, on this server
  readonly listening: number; // connections to them
  readonly found: number; // tables in memory that match the search
  readonly tables: readonly AdminTableSummary[]; // the latest of these
}

export const kickRequestSchema = z.strictObject({
  table: z.string().max(CODE_DIGITS).regex(/^\d+$/),
  seat: seatSchema,
  who: z.string().length(GUEST_MARK_DIGITS), // the seat may have another guest by now
});
export type KickRequest = z.infer<typeof kickRequestSchema>;
