// The keys of all messages, from the English catalogue. A refusal, option, event, decision or move without a message does not
// compile; a message without a use fails the test.

import type { Options } from '../rules/editions.ts';
import type { RefusalCode } from '../rules/refusal.ts';
import type { en } from './en.ts';

export type MessageKey = keyof typeof en;

/** Keys of option values that are words. */
type ValueKey = {
  [Id in keyof Options]: Options[Id] extends string ? `value.${Id}.${Options[Id]}` : never;
}[keyof Options];

/** Keys made of ids of the rules. */
export type NamedKey =
  | `refusal.${RefusalCode}`
  | `option.${keyof Options}`
  | `option.${keyof Options}.about`
  | ValueKey;
