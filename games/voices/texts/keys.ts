// Every message there is: what the English words have. A refusal or an option without words does not compile, nor does an
// event, a question or an answer where it is told; and a message that nobody speaks fails the test.

import type { DEALS, MAJORITIES, Options } from '../rules/options.ts';
import type { RefusalCode } from '../rules/refusal.ts';
import type { sentences } from './en/sentences.ts';

export type Key = keyof typeof sentences;

/** Messages that are found by the names of the rules. */
export type NamedKey =
  | `refusal.${RefusalCode}`
  | `option.${keyof Options}`
  | `option.${keyof Options}.about`
  | `value.roles.${(typeof DEALS)[number]}`
  | `value.majority.${(typeof MAJORITIES)[number]}`;

export const REFERENCE_KEYS = [
  'reference.round',
  'reference.push',
  'reference.control',
  'reference.regions',
  'reference.trial',
  'reference.influence',
  'reference.strategies',
  'reference.end',
] as const satisfies readonly Key[];
