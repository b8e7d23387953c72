// Language-independent facts about this game's effect steps, for the wording of cards.

import type { Condition } from '@kuluary/card-language/language';
import { isList, isStep } from '@kuluary/card-language/wording/clause-writer';
import type { StepFacts } from '@kuluary/card-language/wording/effect-wording';
import type { CardEffect, ChooseStep, CountTerm, EffectStep, RickshankTerms, SeatsTerm } from '../rules/card-terms.ts';

/** Who *them* is. */
const SUBJECT_ROLES = [
  'each-player',
  'each-foe',
  'target', // a foe of your choice
  'that-foe', // the same, mentioned again
  'winner', // of an auction
  'condemned', // by sanctions
  'attacker', // against whom you defend yourself
  'you', // the reader: who is attacked, in a prompt
] as const;
export type SubjectRole = (typeof SUBJECT_ROLES)[number];

export const stepFacts: StepFacts<RickshankTerms, SubjectRole> = {
  doerOf: (step) => ('who' in step && step.who === 'them' ? 'them' : 'you'),
  roleOf: themRoleOf,
  introducedRole: roleIntroducedBy,
  repeatedRole: (role) => (role === 'target' ? 'that-foe' : role),
  isOptional: (step) => step.do === 'choose' && step.upTo !== undefined,
  isCost: (step) => step.do === 'pay' || (step.do === 'choose' && step.then === 'discard'),
  continuesPrevious: (step) => 'n' in step && typeof step.n === 'object' && 'chosen' in step.n.per,
  isAboutPrevious: (test) => 'atLeast' in test && 'chosen' in test.of,
  isImpliedBy: isConditionImplied,
  mergeSteps(one, other) {
    if (one.do !== 'choose' || other.do !== 'choose') return undefined;
    if (one.n === undefined || other.n === undefined) return undefined;
    return JSON.stringify({ ...one, n: other.n }) === JSON.stringify(other)
      ? { ...one, n: one.n + other.n }
      : undefined;
  },
};

function themRoleOf(seats: SeatsTerm, them: SubjectRole | null): SubjectRole | null {
  switch (seats) {
    case 'you':
      return null;
    case 'them':
      return them ?? 'that-foe';
    case 'all':
      return 'each-player';
    case 'foes':
      return 'each-foe';
  }
}

function roleIntroducedBy(step: EffectStep): SubjectRole | undefined {
  if (step.do === 'target') return 'target';
  if (step.do !== 'vote') return undefined;
  return ({ auction: 'winner', sanctions: 'condemned', referendum: 'each-player' } as const)[step.vote];
}

/** Conditions that the wording omits: a vote takes effect only when carried, paying needs a token, choosing needs cards. */
function isConditionImplied(condition: Condition<CountTerm>, then: CardEffect): boolean {
  if ('both' in condition) return condition.both.every((each) => isConditionImplied(each, then));
  if (!('atLeast' in condition)) return false;
  const { of, atLeast } = condition;
  if ('carried' in of) return true;
  if (atLeast !== 1) return false;
  const first = firstStep(then);
  if ('held' in of) return first?.do === 'release';
  if ('tokens' in of) return first?.do === 'pay' && of.tokens === (first.who ?? 'you');
  return 'cards' in of && chooseStepsOf(then).some((step) => isSameChoice(step, of));
}

function isSameChoice(step: ChooseStep, of: Extract<CountTerm, { cards: unknown }>): boolean {
  return step.from.includes(of.in) && JSON.stringify(step.what ?? {}) === JSON.stringify(of.cards);
}

function firstStep(effect: CardEffect): EffectStep | undefined {
  if (isList(effect)) return effect[0] && firstStep(effect[0]);
  if (isStep(effect)) return effect;
  return 'may' in effect ? firstStep(effect.may) : undefined;
}

function chooseStepsOf(effect: CardEffect): ChooseStep[] {
  if (isList(effect)) return effect.flatMap(chooseStepsOf);
  if (isStep(effect)) return effect.do === 'choose' ? [effect] : [];
  if ('if' in effect) return chooseStepsOf(effect.then);
  return 'may' in effect ? chooseStepsOf(effect.may) : [];
}
