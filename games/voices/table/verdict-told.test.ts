import { describe, expect, it } from 'vitest';
import { isNoted } from './happening.ts';
import { isVerdictTold, tellVerdict } from './verdict-told.ts';

const over = { type: 'over', ending: 'released', winners: [1] } as const;
const options = { memoryAid: false } as never;

describe('the verdict', () => {
  it('is told once, step by step: until then nobody speaks of it', () => {
    expect([isVerdictTold('this'), isNoted(over, options, 'this')]).toEqual([false, false]);
    tellVerdict('this');
    expect([isVerdictTold('this'), isNoted(over, options, 'this')]).toEqual([true, true]);
  });

  it('of another game is another one, even if it ends alike', () => {
    tellVerdict('this');
    expect([isVerdictTold('that'), isNoted(over, options, 'that')]).toEqual([false, false]);
  });

  it('is forgotten after many others', () => {
    for (let game = 0; game < 20; game++) tellVerdict(`game ${game}`);
    expect([isVerdictTold('game 0'), isVerdictTold('this')]).toEqual([true, false]);
  });
});
