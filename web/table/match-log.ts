// The log of a finished match, from the server.

import { failed, ok, type Result } from '@kuluary/kernel/result';
import type { TableId } from '@kuluary/protocol/ids';

/** As text. Where it cannot be had: a fault of the server's, or 'network'. */
export async function fetchLog(table: TableId): Promise<Result<string, string>> {
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(`/api/tables/${encodeURIComponent(table)}/log`);
    text = await answer.text();
  } catch {
    return failed('network');
  }
  return answer.ok ? ok(text) : failed(faultIn(text));
}

function faultIn(text: string): string {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : 'network';
  } catch {
    return 'network';
  }
}
