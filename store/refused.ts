// Why a store cannot be opened, in words for the person who starts the server.

const REFUSALS = ['in-use', 'unreadable', 'too-new', 'unreachable'] as const;
export type Refusal = (typeof REFUSALS)[number];

export class StoreRefused extends Error {
  override readonly name = 'StoreRefused';
  readonly reason: Refusal;

  constructor(reason: Refusal, words: string, cause?: unknown) {
    super(words, { cause });
    this.reason = reason;
  }
}

export function reasonIn(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
