// The id of the rule behind the pending decision.

import type { View } from '../rules/view.ts';
import { promptSourceOf } from '../texts/prompt-source.ts';
import { DECISION_RULE_IDS, type RuleId } from '../texts/rulebook/rule-ids.ts';

const END_RULE: RuleId = 'R18';
const GROUP_ATTACK_RULE: RuleId = 'R24';

export function ruleOfDecision(view: View): RuleId {
  if (view.decision === null) return END_RULE;
  if (view.decision === 'defend' && promptSourceOf(view)?.programSource.isGroup) return GROUP_ATTACK_RULE;
  return DECISION_RULE_IDS[view.decision];
}
