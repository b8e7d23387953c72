// A game of nothing but effects: seats have points, and a card says what happens to them.

import type { Seat } from '@kuluary/kernel/game';
import { compileEffect } from './compiler.ts';
import { type EffectDecision, type EffectRuntime, type Frame, makeFrame, runEffects } from './interpreter.ts';
import { type Amount, amountOf, type Effect } from './language.ts';

export interface ToyTerms {
  readonly step: { readonly do: 'score'; readonly n: Amount<ToyCount>; readonly who?: 'you' | 'them' };
  readonly count: ToyCount;
  readonly seats: 'foes' | 'all';
  readonly what: object;
  readonly event: 'never';
  readonly modifiable: 'nothing';
}
type ToyCount = { readonly points: 'you' | 'them' } | { readonly hits: true };

export interface ToyState {
  readonly points: number[];
  readonly stack: Frame[];
  readonly scoreLines: string[]; // `seat: points` after each score
  asked: { readonly kind: EffectDecision; readonly seat: Seat } | null;
}

export function toyRuntime(effect: Effect<ToyTerms>): EffectRuntime<ToyState, ToyTerms> {
  const points = (state: ToyState, frame: Frame, who: 'you' | 'them' | undefined) =>
    state.points[who === 'them' ? frame.them : frame.you]!;
  const count = (state: ToyState, frame: Frame, of: ToyCount) =>
    'points' in of ? points(state, frame, of.points) : frame.result;
  return {
    programs: [compileEffect<ToyTerms>([]), compileEffect<ToyTerms>(effect)],
    stack: (state) => state.stack,
    isPaused: (state) => state.asked !== null,
    performStep(state, frame, { n, who }) {
      const seat = who === 'them' ? frame.them : frame.you;
      state.points[seat]! += amountOf(n, (of: ToyCount) => count(state, frame, of));
      state.scoreLines.push(`${seat}: ${state.points[seat]}`);
    },
    count,
    seatsNamed: (state, frame, named) =>
      state.points.map((_, i) => (frame.you + i) % state.points.length).slice(named === 'foes' ? 1 : 0),
    askDecision(state, frame, kind) {
      state.asked = { kind, seat: kind === 'defend' ? frame.them : frame.you };
    },
    beforeBaseInstruction: () => undefined,
  };
}

/** The state in which seat 0 has just played the card. */
function makeToyState(points: number[]): ToyState {
  return { points, stack: [makeFrame(0, 0, 0), makeFrame(1, 0, 0)], scoreLines: [], asked: null };
}

export function runToyEffect(runtime: EffectRuntime<ToyState, ToyTerms>, points: number[]): ToyState {
  const state = makeToyState(points);
  runEffects(runtime, state);
  return state;
}
