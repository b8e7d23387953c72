// Which of the servers of a table acts for it: lets its bots move, and ends its clocks.

import type { ServerId, TableId } from '@kuluary/protocol/ids';

/** The other servers of the store. */
interface OtherServers {
  readonly alive: readonly ServerId[]; // as far as this one knows
  readonly attending: readonly ServerId[]; // those of them with guests connected to the table
}

/** A server with connected guests acts, or any server if there are none. Of several it is always the same one, so that
 * no two bots choose one move. */
export function isActingServer(
  own: ServerId,
  hasGuests: boolean, // connected to the table through this server
  { alive, attending }: OtherServers,
  table: TableId,
): boolean {
  if (attending.length > 0 && !hasGuests) return false;
  const candidates = attending.length > 0 || hasGuests ? attending : alive;
  return candidates.every((other) => ranksBefore(own, other, table));
}

/** An order of the servers, another one at each table. */
export function ranksBefore(one: ServerId, other: ServerId, table: TableId): boolean {
  return rank(one, table) < rank(other, table);
}

function rank(server: ServerId, table: TableId): number {
  let hash = 0x81_1c_9d_c5; // FNV-1a
  for (const character of `${server} ${table}`) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01_00_01_93);
  return hash >>> 0;
}
