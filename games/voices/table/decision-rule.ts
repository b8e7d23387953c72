// Finds the id of the rule behind a decision.

import type { View } from '../rules/view.ts';
import { promptSourceOf } from '../texts/prompt-source.ts';
import { ABILITY_RULE_IDS, DECISION_RULE_IDS, type RuleId } from '../texts/rulebook/rule-ids.ts';

const END_RULE = 'V25';

export function ruleOfDecision(view: View): RuleId {
  if (view.decision === null) return END_RULE;
  const promptSource = promptSourceOf(view);
  const emotion = promptSource?.programSource.kind === 'marker' ? promptSource.programSource.emotion : undefined;
  return (emotion && ABILITY_RULE_IDS[emotion]) ?? DECISION_RULE_IDS[view.decision];
}
