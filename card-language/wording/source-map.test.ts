import { describe, expect, it } from 'vitest';
import { compileEffect } from '../compiler.ts';
import type { Effect } from '../language.ts';
import { compiledSize, effectAt } from './source-map.ts';
import type { CoinTerms } from './toy-wording.fixture.ts';

const step = (n: number) => ({ do: 'take', n }) as const;
const TEST = { none: { of: 'purse' } } as const;

/** Steps are numbered to tell them apart. */
const EFFECTS: readonly Effect<CoinTerms>[] = [
  step(1),
  [step(1), [step(2), step(3)]],
  [step(1), { if: TEST, then: [step(2), step(3)] }, step(4)],
  [{ if: TEST, then: step(1), else: [step(2), step(3)] }, step(4)],
  [{ may: [step(1), { may: step(2) }] }, step(3)],
  [{ either: [step(1), [step(2), step(3)], { may: step(4) }] }, step(5)],
  [{ each: 'all', effect: [step(1), { may: step(2) }] }, step(3)],
  [step(1), { attack: 'all', effect: [step(2), { may: step(3) }] }, step(4)],
  [{ attack: 'all', together: true, effect: [step(1), step(2)] }, step(3)],
  [{ times: 2, effect: { may: step(1) } }, step(2)],
];

describe('a position in a program', () => {
  it.each(EFFECTS.map((effect, i) => [i, effect] as const))('maps back to its effect (%i)', (_, effect) => {
    const program = compileEffect<CoinTerms>(effect);
    expect(compiledSize<CoinTerms>(effect)).toBe(program.length);
    program.forEach((instruction, at) => {
      const found = effectAt<CoinTerms>(effect, at)?.effect;
      if (instruction.op === 'step') expect(found).toEqual(instruction.step);
      else if (instruction.op === 'may') expect(found).toHaveProperty('may');
      else if (instruction.op === 'either') expect(found).toHaveProperty('either');
      else if (instruction.op === 'defend') expect(found).toHaveProperty('attack');
      else expect(found).toBeUndefined();
    });
  });

  it('knows what comes next in its list', () => {
    const effect: Effect<CoinTerms> = [step(1), { may: [step(2), step(3)] }, step(4)];
    expect(effectAt<CoinTerms>(effect, 0)!.following).toHaveLength(2);
    expect(effectAt<CoinTerms>(effect, 2)!.following).toEqual([step(3)]);
    expect(effectAt<CoinTerms>(effect, 9)).toBeUndefined();
  });
});
