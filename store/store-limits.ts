// Limits of a store. Appends at different tables share a transaction, so an invalid one must be rejected before.

import type { AppendRequest } from '@kuluary/host/store';

export const NAME_LIMIT = 128; // characters of a table's name, of an id, of a secret's name
export const ENTRY_LIMIT = 1 << 20; // characters of an entry, of a secret
export const POSITION_LIMIT = 2 ** 31 - 1; // the largest integer that PostgreSQL's `integer` holds

/** Throws unless the append can be written: a caller that lets this happen has a bug. */
export function checkAppend({ table, position, entry, id }: AppendRequest): void {
  checkName('a table', table);
  if (id !== null) checkName('an id', id);
  checkText('an entry', entry);
  if (!Number.isInteger(position) || position < 1 || position > POSITION_LIMIT) {
    throw new RangeError(`${position} is not a position`);
  }
}

/** Neither database keeps a NUL in a text: PostgreSQL refuses it, and libsql returns only what precedes it. */
export function checkName(what: string, name: string): void {
  if (name.length === 0 || name.length > NAME_LIMIT || name.includes('\0')) {
    throw new RangeError(`the name of ${what} has 1 to ${NAME_LIMIT} characters and no NUL`);
  }
}

export function checkText(what: string, text: string): void {
  if (text.length > ENTRY_LIMIT || text.includes('\0')) {
    throw new RangeError(`${what} has at most ${ENTRY_LIMIT} characters and no NUL`);
  }
}
