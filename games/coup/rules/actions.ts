// The eight actions, as data: what each claims, costs, and who can stop it.

import { AMBASSADOR, ASSASSIN, CAPTAIN, CONTESSA, DUKE, INQUISITOR, NONE } from './characters.ts';

export const ACTIONS = ['income', 'foreign-aid', 'coup', 'tax', 'assassinate', 'steal', 'exchange', 'examine'] as const;
export type ActionName = (typeof ACTIONS)[number];

export const INCOME = 0;
export const FOREIGN_AID = 1;
export const COUP = 2;
export const TAX = 3;
export const ASSASSINATE = 4;
export const STEAL = 5;
export const EXCHANGE = 6;
export const EXAMINE = 7;

export interface ActionRule {
  readonly claims: number; // the character that the actor says it has, or NONE
  readonly cost: number; // paid on announcing
  readonly takes: number; // coins taken from the treasury, or from the target of a theft
  readonly target: 'needed' | 'optional' | 'none';
  readonly draws: number; // cards drawn from the deck to choose among
  readonly blockedBy: readonly number[]; // characters that stop it
  readonly openBlock: boolean; // any other seat may block, in every edition
}

const PLAIN: ActionRule = {
  claims: NONE,
  cost: 0,
  takes: 0,
  target: 'none',
  draws: 0,
  blockedBy: [],
  openBlock: false,
};

/** In the order of ACTIONS. */
export const ACTION_RULES: readonly ActionRule[] = [
  { ...PLAIN, takes: 1 },
  { ...PLAIN, takes: 2, blockedBy: [DUKE], openBlock: true },
  { ...PLAIN, cost: 7, target: 'needed' },
  { ...PLAIN, claims: DUKE, takes: 3 },
  { ...PLAIN, claims: ASSASSIN, cost: 3, target: 'needed', blockedBy: [CONTESSA] },
  { ...PLAIN, claims: CAPTAIN, takes: 2, target: 'needed', blockedBy: [CAPTAIN, AMBASSADOR, INQUISITOR] },
  { ...PLAIN, claims: AMBASSADOR, draws: 2 },
  { ...PLAIN, claims: INQUISITOR, target: 'optional', draws: 1 },
];

/** The action's index, or NONE for anything else. */
export function actionCode(name: unknown): number {
  switch (name) {
    case 'income':
      return INCOME;
    case 'foreign-aid':
      return FOREIGN_AID;
    case 'coup':
      return COUP;
    case 'tax':
      return TAX;
    case 'assassinate':
      return ASSASSINATE;
    case 'steal':
      return STEAL;
    case 'exchange':
      return EXCHANGE;
    case 'examine':
      return EXAMINE;
    default:
      return NONE;
  }
}
