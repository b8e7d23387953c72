// Steps in which somebody may have to choose: a type of jurors, a marker, a region.

import { askingCode, type Frame, NOTHING } from '@kuluary/effects/interpreter';
import { amountOf } from '@kuluary/effects/language';
import type { Seat } from '@kuluary/kernel/game';
import { askPush, isHanging, lift, ownIn, takeUp } from './board.ts';
import { count, hereOf, isMeant } from './counting.ts';
import type { Count, In, Step, To, Where } from './dialect.ts';
import * as jury from './jury.ts';
import type { Move } from './moves.ts';
import { ask, DESTROYED, type Looked, type State, type Table, UNUSED } from './state.ts';
import { FACES, type Face, JURORS, type Juror, REGIONS, type Verdict } from './vocabulary.ts';

/** A place in a step where a type of jurors stands. */
interface Slot {
  readonly where: Where;
  readonly needs?: Verdict | 'influence'; // without that nothing could happen there
}

type Of<Do extends Step['do']> = Extract<Step, { readonly do: Do }>;
const JURY_STEPS = [
  'put',
  'remove',
  'shift',
  'turn',
  'blind',
  'peek',
  'discard-influence',
  'shift-influence',
  'reveal',
] as const;
export type JuryStep = Of<(typeof JURY_STEPS)[number]>;
export const MARKER_STEPS = ['destroy', 'return', 'move'] as const;
export type MarkerStep = Of<(typeof MARKER_STEPS)[number]>;

function slotsOf(step: JuryStep): readonly Slot[] {
  switch (step.do) {
    case 'put':
    case 'blind':
      return [{ where: step.on }];
    case 'remove':
      return [{ where: step.from, needs: step.token }];
    case 'turn':
      return [{ where: step.on, needs: step.token }];
    case 'shift':
      return [{ where: step.from, needs: step.token }, { where: step.to }];
    case 'peek':
    case 'reveal':
      return [{ where: step.on, needs: 'influence' }];
    case 'discard-influence':
      return [{ where: step.from, needs: 'influence' }];
    case 'shift-influence':
      return [{ where: step.from, needs: 'influence' }, { where: step.to }];
  }
}

/** The type that a slot names by itself. */
function fixed(frame: Frame, where: Where): number | undefined {
  if (where === 'it') return frame.it;
  return isJuror(where) ? JURORS.indexOf(where) : undefined;
}

function isJuror(where: Where): where is Juror {
  return typeof where === 'string' && (JURORS as readonly string[]).includes(where);
}

/** Which types can be meant by a slot. The second one is never the first. */
function candidates({ state }: Looked, frame: Frame, slots: readonly Slot[], slot: number): number[] {
  const { where, needs } = slots[slot]!;
  const taken = slot === 0 ? NOTHING : firstOf(frame, slots);
  return JURORS.flatMap((juror, number) => {
    if (!matches(state, frame, where, juror) || number === taken) return [];
    return needs === undefined || has(state, number, needs) ? [number] : [];
  });
}

function matches(state: State, frame: Frame, where: Where, juror: Juror): boolean {
  const number = JURORS.indexOf(juror);
  if (where === 'any') return true;
  if (where === 'other') return number !== frame.it;
  if (typeof where === 'string') return number === fixed(frame, where);
  return isList(where) ? where.includes(juror) : has(state, number, where.with);
}

function isList(where: Where): where is readonly Juror[] {
  return Array.isArray(where);
}

function has(state: State, juror: number, token: Verdict | 'influence'): boolean {
  return token === 'influence' ? state.stacks[juror]!.length > 0 : jury.tokensOf(state, token)[juror]! > 0;
}

function firstOf(frame: Frame, slots: readonly Slot[]): number {
  return fixed(frame, slots[0]!.where) ?? frame.it;
}

/** `frame.left` is the slot that is being filled. The first one that is chosen is *it*; the second is `frame.chosen`. */
export function juryStep(table: Table, frame: Frame, step: JuryStep): void {
  const slots = slotsOf(step);
  for (; frame.left < slots.length; frame.left++) {
    const found = candidates(table, frame, slots, frame.left);
    if (found.length > 1) return ask(table.state, 'juror', frame.you);
    if (found.length === 0) {
      frame.left = 0;
      return;
    }
    bind(frame, slots, found[0]!);
  }
  frame.left = 0;
  const second = slots[1] && (fixed(frame, slots[1].where) ?? frame.chosen);
  settle(table, frame, step, firstOf(frame, slots), second ?? NOTHING);
}

function bind(frame: Frame, slots: readonly Slot[], juror: number): void {
  if (fixed(frame, slots[frame.left]!.where) !== undefined) return;
  if (frame.left === 0) frame.it = juror;
  else frame.chosen = juror;
}

export function answerJuror(table: Table, frame: Frame, juror: Juror): void {
  const step = stepOf(table, frame, ...JURY_STEPS);
  table.state.asked = null;
  bind(frame, slotsOf(step), JURORS.indexOf(juror));
  frame.left++;
  juryStep(table, frame, step);
}

function settle(table: Table, frame: Frame, step: JuryStep, juror: number, to: number): void {
  const { you } = frame;
  const n = (amount: Of<'put'>['n']) => amountOf(amount ?? 1, (of: Count) => count(table, frame, of));
  switch (step.do) {
    case 'put':
      return jury.put(table, you, step.token, juror, n(step.n));
    case 'remove':
      return jury.remove(table, you, step.token, juror, n(step.n));
    case 'shift':
      return jury.shift(table, you, step.token, juror, to);
    case 'turn':
      return jury.turn(table, you, step.token, juror);
    case 'blind':
      return jury.putBlind(table, you, juror, step.n);
    case 'peek':
      return jury.peek(table, you, juror, step.n === 'all' ? Number.POSITIVE_INFINITY : step.n);
    case 'discard-influence':
      return jury.discardTop(table, you, juror);
    case 'shift-influence':
      return jury.shiftTop(table, you, juror, to);
    case 'reveal':
      return jury.reveal(table, you, juror);
  }
}

export function jurorMoves(table: Looked, frame: Frame): Move[] {
  const step = stepOf(table, frame, ...JURY_STEPS);
  return candidates(table, frame, slotsOf(step), frame.left).map((juror) => ({ type: 'juror', juror: JURORS[juror]! }));
}

/** The step that has asked: one of these. */
export function stepOf<Do extends Step['do']>({ box }: Looked, frame: Frame, ...expected: readonly Do[]): Of<Do> {
  const code = askingCode(box.programs, frame);
  const isExpected = (step: Step): step is Of<Do> => expected.some((each) => each === step.do);
  if (code.op !== 'step' || !isExpected(code.step)) throw new Error(`"${code.op}" does not ask for ${expected.join()}`);
  return code.step;
}

/** First they are looked at, then some are put where they shall go, and the rest is discarded. Whether that is asked does
 * not depend on what they are: others would learn it. */
export function influence(table: Table, frame: Frame, { draw, put, on }: Of<'influence'>): void {
  const { state } = table;
  const types = candidates(table, frame, [{ where: on }], 0).length;
  if (types === 0) return;
  jury.drawInfluence(table, frame.you, draw);
  if (state.drawn.length === 0) return;
  if (state.drawn.length > put || types > 1) return ask(state, 'influence', frame.you);
  answerInfluence(table, frame, influenceMoves(table, frame)[0]!);
}

type Keep = Extract<Move, { readonly type: 'keep' }>;

/** Every way to choose from them, and every type that can be meant. */
export function influenceMoves(table: Looked, frame: Frame): Keep[] {
  const step = stepOf(table, frame, 'influence');
  const { drawn } = table.state;
  const jurors = candidates(table, frame, [{ where: step.on }], 0);
  const choices = choose(drawn, Math.min(step.put, drawn.length));
  return choices.flatMap((faces) => jurors.map((juror): Keep => ({ type: 'keep', faces, juror: JURORS[juror]! })));
}

/** So many of these, each combination once. They are in order. */
function choose(faces: readonly number[], n: number): Face[][] {
  if (n === 0) return [[]];
  return faces.flatMap((face, i) => {
    if (faces.indexOf(face) !== i || faces.length - i < n) return [];
    return choose(faces.slice(i + 1), n - 1).map((rest) => [FACES[face]!, ...rest]);
  });
}

export function answerInfluence(table: Table, frame: Frame, { faces, juror }: Keep): void {
  table.state.asked = null;
  frame.it = JURORS.indexOf(juror);
  jury.keep(table, frame.you, faces, frame.it);
}

function regionsFor(table: Looked, where: In): number[] {
  const all = REGIONS.map((_, region) => region);
  if (where === 'any') return all;
  if (where === 'here') return [hereOf(table)];
  if (where === 'elsewhere') return all.filter((region) => region !== hereOf(table));
  return [REGIONS.indexOf(where)];
}

export function markersFor(table: Looked, frame: Frame, step: MarkerStep): number[] {
  const { state } = table;
  const regions = regionsFor(table, step.do === 'move' ? step.from : step.in);
  const isHangingWanted = step.do !== 'return' && step.hanging === true;
  const placed = step.do === 'move' && step.another ? state.windows.at(-1)!.marker : NOTHING;
  const found = regions.flatMap((region) => state.platforms[region] ?? []);
  return found
    .filter((lying) => isMeant(state, frame, step.whose, lying.id) && lying.id !== placed)
    .filter((lying) => !isHangingWanted || isHanging(lying))
    .map(({ id }) => id)
    .sort((a, b) => a - b);
}

export function markerStep(table: Table, frame: Frame, step: MarkerStep): void {
  const found = markersFor(table, frame, step);
  if (found.length > 1) ask(table.state, 'marker', frame.you);
  else if (found.length === 1) befall(table, frame, step, found[0]!);
}

export function answerMarker(table: Table, frame: Frame, marker: number): void {
  table.state.asked = null;
  befall(table, frame, stepOf(table, frame, ...MARKER_STEPS), marker);
}

function befall(table: Table, { you }: Frame, step: MarkerStep, marker: number): void {
  const { state, events } = table;
  switch (step.do) {
    case 'destroy':
    case 'return': {
      const isDestroyed = step.do === 'destroy';
      const region = REGIONS[lift(state, marker, isDestroyed ? DESTROYED : UNUSED)]!;
      events?.all({ type: isDestroyed ? 'destroyed' : 'returned', seat: you, marker, region });
      return;
    }
    case 'move': {
      const from = takeUp(table, you, marker);
      askPush(table, { seat: you, markers: [marker], regions: regionsTo(table, step.to, from), isTurn: false });
    }
  }
}

function regionsTo(table: Looked, to: To, from: number): number[] {
  if (to === 'back') return [from];
  if (to === 'elsewhere') return REGIONS.flatMap((_, region) => (region === from ? [] : [region]));
  return regionsFor(table, to);
}

/** One of your own, unused or destroyed. */
export function place(table: Table, { you }: Frame, { from, in: where }: Of<'place'>): void {
  const markers = ownIn(table.state, you, from === 'unused' ? UNUSED : DESTROYED);
  askPush(table, { seat: you, markers, regions: regionsFor(table, where), isTurn: false });
}

/** Could this step do anything at all, by itself? */
function isPossible(table: Looked, frame: Frame, step: Step): boolean {
  switch (step.do) {
    case 'put':
    case 'blind':
    case 'remove':
    case 'shift':
    case 'turn':
    case 'peek':
    case 'discard-influence':
    case 'shift-influence':
    case 'reveal':
      return candidates(table, frame, slotsOf(step), 0).length > 0;
    case 'influence':
      return candidates(table, frame, [{ where: step.on }], 0).length > 0;
    case 'destroy':
    case 'return':
    case 'move':
      return markersFor(table, frame, step).length > 0;
    case 'place':
      return ownIn(table.state, frame.you, step.from === 'unused' ? UNUSED : DESTROYED).length > 0;
    case 'draw':
      return step.who === 'them' || frame.you !== table.state.prosecutor;
    case 'discard':
      return step.who === 'them' || table.state.hands[frame.you]!.length > 0;
    case 'first':
    case 'replace':
      return true;
    case 'target':
    case 'course':
      return false;
  }
}

/** Is there anything that can be done from here on, as far as one can see? */
export function canDo(table: Looked, frame: Frame, at: number, end = Number.POSITIVE_INFINITY): boolean {
  const code = at < end ? table.box.programs[frame.program]![at] : undefined;
  switch (code?.op) {
    case 'step':
      return isPossible(table, frame, code.step) || canDo(table, frame, at + 1, end);
    case 'either':
      return code.starts.some((start) => canDo(table, frame, start, end));
    case 'may':
      return canDo(table, frame, at + 1, end);
    case undefined: // the end
    case 'jump': // of an option
      return false;
    default:
      return true; // it depends
  }
}

export function seatMoves(seats: readonly Seat[]): Move[] {
  return seats
    .slice()
    .sort((a, b) => a - b)
    .map((seat) => ({ type: 'seat', seat }));
}
