// What the parts of the lobby share: the table, the viewer, the game, and how to send requests.

import type { Seat } from '@kuluary/kernel/game';
import type { SeatInfo, TableInfo, ViewerInfo } from '@kuluary/protocol/to-browser';
import type { TableReply, TableRequest } from '../connection/table-connection.ts';
import type { LoadedGame } from '../game-loaders.ts';

export interface LobbySession {
  readonly table: TableInfo;
  readonly you: ViewerInfo;
  readonly game: LoadedGame;
  readonly send: (request: TableRequest) => Promise<TableReply>; // the lobby shows refusals
}

/** Empty while there is no host. */
export function hostName({ seats }: TableInfo): string {
  return seats.find(({ host }) => host)?.name ?? '';
}

export function takenSeats({ seats }: Pick<TableInfo, 'seats'>): readonly SeatInfo[] {
  return seats.filter(({ kind }) => kind !== 'free');
}

/** Changes when somebody takes a seat, or leaves it. */
export function occupantKey({ seats }: Pick<TableInfo, 'seats'>, seat: Seat): string {
  const { kind, name } = seats[seat]!;
  return `${kind} ${name}`;
}

/** One's own first: at the bottom of the table. */
export function seatsClockwise(table: TableInfo, you: ViewerInfo): readonly Seat[] {
  const first = you.seat ?? 0;
  return table.seats.map((_, step) => (first + step) % table.seats.length);
}

/** Message key of what a free seat offers to this viewer. */
export function freeSeatOfferKey({ host, seat }: ViewerInfo) {
  if (host) return 'seat.or-friend';
  return seat === null ? 'seat.free.sit' : 'seat.free.move';
}

/** How many would play now, and at least as many as the game needs: options are completed for this number. */
export function playerCount(session: Pick<LobbySession, 'table' | 'game'>): number {
  return Math.max(takenSeats(session.table).length, session.game.game.seats[0]);
}
