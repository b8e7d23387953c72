// The keys of all messages, from the English catalogue: a message without words does not compile, an unused one fails a test.

import type { CHARACTER_DEALS, Options } from '../rules/options.ts';
import type { RefusalCode } from '../rules/refusal.ts';
import type { sentences } from './en/sentences.ts';

export type MessageKey = keyof typeof sentences;

/** Keys built from names of the rules. */
export type NamedKey =
  | `refusal.${RefusalCode}`
  | `option.${keyof Options}`
  | `option.${keyof Options}.about`
  | `value.characters.${(typeof CHARACTER_DEALS)[number]}`;

export const REFERENCE_KEYS = [
  'reference.turn',
  'reference.buy',
  'reference.token',
  'reference.portal',
  'reference.ongoing',
  'reference.attack',
  'reference.nemesis',
  'reference.vote',
  'reference.end',
] as const satisfies readonly MessageKey[];
