// Why a store cannot be opened, with a message for the person who starts the server.

const STORE_OPEN_FAILURES = ['in-use', 'unreadable', 'too-new', 'unreachable'] as const;
export type StoreOpenFailure = (typeof STORE_OPEN_FAILURES)[number];

export class StoreOpenError extends Error {
  override readonly name = 'StoreRefused';
  readonly reason: StoreOpenFailure;

  constructor(reason: StoreOpenFailure, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

export function errorMessageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
