// A player's own share of chance. It goes to the server with the seat, mixes into the deal, and stays here to check the
// deal by afterwards.

import { KeptPairs } from './kept-pairs.ts';

const BYTES = 8;

const salts = new KeptPairs('kuluary.salts');

/** Letters and digits that nobody can foresee. */
export function drawSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function keepSalt(table: string, salt: string): void {
  salts.keep(table, salt);
}

/** What was given to this table; undefined when nothing was, or from another device. */
export function saltOf(table: string): string | undefined {
  return salts.of(table);
}

/** The salt for this table: the one that was given before, or a new one. */
export function saltFor(table: string): string {
  const known = saltOf(table);
  if (known !== undefined) return known;
  const salt = drawSalt();
  keepSalt(table, salt);
  return salt;
}
