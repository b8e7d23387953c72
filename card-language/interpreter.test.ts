import { describe, expect, it } from 'vitest';
import { compileEffect } from './compiler.ts';
import {
  cloneFrame,
  type EffectRuntime,
  resolveDefence,
  resolveEither,
  resolveMay,
  runEffects,
} from './interpreter.ts';
import type { Effect } from './language.ts';
import { runToyEffect, type ToyState, type ToyTerms, toyRuntime } from './toy-game.fixture.ts';

const score = (n: number, who?: 'you' | 'them'): ToyTerms['step'] => ({ do: 'score', n, ...(who && { who }) });

/** Resolves the open decision and runs on. */
function decide(runtime: EffectRuntime<ToyState, ToyTerms>, state: ToyState, resolve: (state: ToyState) => void): void {
  resolve(state);
  state.asked = null;
  runEffects(runtime, state);
}

describe('an effect', () => {
  it('is done from first to last, and nothing is left on the stack', () => {
    const state = runToyEffect(toyRuntime([score(1), [score(2), score(3)]]), [0, 0]);
    expect([state.points, state.stack]).toEqual([[6, 0], []]);
  });

  it('is done as often as it says', () => {
    expect(runToyEffect(toyRuntime({ times: 3, effect: score(2) }), [0]).scoreLines).toEqual(['0: 2', '0: 4', '0: 6']);
  });

  it('counts, by so much, and at most so much', () => {
    const counted: ToyTerms['step'] = { do: 'score', n: { per: { points: 'you' }, by: 2, most: 7 } };
    expect(runToyEffect(toyRuntime(counted), [3]).points).toEqual([9]);
    expect(runToyEffect(toyRuntime(counted), [5]).points).toEqual([12]);
  });

  it('depends on what there is: enough of it, or none of it', () => {
    const points = { points: 'you' } as const;
    const enough: Effect<ToyTerms> = { if: { atLeast: 2, of: points }, then: score(10), else: score(1) };
    expect([runToyEffect(toyRuntime(enough), [1]).points, runToyEffect(toyRuntime(enough), [2]).points]).toEqual([
      [2],
      [12],
    ]);
    const none: Effect<ToyTerms> = { if: { none: points }, then: score(5) };
    expect([runToyEffect(toyRuntime(none), [0]).points, runToyEffect(toyRuntime(none), [1]).points]).toEqual([
      [5],
      [1],
    ]);
  });

  it.each([
    ['both hold', [2, 0], [12, 0]],
    ['only the first holds', [2, 1], [3, 1]],
    ['only the second holds', [1, 0], [2, 0]],
    ['neither holds', [1, 1], [2, 1]],
  ])('depends on two things at once: %s', (_, points, expected) => {
    const rich = { atLeast: 2, of: { points: 'you' } } as const;
    const poor = { none: { points: 'them' } } as const;
    const both: Effect<ToyTerms> = { if: { both: [rich, poor] }, then: score(10), else: score(1) };
    expect(runToyEffect(toyRuntime({ each: 'foes', effect: both }), points).points).toEqual(expected);
  });

  it('loops over the seats, from you or from your left', () => {
    const game = (each: 'all' | 'foes') => toyRuntime([{ each, effect: score(1, 'them') }, score(9)]);
    expect(runToyEffect(game('all'), [0, 0, 0]).scoreLines).toEqual(['0: 1', '1: 1', '2: 1', '0: 10']);
    expect(runToyEffect(game('foes'), [0, 0, 0]).scoreLines).toEqual(['1: 1', '2: 1', '0: 9']);
  });

  it('never nests a loop over seats in another', () => {
    expect(() => compileEffect<ToyTerms>({ each: 'all', effect: { each: 'foes', effect: [] } })).toThrow(
      'nested in another',
    );
    expect(() => compileEffect<ToyTerms>({ attack: 'foes', effect: { each: 'all', effect: [] } })).toThrow(
      'nested in another',
    );
  });
});

describe('a decision', () => {
  it('may be declined: the rest goes on', () => {
    const runtime = toyRuntime([{ may: score(5) }, score(1)]);
    for (const [isWanted, points] of [
      [true, 6],
      [false, 1],
    ] as const) {
      const state = runToyEffect(runtime, [0]);
      expect(state.asked).toEqual({ kind: 'may', seat: 0 });
      decide(runtime, state, ({ stack }) => resolveMay(runtime.programs, stack.at(-1)!, isWanted));
      expect([state.points, state.stack]).toEqual([[points], []]);
    }
  });

  it('has one of several outcomes', () => {
    const runtime = toyRuntime([{ either: [score(1), [score(2), score(2)], score(3)] }, score(10)]);
    for (const [option, points] of [11, 14, 13].entries()) {
      const state = runToyEffect(runtime, [0]);
      decide(runtime, state, ({ stack }) => resolveEither(runtime.programs, stack.at(-1)!, option));
      expect(state.points).toEqual([points]);
    }
  });

  it('that is not open cannot be resolved', () => {
    const runtime = toyRuntime([{ may: score(5) }, { either: [score(1), score(2)] }]);
    const state = runToyEffect(runtime, [0]);
    const frame = state.stack.at(-1)!;
    expect(() => resolveEither(runtime.programs, frame, 0)).toThrow(
      '"either" is resolved, but the instruction is "may"',
    );
    expect(() => resolveDefence(runtime.programs, frame, true)).toThrow(
      '"defend" is resolved, but the instruction is "may"',
    );
    decide(runtime, state, () => resolveMay(runtime.programs, frame, false));
    expect(() => resolveMay(runtime.programs, frame, true)).toThrow(
      '"may" is resolved, but the instruction is "either"',
    );
    expect(() => resolveEither(runtime.programs, frame, 2)).toThrow('there is no option 2');
    expect(state.points).toEqual([0]);
  });

  it('survives being stored in the middle', () => {
    const runtime = toyRuntime({ each: 'all', effect: [{ may: score(1, 'them') }, score(1)] });
    const state = runToyEffect(runtime, [0, 0]);
    const parsed: ToyState = JSON.parse(JSON.stringify(state));
    const copy: ToyState = {
      ...state,
      points: state.points.slice(),
      scoreLines: [],
      stack: state.stack.map(cloneFrame),
    };
    for (const one of [state, parsed, copy]) {
      while (one.asked) decide(runtime, one, ({ stack }) => resolveMay(runtime.programs, stack.at(-1)!, true));
      expect([one.points, one.stack]).toEqual([[3, 1], []]);
    }
  });
});

describe('an attack', () => {
  const decideAll = (runtime: EffectRuntime<ToyState, ToyTerms>, state: ToyState, avoid: readonly number[]) => {
    const asked: number[] = [];
    while (state.asked) {
      const { seat } = state.asked;
      asked.push(seat);
      decide(runtime, state, ({ stack }) => resolveDefence(runtime.programs, stack.at(-1)!, avoid.includes(seat)));
    }
    return asked;
  };

  it('hits each at once who does not avoid it, and the rest of the card is done in any case', () => {
    const runtime = toyRuntime([
      { attack: 'foes', effect: score(-1, 'them') },
      { do: 'score', n: { per: { hits: true } } },
    ]);
    const state = runToyEffect(runtime, [0, 0, 0, 0]);
    expect(decideAll(runtime, state, [2])).toEqual([1, 2, 3]);
    expect(state.scoreLines).toEqual(['1: -1', '3: -1', '0: 2']);
  });

  it('waits for the decisions of all seats where its effects depend on each other', () => {
    const runtime = toyRuntime({ attack: 'foes', effect: score(-1, 'them'), together: true });
    const state = runToyEffect(runtime, [0, 0, 0, 0]);
    decide(runtime, state, ({ stack }) => resolveDefence(runtime.programs, stack.at(-1)!, false));
    expect(state.scoreLines).toEqual([]);
    expect(decideAll(runtime, state, [2])).toEqual([2, 3]);
    expect(state.scoreLines).toEqual(['1: -1', '3: -1']);
  });

  it('that everybody avoids hits nobody', () => {
    const runtime = toyRuntime([
      { attack: 'all', effect: score(-1, 'them') },
      { do: 'score', n: { per: { hits: true } } },
    ]);
    const state = runToyEffect(runtime, [0, 0]);
    decideAll(runtime, state, [0, 1]);
    expect(state.points).toEqual([0, 0]);
  });
});
