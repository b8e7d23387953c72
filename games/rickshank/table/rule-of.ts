// The rule that a question stands on, by its id in the rules.

import type { View } from '../rules/view.ts';
import { askingOf } from '../texts/asking.ts';
import { QUESTION_RULE_IDS, type RuleId } from '../texts/rulebook/rule-ids.ts';

const END: RuleId = 'R18';
const GROUP_ATTACK: RuleId = 'R24';

export function ruleOf(view: View): RuleId {
  if (view.decision === null) return END;
  if (view.decision === 'defend' && askingOf(view)?.source.isGroup) return GROUP_ATTACK;
  return QUESTION_RULE_IDS[view.decision];
}
