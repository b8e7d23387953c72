import { describe, expect, it } from 'vitest';
import { arranged, play } from './arranged.fixture.ts';
import { ruleOf } from './rule-of.ts';

describe('the rule of a question', () => {
  it('is that of its kind', () => {
    expect(ruleOf(arranged({}).view)).toBe('R8');
    expect(ruleOf(arranged({ nemeses: ['president'], tokens: [1, 0] }).view)).toBe('S1');
  });

  it('of a vote is the step that it has come to', () => {
    const deal = { hands: [['persecute'], []] };
    expect(ruleOf(arranged(deal, play('persecute')).view)).toBe('V1');
  });

  it('[R24] of a group attack is not that of every attack', () => {
    const deal = {
      hands: [Array<string>(11).fill('genius-waves'), ['jerry', 'beth']],
      nemeses: ['cornrow-rick', 'rick-d-99', 'president'],
    };
    const { view } = arranged(deal, [...play(...deal.hands[0]!), { type: 'defeat' }, { type: 'end' }], 1);
    expect(view.decision).toBe('defend');
    expect(ruleOf(view)).toBe('R24');
  });
});
