import { describe, expect, it } from 'vitest';
import { arrangedView, playMoves } from './arranged-view.fixture.ts';
import { ruleOfDecision } from './decision-rule.ts';

describe('the rule of a decision', () => {
  it('is that of its kind', () => {
    expect(ruleOfDecision(arrangedView({}).view)).toBe('R8');
    expect(ruleOfDecision(arrangedView({ nemeses: ['president'], tokens: [1, 0] }).view)).toBe('S1');
  });

  it('of a vote is that of its current step', () => {
    const deal = { hands: [['persecute'], []] };
    expect(ruleOfDecision(arrangedView(deal, playMoves('persecute')).view)).toBe('V1');
  });

  it('[R24] of a group attack is not that of other attacks', () => {
    const deal = {
      hands: [Array<string>(11).fill('genius-waves'), ['jerry', 'beth']],
      nemeses: ['cornrow-rick', 'rick-d-99', 'president'],
    };
    const { view } = arrangedView(deal, [...playMoves(...deal.hands[0]!), { type: 'defeat' }, { type: 'end' }], 1);
    expect(view.decision).toBe('defend');
    expect(ruleOfDecision(view)).toBe('R24');
  });
});
