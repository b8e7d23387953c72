// The ids of the rules in games/voices/README.md.

import type { DecisionKind } from '../../rules/state.ts';
import type { Emotion } from '../../rules/vocabulary.ts';

export const RULE_IDS = [
  ...(['V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V7', 'V8', 'V9', 'V10'] as const),
  ...(['V11', 'V12', 'V13', 'V14', 'V15', 'V16', 'V17', 'V18', 'V19', 'V20'] as const),
  ...(['V21', 'V22', 'V23', 'V24', 'V25', 'V26', 'V27', 'V28', 'V29', 'V30'] as const),
  ...(['V31', 'V32', 'V33', 'V34', 'V35', 'V36', 'V37', 'V38', 'V39', 'V40'] as const),
  ...(['V41', 'V42', 'V43', 'V44'] as const),
] as const;
export type RuleId = (typeof RULE_IDS)[number];

/** The rule behind each kind of decision; a decision of a marker's ability has the ability's rule. */
export const DECISION_RULE_IDS: Readonly<Record<DecisionKind, RuleId>> = {
  colours: 'V44',
  trial: 'V7',
  push: 'V8',
  strategy: 'V18',
  order: 'V20',
  tie: 'V12',
  hidden: 'V15',
  either: 'V14',
  may: 'V14',
  juror: 'V14',
  influence: 'V16',
  marker: 'V38',
  target: 'V14',
  also: 'V21',
  discard: 'V17',
  replace: 'V36',
};

/** The rules of the marker abilities. */
export const ABILITY_RULE_IDS: Readonly<Partial<Record<Emotion, RuleId>>> = {
  anger: 'V32',
  sadness: 'V33',
  trust: 'V34',
  fear: 'V35',
  embarrassment: 'V36',
  panic: 'V37',
};
