// Why a table cannot be loaded, or no longer does anything.

/** The store no longer has this table. */
export class TableDeleted extends Error {}

/** The table is no longer in the memory of this server. */
export class TableUnloaded extends Error {}

/** A match continues with the rules version it began with, and this program does not have it: no longer, or not yet. */
export class RulesVersionMismatch extends Error {
  readonly code: 'old-rules' | 'new-rules';

  constructor(version: number, ours: number) {
    super(`begun with version ${version} of the rules; this program has ${ours}`);
    this.code = version < ours ? 'old-rules' : 'new-rules';
  }
}

/** The log itself is invalid: no server can continue it. */
export class CorruptLog extends Error {}

/** Expected: only the client that asked for the table needs to be told. */
export function isDeletedOrUnloaded(error: unknown): boolean {
  return error instanceof TableDeleted || error instanceof TableUnloaded;
}
