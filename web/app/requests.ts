// What the page asks of the server by plain HTTP. A refusal is a value; so is a server that cannot be reached.

import { failed, ok, type Result } from '@kuluary/kernel/result';
import type { TableId } from '@kuluary/protocol/ids';
import type { Listing } from '@kuluary/protocol/to-browser';

/** What came back, or the code of a refusal. */
export type Reply<Body> = Result<Body, string>;

const PATIENCE = 8000; // ms

export interface NewTable {
  readonly game: string;
  readonly name: string;
  readonly salt: string;
  readonly listed?: boolean;
}

export function requestTable(wish: NewTable): Promise<Reply<{ readonly table: TableId }>> {
  return request('/api/tables', wish);
}

export function requestTables(): Promise<Reply<{ readonly tables: readonly Listing[] }>> {
  return request('/api/tables');
}

export function requestAnySeat(): Promise<Reply<{ readonly table: TableId }>> {
  return request('/api/join-any', {});
}

/** Moves the seat of a one-time link to this browser. */
export function requestSeat(token: string): Promise<Reply<{ readonly table: TableId }>> {
  return request('/api/device', { token });
}

export async function request<Body>(
  address: string,
  message?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply<Body>> {
  let answer: Response;
  let body: unknown;
  try {
    answer = await fetch(address, {
      signal: AbortSignal.timeout(PATIENCE),
      headers,
      ...(message !== undefined && {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(message),
      }),
    });
    body = await answer.json();
  } catch {
    return failed('offline'); // no server, no patience, or a page of somebody else's in between
  }
  return answer.ok ? ok(body as Body) : failed(codeOf(body));
}

function codeOf(body: unknown): string {
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : 'unknown';
}
