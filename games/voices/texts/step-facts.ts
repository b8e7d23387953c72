// Facts about the effect steps of Voices that the wording of any language needs.

import { ClauseWriter, isList, isStep } from '@kuluary/card-language/wording/clause-writer';
import type { StepFacts } from '@kuluary/card-language/wording/effect-wording';
import type { CardCondition, CardEffect, VoicesTerms } from '../rules/card-terms.ts';
import {
  mergedParts,
  type PhrasedEffect,
  type PhrasedStep,
  type PhrasedTerms,
  phraseEffectWith,
} from './effect-phrasing.ts';
import type { CardWords } from './language-pack.ts';

/** How *them* is referred to. */
const SUBJECT_ROLES = [
  'everybody',
  'each-persona', // every other one
  'each-foe',
  'persona', // another one, of your choice
  'foe', // another player, of your choice
  'that-one', // the same, once more
] as const;
export type SubjectRole = (typeof SUBJECT_ROLES)[number];

const ROLE_OF_EACH = { round: 'everybody', personas: 'each-persona', foes: 'each-foe' } as const satisfies Readonly<
  Record<VoicesTerms['seats'], SubjectRole>
>;

export const stepFacts: StepFacts<PhrasedTerms, SubjectRole> = {
  doerOf: (step) =>
    (step.do === 'draw' || step.do === 'discard' || step.do === 'first') && step.who === 'them' ? 'them' : 'you',
  roleOf: (seats) => ROLE_OF_EACH[seats],
  introducedRole: (step) => (step.do === 'target' ? (step.among === 'personas' ? 'persona' : 'foe') : undefined),
  repeatedRole: (role) => (role === 'persona' || role === 'foe' ? 'that-one' : role),
  isOptional: (step) => step.do === 'replace',
  isCost: () => false,
  continuesPrevious: () => false,
  isAboutPrevious: () => false,
  isImpliedBy: isConditionImplied,
  mergeSteps(one, other) {
    if (one.do === 'draw' && other.do === 'draw' && one.who === other.who) return { ...one, n: one.n + other.n };
    if (one.do !== 'put' || other.do !== 'put' || one.isEither || other.isEither) return undefined;
    return { do: 'put', parts: mergedParts(one.parts, other.parts) };
  },
};

/** "If there is such a marker" is implied by pushing or destroying it. */
function isConditionImplied(test: CardCondition, then: PhrasedEffect): boolean {
  if (!('atLeast' in test)) return false;
  const { of, atLeast } = test;
  const first = firstStep(then);
  if ('destroyed' in of) return atLeast === 1 && first?.do === 'place' && first.from === 'destroyed';
  if (!('markers' in of) || first === undefined) return false;
  if (first.do === 'move') return of.in === 'all' && first.whose === of.markers && atLeast === (first.another ? 2 : 1);
  return atLeast === 1 && first.do === 'destroy' && first.whose === of.markers && first.in === of.in;
}

function firstStep(effect: PhrasedEffect): PhrasedStep | undefined {
  if (isList<PhrasedTerms>(effect)) return effect[0] && firstStep(effect[0]);
  if (isStep<PhrasedTerms>(effect)) return effect;
  return 'may' in effect ? firstStep(effect.may) : undefined;
}

export function clauseMaker(
  words: CardWords,
  them: SubjectRole | null = null,
): ClauseWriter<PhrasedTerms, SubjectRole> {
  return new ClauseWriter(stepFacts, words, them);
}

export function phraseEffect(effect: CardEffect): PhrasedEffect {
  return phraseEffectWith(effect, isConditionImplied);
}
