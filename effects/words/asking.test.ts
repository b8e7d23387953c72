import { describe, expect, it } from 'vitest';
import type { Effect } from '../language.ts';
import { programOf } from '../program.ts';
import { placeOf, sizeOf } from './asking.ts';
import type { Toy } from './toy.fixture.ts';

const step = (n: number) => ({ do: 'take', n }) as const;
const TEST = { none: { of: 'purse' } } as const;

/** Steps are numbered, so that each can be told from the others. */
const EFFECTS: readonly Effect<Toy>[] = [
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

describe('a place in a program', () => {
  it.each(EFFECTS.map((effect, i) => [i, effect] as const))('leads back to its effect (%i)', (_, effect) => {
    const program = programOf<Toy>(effect);
    expect(sizeOf<Toy>(effect)).toBe(program.length);
    program.forEach((code, at) => {
      const found = placeOf<Toy>(effect, at)?.effect;
      if (code.op === 'step') expect(found).toEqual(code.step);
      else if (code.op === 'may') expect(found).toHaveProperty('may');
      else if (code.op === 'either') expect(found).toHaveProperty('either');
      else if (code.op === 'defend') expect(found).toHaveProperty('attack');
      else expect(found).toBeUndefined();
    });
  });

  it('knows what comes next in its list', () => {
    const effect: Effect<Toy> = [step(1), { may: [step(2), step(3)] }, step(4)];
    expect(placeOf<Toy>(effect, 0)!.rest).toHaveLength(2);
    expect(placeOf<Toy>(effect, 2)!.rest).toEqual([step(3)]);
    expect(placeOf<Toy>(effect, 9)).toBeUndefined();
  });
});
