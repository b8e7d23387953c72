// What is true of this game's steps in any language.

import type { Test } from '@kuluary/effects/language';
import { isList, isStep } from '@kuluary/effects/words/clauses';
import type { Customs } from '@kuluary/effects/words/speech';
import type { CardEffect, Choose, Count, Rickshank, Seats, Step } from '../rules/dialect.ts';

/** How *them* is spoken of. */
const ROLES = [
  'each-player',
  'each-foe',
  'target', // a foe of your choice
  'that-foe', // the same, once more
  'winner', // of an auction
  'condemned', // by sanctions
  'attacker', // against whom you defend yourself
  'you', // whoever reads: the attacked, in a question
] as const;
export type Role = (typeof ROLES)[number];

export const customs: Customs<Rickshank, Role> = {
  doer: (step) => ('who' in step && step.who === 'them' ? 'them' : 'you'),
  roleOf,
  introduces,
  again: (role) => (role === 'target' ? 'that-foe' : role),
  isOptional: (step) => step.do === 'choose' && step.upTo !== undefined,
  isCost: (step) => step.do === 'pay' || (step.do === 'choose' && step.then === 'discard'),
  goesOn: (step) => 'n' in step && typeof step.n === 'object' && 'chosen' in step.n.per,
  isAboutLast: (test) => 'atLeast' in test && 'chosen' in test.of,
  goesWithout,
  merged(one, other) {
    if (one.do !== 'choose' || other.do !== 'choose') return undefined;
    if (one.n === undefined || other.n === undefined) return undefined;
    return JSON.stringify({ ...one, n: other.n }) === JSON.stringify(other)
      ? { ...one, n: one.n + other.n }
      : undefined;
  },
};

function roleOf(seats: Seats, them: Role | null): Role | null {
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

function introduces(step: Step): Role | undefined {
  if (step.do === 'target') return 'target';
  if (step.do !== 'vote') return undefined;
  return ({ auction: 'winner', sanctions: 'condemned', referendum: 'each-player' } as const)[step.vote];
}

/** A vote is carried before it does anything; who has no token cannot pay; what is not there cannot be chosen, or
 * released. */
function goesWithout(test: Test<Count>, then: CardEffect): boolean {
  if ('both' in test) return test.both.every((each) => goesWithout(each, then));
  if (!('atLeast' in test)) return false;
  const { of, atLeast } = test;
  if ('carried' in of) return true;
  if (atLeast !== 1) return false;
  const first = firstStep(then);
  if ('held' in of) return first?.do === 'release';
  if ('tokens' in of) return first?.do === 'pay' && of.tokens === (first.who ?? 'you');
  return 'cards' in of && choices(then).some((step) => isSameChoice(step, of));
}

function isSameChoice(step: Choose, of: Extract<Count, { cards: unknown }>): boolean {
  return step.from.includes(of.in) && JSON.stringify(step.what ?? {}) === JSON.stringify(of.cards);
}

function firstStep(effect: CardEffect): Step | undefined {
  if (isList(effect)) return effect[0] && firstStep(effect[0]);
  if (isStep(effect)) return effect;
  return 'may' in effect ? firstStep(effect.may) : undefined;
}

function choices(effect: CardEffect): Choose[] {
  if (isList(effect)) return effect.flatMap(choices);
  if (isStep(effect)) return effect.do === 'choose' ? [effect] : [];
  if ('if' in effect) return choices(effect.then);
  return 'may' in effect ? choices(effect.may) : [];
}
