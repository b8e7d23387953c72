// Every message there is: what the English words have. A refusal or an option without words does not compile, nor does an
// event, a question or an answer where it is told; and a message that nobody speaks fails the test.

import type { Options } from '../rules/editions.ts';
import type { RefusalCode } from '../rules/refusal.ts';
import type { en } from './en.ts';

export type Key = keyof typeof en;

/** The values of those options whose values are words. */
type ValueKey = {
  [Id in keyof Options]: Options[Id] extends string ? `value.${Id}.${Options[Id]}` : never;
}[keyof Options];

/** Messages that are found by the names of the rules. */
export type NamedKey =
  | `refusal.${RefusalCode}`
  | `option.${keyof Options}`
  | `option.${keyof Options}.about`
  | ValueKey;
