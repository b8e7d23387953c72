// The log of a finished match, from the server.

/** Why a log could not be had: a fault of the server's, or 'network'. */
export class NoLog extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`no log: ${code}`);
    this.code = code;
  }
}

export async function fetchLog(code: string): Promise<string> {
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(`/api/tables/${encodeURIComponent(code)}/log`);
    text = await answer.text();
  } catch {
    throw new NoLog('network');
  }
  if (!answer.ok) throw new NoLog(faultIn(text));
  return text;
}

function faultIn(text: string): string {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : 'network';
  } catch {
    return 'network';
  }
}
