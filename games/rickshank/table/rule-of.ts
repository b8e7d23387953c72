// The rule that a question stands on, by its id in the rules.

import type { Kind } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

const RULES: Readonly<Record<Kind, string>> = {
  main: 'R8',
  guard: 'S1',
  choose: 'R14',
  may: 'R8',
  either: 'R8',
  target: 'R21',
  defend: 'R21',
  ballot: 'V1',
  reveal: 'V3',
  tie: 'V5',
  order: 'R17',
  character: 'R5',
};

export function ruleOf({ decision }: View): string {
  return decision === null ? 'R18' : RULES[decision];
}
