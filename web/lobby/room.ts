// What the parts of the lobby share.

import type { Seat } from '@kuluary/kernel/game';
import type { SeatInfo, TableInfo, You } from '@kuluary/protocol/to-browser';
import type { LoadedGame } from '../games.ts';
import type { Answer, Request } from '../link/table-link.ts';

export interface LobbyRoom {
  readonly table: TableInfo;
  readonly you: You;
  readonly game: LoadedGame;
  readonly ask: (request: Request) => Promise<Answer>; // a refusal is shown by the lobby itself
}

/** The host's name; empty when nobody is host just now. */
export function hostName({ seats }: TableInfo): string {
  return seats.find(({ host }) => host)?.name ?? '';
}

export function taken({ seats }: Pick<TableInfo, 'seats'>): readonly SeatInfo[] {
  return seats.filter(({ kind }) => kind !== 'free');
}

/** Changes when somebody sits down at a seat, or leaves it. */
export function whoSits({ seats }: Pick<TableInfo, 'seats'>, seat: Seat): string {
  const { kind, name } = seats[seat]!;
  return `${kind} ${name}`;
}

/** Seats clockwise, one's own first: at the bottom of the table. */
export function clockwise(table: TableInfo, you: You): readonly Seat[] {
  const first = you.seat ?? 0;
  return table.seats.map((_, step) => (first + step) % table.seats.length);
}

/** What a free seat offers: whoever sits nowhere cannot move. */
export function offerOf({ host, seat }: You) {
  if (host) return 'seat.or-friend';
  return seat === null ? 'seat.free.sit' : 'seat.free.move';
}

/** How many will play if it begins now, and at least as many as the game needs: what options are completed for. */
export function playing(room: Pick<LobbyRoom, 'table' | 'game'>): number {
  return Math.max(taken(room.table).length, room.game.game.seats[0]);
}
