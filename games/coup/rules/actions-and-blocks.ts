// The eight actions as data: what each claims, costs and does; which characters block it, and which seats may.

import { AMBASSADOR, ASSASSIN, CAPTAIN, CONTESSA, charactersInPlay, DUKE, INQUISITOR, NONE } from './characters.ts';
import type { Options } from './editions.ts';
import type { State } from './state.ts';

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

type ActionEffect = 'take' | 'steal' | 'coup' | 'assassinate' | 'choose-cards' | 'examine';

export interface ActionRule {
  readonly claims: number; // the character that the actor says it has, or NONE
  readonly cost: number; // paid on announcing
  readonly effect: ActionEffect; // against a target; without its optional target it is `choose-cards`
  readonly takes: number; // coins from the treasury, or from the target of a theft
  readonly target: 'needed' | 'optional' | 'none';
  readonly draws: number; // cards drawn from the deck to choose among
  readonly blockedBy: readonly number[]; // characters
  readonly anyoneMayBlock: boolean; // any other seat may block, in every edition
}

const DEFAULT_RULE: ActionRule = {
  claims: NONE,
  cost: 0,
  effect: 'take',
  takes: 0,
  target: 'none',
  draws: 0,
  blockedBy: [],
  anyoneMayBlock: false,
};
const THEFT_BLOCKERS = [CAPTAIN, AMBASSADOR, INQUISITOR];

const RULES_BY_NAME: Readonly<Record<ActionName, ActionRule>> = {
  income: { ...DEFAULT_RULE, takes: 1 },
  'foreign-aid': { ...DEFAULT_RULE, takes: 2, blockedBy: [DUKE], anyoneMayBlock: true },
  coup: { ...DEFAULT_RULE, cost: 7, effect: 'coup', target: 'needed' },
  tax: { ...DEFAULT_RULE, claims: DUKE, takes: 3 },
  assassinate: {
    ...DEFAULT_RULE,
    claims: ASSASSIN,
    cost: 3,
    effect: 'assassinate',
    target: 'needed',
    blockedBy: [CONTESSA],
  },
  steal: { ...DEFAULT_RULE, claims: CAPTAIN, effect: 'steal', takes: 2, target: 'needed', blockedBy: THEFT_BLOCKERS },
  exchange: { ...DEFAULT_RULE, claims: AMBASSADOR, effect: 'choose-cards', draws: 2 },
  examine: { ...DEFAULT_RULE, claims: INQUISITOR, effect: 'examine', target: 'optional', draws: 1 },
};

/** By action code. */
export const ACTION_RULES: readonly ActionRule[] = ACTIONS.map((action) => RULES_BY_NAME[action]);

/** Is the character that the action claims in play? */
export function isActionInPlay(action: number, inquisitor: boolean): boolean {
  const { claims } = ACTION_RULES[action]!;
  return claims === NONE || charactersInPlay(inquisitor).includes(claims);
}

/** The characters in play that block an action. */
export function blockingCharacters(action: number, inquisitor: boolean): readonly number[] {
  return ACTION_RULES[action]!.blockedBy.filter((character) => charactersInPlay(inquisitor).includes(character));
}

/** The seats that may block the announced action. */
export function seatsThatMayBlock(state: State): number {
  const rule = ACTION_RULES[state.action]!;
  if (rule.blockedBy.length === 0) return 0;
  if (rule.anyoneMayBlock || state.options.blockBy === 'any') return state.alive & ~(1 << state.turn);
  return state.alive & (1 << state.target);
}

/** Does every declared block of the announced action count, or only the first one? */
export function doesEachBlockCount({ blockers }: Options, hasTarget: boolean): boolean {
  return blockers === 'each' || (blockers === 'each-with-target' && hasTarget);
}

/** The action's index in ACTIONS, or NONE for anything else. */
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
