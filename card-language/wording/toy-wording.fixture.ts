// A toy game for tests of the wording: coins that seats take, spend and lose.

import { ENGLISH_CONNECTIVES } from './connectives.ts';
import type { EffectWording, StepFacts } from './effect-wording.ts';

type CoinStep =
  | { readonly do: 'take'; readonly n: number; readonly who?: 'them' }
  | { readonly do: 'spend'; readonly upTo?: true }
  | { readonly do: 'same' } // as much as was spent
  | { readonly do: 'aim' }
  | { readonly do: 'curse' } // you, them
  | { readonly do: 'poll' }
  | { readonly do: 'silence' };

export interface CoinTerms {
  readonly step: CoinStep;
  readonly count: { readonly of: 'purse' | 'spent' };
  readonly seats: 'all' | 'them';
  readonly what: object;
  readonly event: string;
  readonly modifiable: 'nothing';
}

type CoinRole = 'everybody' | 'one' | 'that one' | 'the winner';

export const toyFacts: StepFacts<CoinTerms, CoinRole> = {
  doerOf: (step) => ('who' in step && step.who === 'them' ? 'them' : 'you'),
  roleOf: (seats, them) => (seats === 'all' ? 'everybody' : them),
  introducedRole: (step) => (step.do === 'aim' ? 'one' : step.do === 'poll' ? 'the winner' : undefined),
  repeatedRole: (role) => (role === 'one' ? 'that one' : role),
  isOptional: (step) => step.do === 'spend' && step.upTo === true,
  isCost: (step) => step.do === 'spend',
  continuesPrevious: (step) => step.do === 'same',
  isAboutPrevious: (test) => 'atLeast' in test && test.of.of === 'spent',
  isImpliedBy: (test) => 'atLeast' in test && test.atLeast === 0,
  mergeSteps(one, other) {
    return one.do === 'take' && other.do === 'take' && one.who === other.who
      ? { ...one, n: one.n + other.n }
      : undefined;
  },
};

const verb = (you: string, they: string) => ({ imperative: you, infinitive: you, thirdPerson: they });

export const toyWording: EffectWording<CoinTerms, CoinRole> = {
  stepPhrase(step, { them }) {
    switch (step.do) {
      case 'take':
        return verb(`take ${step.n}`, `takes ${step.n}`);
      case 'spend':
        return verb('spend', 'spends');
      case 'same':
        return verb('take as many', 'takes as many');
      case 'curse':
        return verb(`curse ${them}`, `curses ${them}`);
      default:
        return null;
    }
  },
  stepHeading: (step) => (step.do === 'poll' ? 'poll' : null),
  subjectOf: (role) => role,
  conditionText: (test, isMet) => `${isMet ? '' : 'not '}${'none' in test ? 'poor' : 'rich'}`,
  attackHeading: 'attack',
  applyEuphony: (text) => text,
  joinAnd: (parts) => parts.join(' and '),
  ...ENGLISH_CONNECTIVES,
  choiceClause: (options) => `choose: ${options.join('; ')}`,
  repeatedClause: (n, clause) => `${n} times: ${clause}`,
};
