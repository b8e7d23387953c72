// What is true of this game's steps in any language.

import { isList, isStep, Teller } from '@kuluary/effects/words/clauses';
import type { Customs } from '@kuluary/effects/words/speech';
import type { CardEffect, CardTest, Voices } from '../rules/dialect.ts';
import { mergedParts, type Said, type SaidEffect, type SaidStep, said } from './spoken.ts';
import type { CardWords } from './tongue.ts';

/** How *them* is spoken of. */
const ROLES = [
  'everybody',
  'each-persona', // every other one
  'each-foe',
  'persona', // another one, of your choice
  'foe', // another player, of your choice
  'that-one', // the same, once more
] as const;
export type Role = (typeof ROLES)[number];

const EACH = { round: 'everybody', personas: 'each-persona', foes: 'each-foe' } as const satisfies Readonly<
  Record<Voices['seats'], Role>
>;

export const customs: Customs<Said, Role> = {
  doer: (step) =>
    (step.do === 'draw' || step.do === 'discard' || step.do === 'first') && step.who === 'them' ? 'them' : 'you',
  roleOf: (seats) => EACH[seats],
  introduces: (step) => (step.do === 'target' ? (step.among === 'personas' ? 'persona' : 'foe') : undefined),
  again: (role) => (role === 'persona' || role === 'foe' ? 'that-one' : role),
  isOptional: (step) => step.do === 'replace',
  isCost: () => false,
  goesOn: () => false,
  isAboutLast: () => false,
  goesWithout,
  merged(one, other) {
    if (one.do === 'draw' && other.do === 'draw' && one.who === other.who) return { ...one, n: one.n + other.n };
    if (one.do !== 'put' || other.do !== 'put' || one.isEither || other.isEither) return undefined;
    return { do: 'put', parts: mergedParts(one.parts, other.parts) };
  },
};

/** Where there is no such marker it cannot be pushed or destroyed. */
function goesWithout(test: CardTest, then: SaidEffect): boolean {
  if (!('atLeast' in test)) return false;
  const { of, atLeast } = test;
  const first = firstStep(then);
  if ('destroyed' in of) return atLeast === 1 && first?.do === 'place' && first.from === 'destroyed';
  if (!('markers' in of) || first === undefined) return false;
  if (first.do === 'move') return of.in === 'all' && first.whose === of.markers && atLeast === (first.another ? 2 : 1);
  return atLeast === 1 && first.do === 'destroy' && first.whose === of.markers && first.in === of.in;
}

function firstStep(effect: SaidEffect): SaidStep | undefined {
  if (isList<Said>(effect)) return effect[0] && firstStep(effect[0]);
  if (isStep<Said>(effect)) return effect;
  return 'may' in effect ? firstStep(effect.may) : undefined;
}

export function teller(words: CardWords, them: Role | null = null): Teller<Said, Role> {
  return new Teller(customs, words, them);
}

export function spoken(effect: CardEffect): SaidEffect {
  return said(effect, goesWithout);
}
