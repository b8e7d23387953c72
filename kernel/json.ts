// Checks of untrusted JSON, and a canonical form for writing it.

import { failed, ok, type Result } from './result.ts';

/** Is this unchecked value an object with named fields? */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isWholeNumber(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}

/** Nothing of ours is nested deeper; a deeper text is an attack. */
export const MAX_JSON_DEPTH = 64;

/** Parses untrusted JSON: the value, or a sentence saying what is wrong. */
export function parseJson(text: string, maxLength: number): Result<unknown, string> {
  if (text.length > maxLength) return failed(`longer than ${maxLength} characters`);
  if (isNestedTooDeep(text)) return failed(`nested deeper than ${MAX_JSON_DEPTH} levels`);
  try {
    return ok(JSON.parse(text) as unknown);
  } catch (error) {
    return failed(`not JSON: ${(error as Error).message}`);
  }
}

const BRACKET_CODES = Array.from('"\\[{]}', (character) => character.charCodeAt(0));
const [QUOTE, BACKSLASH, LIST, RECORD, LIST_END, RECORD_END] = BRACKET_CODES;

/** Runs on every message: character codes compare faster than characters. */
function isNestedTooDeep(text: string): boolean {
  let depth = 0;
  let isText = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) isText = !isText;
    else if (isText)
      i += code === BACKSLASH ? 1 : 0; // skip the escaped character
    else if (code === LIST || code === RECORD) depth++;
    else if (code === LIST_END || code === RECORD_END) depth--;
    if (depth > MAX_JSON_DEPTH) return true;
  }
  return false;
}

/** Equal values give equal texts, whatever the order of their fields. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) => {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return item;
    return Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
