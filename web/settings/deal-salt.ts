// A player's salt, which is mixed into the seed of the deal. It is sent with `sit`, and kept here to check the deal
// afterwards.

import { PerTableStorage } from './per-table-storage.ts';

const SALT_BYTES = 8;

const salts = new PerTableStorage('kuluary.salts');

export function generateSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function saveSalt(table: string, salt: string): void {
  salts.set(table, salt);
}

/** The salt sent to this table; undefined when none was, or from another device. */
export function knownSalt(table: string): string | undefined {
  return salts.get(table);
}

export function getOrCreateSalt(table: string): string {
  const known = knownSalt(table);
  if (known !== undefined) return known;
  const salt = generateSalt();
  saveSalt(table, salt);
  return salt;
}
