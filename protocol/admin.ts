// What whoever runs a server is told, and may ask. None of it says what a seat holds, or who a guest is elsewhere.

import { z } from 'zod';
import type { LogPosition } from './ids.ts';
import { CODE_DIGITS, MARK_DIGITS } from './limits.ts';
import type { SeatInfo, TableInfo } from './to-browser.ts';
import { seat } from './to-server.ts';
import type { Phase } from './words.ts';

/** A seat, and a mark of whoever holds it: the same as long as it is the same guest at the same table. */
export interface SeatGlance extends SeatInfo {
  readonly who: string | null; // null: nobody who could be sent away
}

export interface Glance extends Pick<TableInfo, 'id' | 'game' | 'phase' | 'clock' | 'door' | 'listed' | 'spectators'> {
  readonly rules: number; // version
  readonly position: LogPosition; // entries in its log
  readonly opened: number; // ms since 1970
  readonly at: number; // when something happened there last
  readonly seats: readonly SeatGlance[];
}

export interface Overview {
  readonly version: string;
  readonly protocol: number;
  readonly uptime: number; // s
  readonly games: readonly { readonly id: string; readonly rules: number }[];
  readonly kept: Readonly<Record<Phase, number>>; // tables in the store
  readonly inMemory: number; // of them, on this server
  readonly listening: number; // connections to them
  readonly found: number; // tables in memory that were looked for
  readonly tables: readonly Glance[]; // of these the latest
}

export const kickWish = z.strictObject({
  table: z.string().max(CODE_DIGITS).regex(/^\d+$/),
  seat,
  who: z.string().length(MARK_DIGITS), // whoever sits there by now may be another
});
export type KickWish = z.infer<typeof kickWish>;
