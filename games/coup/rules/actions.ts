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

/** What an action does when nothing stops it. */
type Effect = 'take' | 'steal' | 'coup' | 'assassinate' | 'choose' | 'examine';

export interface ActionRule {
  readonly claims: number; // the character that the actor says it has, or NONE
  readonly cost: number; // paid on announcing
  readonly effect: Effect; // against a target; an optional target left out makes it `choose`
  readonly takes: number; // coins from the treasury, or from the target of a theft
  readonly target: 'needed' | 'optional' | 'none';
  readonly draws: number; // cards drawn from the deck to choose among
  readonly blockedBy: readonly number[]; // characters that stop it
  readonly openBlock: boolean; // any other seat may block, in every edition
}

const PLAIN: ActionRule = {
  claims: NONE,
  cost: 0,
  effect: 'take',
  takes: 0,
  target: 'none',
  draws: 0,
  blockedBy: [],
  openBlock: false,
};
const THIEF_CATCHERS = [CAPTAIN, AMBASSADOR, INQUISITOR];

const RULES: Readonly<Record<ActionName, ActionRule>> = {
  income: { ...PLAIN, takes: 1 },
  'foreign-aid': { ...PLAIN, takes: 2, blockedBy: [DUKE], openBlock: true },
  coup: { ...PLAIN, cost: 7, effect: 'coup', target: 'needed' },
  tax: { ...PLAIN, claims: DUKE, takes: 3 },
  assassinate: { ...PLAIN, claims: ASSASSIN, cost: 3, effect: 'assassinate', target: 'needed', blockedBy: [CONTESSA] },
  steal: { ...PLAIN, claims: CAPTAIN, effect: 'steal', takes: 2, target: 'needed', blockedBy: THIEF_CATCHERS },
  exchange: { ...PLAIN, claims: AMBASSADOR, effect: 'choose', draws: 2 },
  examine: { ...PLAIN, claims: INQUISITOR, effect: 'examine', target: 'optional', draws: 1 },
};

/** By the action's index. */
export const ACTION_RULES: readonly ActionRule[] = ACTIONS.map((action) => RULES[action]);

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
