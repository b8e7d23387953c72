// The keys of all messages, taken from the English catalogue. A refusal, option, event, decision or move without a message
// does not compile; an unused message fails a test.

import type { MAJORITIES, Options, ROLE_DEALS } from '../rules/options.ts';
import type { RefusalCode } from '../rules/refusal.ts';
import type { sentences } from './en/sentences.ts';

export type MessageKey = keyof typeof sentences;

/** Messages looked up by a name of the rules. */
export type NamedKey =
  | `refusal.${RefusalCode}`
  | `option.${keyof Options}`
  | `option.${keyof Options}.about`
  | `value.roles.${(typeof ROLE_DEALS)[number]}`
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
] as const satisfies readonly MessageKey[];
