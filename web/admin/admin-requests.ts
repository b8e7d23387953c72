// What the page of the operator asks of the server. The token goes in a header, never into an address.

import type { KickWish, Overview } from '@kuluary/protocol/admin';
import type { TableId } from '@kuluary/protocol/ids';
import { type Reply, request } from '../app/requests.ts';

export function requestOverview(token: string, code: string): Promise<Reply<Overview>> {
  return request(`/api/admin/overview?code=${code}`, undefined, shown(token));
}

export function requestKick(token: string, wish: KickWish): Promise<Reply<{ readonly table: TableId }>> {
  return request('/api/admin/kick', wish, shown(token));
}

/** Without a token one only finds out whether there is a door at all. */
function shown(token: string): Readonly<Record<string, string>> {
  return token === '' ? {} : { authorization: `Bearer ${token}` };
}
