// The rule that a question stands on, by its id in the rules.

import type { View } from '../rules/view.ts';
import { askingOf } from '../texts/asking.ts';
import { ABILITY_RULE_IDS, QUESTION_RULE_IDS, type RuleId } from '../texts/rulebook/rule-ids.ts';

const END = 'V25';

export function ruleOf(view: View): RuleId {
  if (view.decision === null) return END;
  const asking = askingOf(view);
  const emotion = asking?.source.kind === 'marker' ? asking.source.emotion : undefined;
  return (emotion && ABILITY_RULE_IDS[emotion]) ?? QUESTION_RULE_IDS[view.decision];
}
