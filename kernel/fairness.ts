// Deals that can be proven fair. Before the deal the server publishes a commitment to a secret seed; then every seat
// may add a salt of its own; seed and salts together make the key of the table. Nobody, the server included, could
// have chosen the deal: the seed was fixed before the salts, the salts were given without knowing the seed.
// After the game the seed is revealed, and anybody can compute every draw again.

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Chance } from './chance.ts';
import { isWholeNumber } from './json.ts';

export const SEED_BYTES = 32;
export const MAX_SALT_LENGTH = 64;

/** What the server publishes before the deal. `seed` is hexadecimal, SEED_BYTES long. */
export function commitment(seed: string): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes('kuluary commitment 1\n'), hexToBytes(seed))));
}

/** The key from which all chance of one table flows. One salt per seat; an empty one where a seat gave none. */
export function tableKey(seed: string, salts: readonly string[]): Uint8Array {
  return hmac(sha256, hexToBytes(seed), utf8ToBytes(`kuluary table 1\n${JSON.stringify(salts)}`));
}

export function isSeed(value: unknown): value is string {
  return typeof value === 'string' && value.length === 2 * SEED_BYTES && /^[0-9a-f]+$/.test(value);
}

/** Chance of a real table: a keyed stream that depends on the position in the log and on nothing else. */
export function keyedChance(key: Uint8Array, position: number): Chance {
  let block = new Uint8Array(0);
  let next = 0; // the byte of `block` to read next
  let blocks = 0;
  const word = (): number => {
    if (next === block.length) {
      block = hmac(sha256, key, utf8ToBytes(`${position} ${blocks++}`)) as Uint8Array<ArrayBuffer>;
      next = 0;
    }
    next += 4;
    return new DataView(block.buffer, block.byteOffset).getUint32(next - 4);
  };
  return {
    below(n) {
      if (!isWholeNumber(n, 1, 0x1_0000_0000)) throw new RangeError(`no number is below ${n}`);
      const fair = 0x1_0000_0000 - (0x1_0000_0000 % n); // words from here on would favour small numbers
      for (;;) {
        const drawn = word();
        if (drawn < fair) return drawn % n;
      }
    },
  };
}

/** The SHA-256 fingerprint of a text. */
export function digest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
