// A table's code as people read and type it: six digits, in two groups of three.

import { CODE_DIGITS } from '@kuluary/protocol/limits';

const NBSP = '\u00a0';
const TABLE_LINK = new RegExp(`/t/(\\d{${CODE_DIGITS}})(?!\\d)`);

/** The digits in what was typed or pasted, be it a whole link. */
export function parseTableCode(text: string): string {
  return (TABLE_LINK.exec(text)?.[1] ?? text.replace(/\D/g, '')).slice(0, CODE_DIGITS);
}

export function formatTableCode(code: string): string {
  const half = CODE_DIGITS / 2;
  return code.length > half ? `${code.slice(0, half)}${NBSP}${code.slice(half)}` : code;
}
