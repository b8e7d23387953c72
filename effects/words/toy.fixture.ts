// A small game for tests of words: coins, and whom they are taken from.

import { ENGLISH_FRAMES } from './frames.ts';
import type { Customs, Speech } from './speech.ts';

type ToyStep =
  | { readonly do: 'take'; readonly n: number; readonly who?: 'them' }
  | { readonly do: 'spend'; readonly upTo?: true }
  | { readonly do: 'same' } // as much as was spent
  | { readonly do: 'aim' }
  | { readonly do: 'curse' } // you, them
  | { readonly do: 'poll' }
  | { readonly do: 'silence' };

export interface Toy {
  readonly step: ToyStep;
  readonly count: { readonly of: 'purse' | 'spent' };
  readonly seats: 'all' | 'them';
  readonly what: object;
  readonly event: string;
  readonly modifiable: 'nothing';
}

export type ToyRole = 'everybody' | 'one' | 'that one' | 'the winner';

export const customs: Customs<Toy, ToyRole> = {
  doer: (step) => ('who' in step && step.who === 'them' ? 'them' : 'you'),
  roleOf: (seats, them) => (seats === 'all' ? 'everybody' : them),
  introduces: (step) => (step.do === 'aim' ? 'one' : step.do === 'poll' ? 'the winner' : undefined),
  again: (role) => (role === 'one' ? 'that one' : role),
  isOptional: (step) => step.do === 'spend' && step.upTo === true,
  isCost: (step) => step.do === 'spend',
  goesOn: (step) => step.do === 'same',
  isAboutLast: (test) => 'atLeast' in test && test.of.of === 'spent',
  goesWithout: (test) => 'atLeast' in test && test.atLeast === 0,
  merged(one, other) {
    return one.do === 'take' && other.do === 'take' && one.who === other.who
      ? { ...one, n: one.n + other.n }
      : undefined;
  },
};

const both = (you: string, they: string) => ({ order: you, bare: you, told: they });

export const speech: Speech<Toy, ToyRole> = {
  step(step, { them }) {
    switch (step.do) {
      case 'take':
        return both(`take ${step.n}`, `takes ${step.n}`);
      case 'spend':
        return both('spend', 'spends');
      case 'same':
        return both('take as many', 'takes as many');
      case 'curse':
        return both(`curse ${them}`, `curses ${them}`);
      default:
        return null;
    }
  },
  heading: (step) => (step.do === 'poll' ? 'poll' : null),
  subject: (role) => role,
  test: (test, isMet) => `${isMet ? '' : 'not '}${'none' in test ? 'poor' : 'rich'}`,
  attack: 'attack',
  polished: (text) => text,
  and: (parts) => parts.join(' and '),
  ...ENGLISH_FRAMES,
  choice: (options) => `choose: ${options.join('; ')}`,
  times: (n, clause) => `${n} times: ${clause}`,
};
