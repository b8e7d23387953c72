// The rule ids of games/rickshank/README.md, and the rule of each kind of decision.

import type { DecisionKind } from '../../rules/state.ts';

export const RULE_IDS = [
  ...(['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9', 'R10'] as const),
  ...(['R11', 'R12', 'R13', 'R14', 'R15', 'R16', 'R17', 'R18', 'R19', 'R20'] as const),
  ...(['R21', 'R22', 'R23', 'R24', 'R25', 'R26', 'R27', 'R28', 'R29'] as const),
  ...(['S1', 'S2'] as const),
  ...(['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7', 'E8'] as const),
  ...(['V0', 'V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V7'] as const),
  ...(['R30', 'R31', 'R32', 'R33', 'R34', 'R35', 'R36', 'R37', 'R38', 'R39', 'R40'] as const),
  ...(['R41', 'R42', 'R43', 'R44', 'R45', 'R46', 'R47', 'R48', 'R49', 'R50'] as const),
  ...(['R51', 'R52', 'R53', 'R54', 'R55', 'R56'] as const),
] as const;
export type RuleId = (typeof RULE_IDS)[number];

/** For a group attack it is R24. */
export const DECISION_RULE_IDS: Readonly<Record<DecisionKind, RuleId>> = {
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
