// Fetches the log of a finished match from the server.

import { failed, ok, type Result } from '@kuluary/kernel/result';
import type { TableId } from '@kuluary/protocol/ids';

/** As text; or the server's refusal code, or 'network'. */
export async function fetchMatchLog(table: TableId): Promise<Result<string, string>> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(`/api/tables/${encodeURIComponent(table)}/log`);
    text = await response.text();
  } catch {
    return failed('network');
  }
  return response.ok ? ok(text) : failed(faultIn(text));
}

function faultIn(text: string): string {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : 'network';
  } catch {
    return 'network';
  }
}
