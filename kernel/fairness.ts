// Provably fair deals. Before the deal the server publishes a commitment to a secret seed; then every seat
// may add a salt of its own; seed, salts, game and options together make the key of the table, and every number that
// chance gives follows from that key and from how many came before it.
//
// What that proves, to a player who saw the commitment before giving an unforeseeable salt: the deal was not
// chosen. The seed was fixed before the salt, the salt was given without knowing the seed, and the order in which
// moves arrive changes no draw. What it does not prove: that the server kept its knowledge of the seed to itself, or
// that it does not conspire with the last seat to give a salt.

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Chance } from './chance.ts';
import { canonicalJson, isWholeNumber } from './json.ts';

export const SEED_BYTES = 32;
export const MAX_SALT_LENGTH = 64;
const UINT32_VALUES = 0x1_0000_0000; // of 32 bits

/** What the server publishes before the deal. `seed` is hexadecimal, SEED_BYTES long. */
export function commitmentOf(seed: string): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes('kuluary commitment 1\n'), hexToBytes(seed))));
}

/** The public inputs of a table key; the seed is the secret one. */
interface TableKeyTerms {
  readonly game: string;
  readonly options: unknown;
  readonly salts: readonly string[]; // one per seat; an empty one where a seat gave none
}

/** The key from which every draw of one table follows. */
export function tableKey(seed: string, { game, options, salts }: TableKeyTerms): Uint8Array {
  return hmac(sha256, hexToBytes(seed), utf8ToBytes(`kuluary table 1\n${canonicalJson({ game, options, salts })}`));
}

export function isSeed(value: unknown): value is string {
  return typeof value === 'string' && value.length === 2 * SEED_BYTES && /^[0-9a-f]+$/.test(value);
}

/** Chance of a real table: a keyed stream, from draw number `firstDraw` on. */
export function keyedChance(key: Uint8Array): (firstDraw: number) => Chance {
  const keyedHash = hmac.create(sha256, key);
  return (firstDraw) => {
    let draw = firstDraw;
    return {
      below(n) {
        if (!isWholeNumber(n, 1, UINT32_VALUES)) throw new RangeError(`no number is below ${n}`);
        const unbiasedLimit = UINT32_VALUES - (UINT32_VALUES % n); // larger words would favour small numbers
        for (let attempt = 0; ; attempt++) {
          const block = keyedHash
            .clone()
            .update(utf8ToBytes(`${draw} ${attempt}`))
            .digest();
          const word = new DataView(block.buffer, block.byteOffset).getUint32(0);
          if (word >= unbiasedLimit) continue;
          draw++;
          return word % n;
        }
      },
    };
  };
}

/** The SHA-256 fingerprint of a text. */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
