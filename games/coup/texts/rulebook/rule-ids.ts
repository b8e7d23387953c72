// The ids of the rules, as listed in games/coup/README.md.

import type { ActionName } from '../../rules/actions-and-blocks.ts';

export const RULE_IDS = [
  ...(['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8', 'C9', 'C10'] as const),
  ...(['C11', 'C12', 'C13', 'C14', 'C15', 'C16', 'C17', 'C18', 'C19', 'C20'] as const),
  ...(['C21', 'C22', 'C23', 'C24', 'C25', 'C26', 'C27', 'C28', 'C29', 'C30'] as const),
  ...(['C31', 'C32', 'C33', 'C34', 'C35', 'C36', 'C37', 'C38', 'C39', 'C40', 'C41'] as const),
] as const;
export type RuleId = (typeof RULE_IDS)[number];

/** The rule that explains each action. */
export const ACTION_RULE_IDS: Readonly<Record<ActionName, RuleId>> = {
  income: 'C6',
  'foreign-aid': 'C7',
  coup: 'C8',
  tax: 'C9',
  assassinate: 'C10',
  steal: 'C11',
  exchange: 'C12',
  examine: 'C13',
};
