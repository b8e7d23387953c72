import { describe, expect, it } from 'vitest';
import type { Effect } from '../language.ts';
import { ClauseWriter } from './clause-writer.ts';
import { toSentence } from './phrase.ts';
import { type CoinTerms, toyFacts, toyWording } from './toy-wording.fixture.ts';

const take = (n: number) => ({ do: 'take', n }) as const;
const takes = (n: number) => ({ do: 'take', n, who: 'them' }) as const;
const spend = { do: 'spend' } as const;
const maySpend = { do: 'spend', upTo: true } as const;
const curse = { do: 'curse' } as const;
const RICH = { atLeast: 1, of: { of: 'purse' } } as const;
const POOR = { none: { of: 'purse' } } as const;
const ALWAYS = { atLeast: 0, of: { of: 'purse' } } as const;
const DONE = { atLeast: 1, of: { of: 'spent' } } as const;

function textOf(effect: Effect<CoinTerms>): string {
  return new ClauseWriter(toyFacts, toyWording).clauses(effect).map(toSentence).join(' ');
}

describe('an effect in words', () => {
  const cases: readonly (readonly [Effect<CoinTerms>, string])[] = [
    [take(2), 'Take 2.'],
    [[spend, take(2)], 'Spend. Take 2.'],
    [[take(2), { do: 'silence' }], 'Take 2.'],
    [[take(1), take(2)], 'Take 3.'],
    [{ times: 3, effect: take(1) }, 'Take 3.'],
    [{ times: 3, effect: spend }, '3 times: spend.'],
    [{ if: RICH, then: take(1) }, 'If rich, take 1.'],
    [{ if: ALWAYS, then: take(1) }, 'Take 1.'],
    [{ if: RICH, then: take(1), else: take(2) }, 'Take 1, or take 2 if not rich.'],
    [{ if: POOR, then: take(1), else: take(2) }, 'Take 2, or take 1 if poor.'],
    [{ may: take(1) }, 'You may take 1.'],
    [{ may: [spend, take(1), curse] }, 'You may spend to take 1 and curse null.'],
    [{ may: [take(1), spend] }, 'You may take 1 and spend.'],
    [{ may: { each: 'all', effect: takes(1) } }, 'If you like, everybody takes 1.'],
    [maySpend, 'You may spend.'],
    [[take(1), { if: ALWAYS, then: [maySpend, { do: 'same' }] }], 'Take 1. You may spend and take as many.'],
    [[{ do: 'poll' }, { if: ALWAYS, then: [takes(2), curse] }], 'Poll: the winner takes 2; curse the winner.'],
    [[maySpend, { do: 'same' }], 'You may spend and take as many.'],
    [[maySpend, { if: DONE, then: take(1) }], 'You may spend to take 1.'],
    [
      [maySpend, { if: DONE, then: { each: 'all', effect: takes(1) } }],
      'You may spend. If you did, everybody takes 1.',
    ],
    [[spend, { if: DONE, then: take(1) }], 'Spend. If you did, take 1.'],
    [{ either: [take(1), [spend, take(2)]] }, 'Choose: take 1; spend and take 2.'],
    [{ each: 'all', effect: [takes(1), takes(2), { do: 'poll' }] }, 'Everybody takes 3; poll.'],
    [{ attack: 'all', effect: takes(1) }, 'Attack: everybody takes 1.'],
    [{ attack: 'all', effect: [{ if: ALWAYS, then: takes(1) }, takes(2)] }, 'Attack: everybody takes 3.'],
    [
      { attack: 'all', effect: { if: POOR, then: takes(1), else: takes(2) } },
      'Attack: everybody takes 2, or takes 1 if poor.',
    ],
    [{ attack: 'all', effect: { if: POOR, then: takes(1) } }, 'Attack: everybody, if poor, takes 1.'],
    [[{ do: 'aim' }, { attack: 'them', effect: takes(1) }, curse], 'Attack: one takes 1. Curse that one.'],
    [{ may: [{ do: 'aim' }, { attack: 'them', effect: curse }] }, 'Attack: you may curse one.'],
    [[{ do: 'poll' }, takes(2)], 'Poll: the winner takes 2.'],
  ];

  it.each(cases.map(([effect, words]) => [words, effect] as const))('%s', (words, effect) => {
    expect(textOf(effect)).toBe(words);
  });

  it('has an infinitive clause if only you act', () => {
    const infinitiveClause = (effect: Effect<CoinTerms>) =>
      new ClauseWriter(toyFacts, toyWording).infinitiveClause(effect);
    expect(infinitiveClause([spend, take(1)])).toBe('spend to take 1');
    expect(infinitiveClause([maySpend, { if: DONE, then: take(1) }])).toBe('spend to take 1');
    expect(infinitiveClause({ each: 'all', effect: takes(1) })).toBeUndefined();
  });
});

describe('a sentence', () => {
  it('begins with a capital and ends with a full stop', () => {
    expect(toSentence('атака')).toBe('Атака.');
    expect(toSentence('+2 power')).toBe('+2 power.');
    expect(toSentence('really?')).toBe('Really?');
  });
});
