// The page's HTTP requests. A refusal is a value; so is a server that cannot be reached.

import { failed, ok, type Result } from '@kuluary/kernel/result';
import type { TableId } from '@kuluary/protocol/ids';
import type { TableListing } from '@kuluary/protocol/to-browser';

/** The body of the response, or the code of a refusal. */
export type Reply<Body> = Result<Body, string>;

const TIMEOUT = 8000; // ms

interface NewTable {
  readonly game: string;
  readonly name: string;
  readonly salt: string;
  readonly listed?: boolean;
}

export function createTable(newTable: NewTable): Promise<Reply<{ readonly table: TableId }>> {
  return sendHttpRequest('/api/tables', newTable);
}

export function fetchPublicTables(): Promise<Reply<{ readonly tables: readonly TableListing[] }>> {
  return sendHttpRequest('/api/tables');
}

export function joinAnyTable(): Promise<Reply<{ readonly table: TableId }>> {
  return sendHttpRequest('/api/join-any', {});
}

/** Moves the seat of a device link to this browser. */
export function moveSeatToThisDevice(token: string): Promise<Reply<{ readonly table: TableId }>> {
  return sendHttpRequest('/api/device', { token });
}

export async function sendHttpRequest<Body>(
  address: string,
  message?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply<Body>> {
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(address, {
      signal: AbortSignal.timeout(TIMEOUT),
      headers,
      ...(message !== undefined && {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(message),
      }),
    });
    body = await response.json();
  } catch {
    return failed('offline'); // no server, a timeout, or a response that is not JSON
  }
  return response.ok ? ok(body as Body) : failed(refusalCodeOf(body));
}

function refusalCodeOf(body: unknown): string {
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : 'unknown';
}
