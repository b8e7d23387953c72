// HTTP requests of the administration page. The token goes into a header, never into an address.

import type { KickRequest, ServerOverview } from '@kuluary/protocol/admin';
import type { TableId } from '@kuluary/protocol/ids';
import { type Reply, sendHttpRequest } from '../app/http-requests.ts';

export function fetchOverview(token: string, code: string): Promise<Reply<ServerOverview>> {
  return sendHttpRequest(`/api/admin/overview?code=${code}`, undefined, authorizationHeader(token));
}

export function kickGuest(token: string, request: KickRequest): Promise<Reply<{ readonly table: TableId }>> {
  return sendHttpRequest('/api/admin/kick', request, authorizationHeader(token));
}

/** Without a token the reply only tells whether the server has an administration page. */
function authorizationHeader(token: string): Readonly<Record<string, string>> {
  return token === '' ? {} : { authorization: `Bearer ${token}` };
}
