import { describe, expect, it } from 'vitest';
import { isVerdictSeen, markVerdictSeen } from './seen-verdicts.ts';
import { isLogged } from './status-line.ts';

const over = { type: 'over', ending: 'released', winners: [1] } as const;
const options = { memoryAid: false } as never;

describe('the verdict', () => {
  it('is seen only once it was shown to its end', () => {
    expect([isVerdictSeen('this'), isLogged(over, options, 'this')]).toEqual([false, false]);
    markVerdictSeen('this');
    expect([isVerdictSeen('this'), isLogged(over, options, 'this')]).toEqual([true, true]);
  });

  it('of another match is another one, even if it ends alike', () => {
    markVerdictSeen('this');
    expect([isVerdictSeen('that'), isLogged(over, options, 'that')]).toEqual([false, false]);
  });

  it('is forgotten after many others', () => {
    for (let game = 0; game < 20; game++) markVerdictSeen(`game ${game}`);
    expect([isVerdictSeen('game 0'), isVerdictSeen('this')]).toEqual([true, false]);
  });
});
