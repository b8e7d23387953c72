// Every message there is: what the English words have. A refusal or an option without words does not compile, nor does an
// event, a question or an answer where it is told; and a message that nobody speaks fails the test.

import type { DEALS, Options } from '../rules/options.ts';
import type { RefusalCode } from '../rules/refusal.ts';
import type { sentences } from './en/sentences.ts';

export type Key = keyof typeof sentences;

/** Messages that are found by the names of the rules. */
export type NamedKey =
  | `refusal.${RefusalCode}`
  | `option.${keyof Options}`
  | `option.${keyof Options}.about`
  | `value.characters.${(typeof DEALS)[number]}`;

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
] as const satisfies readonly Key[];
