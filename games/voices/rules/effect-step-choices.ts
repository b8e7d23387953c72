// Effect steps that may need a choice (a type of jurors, a marker, a region), and what the choice does.

import { askingInstruction, type Frame, NO_CARD } from '@kuluary/card-language/interpreter';
import { amountOf } from '@kuluary/card-language/language';
import { hangsOver, PLATFORM } from '../push/platform.ts';
import type { CountTerm, DestinationRef, EffectStep, JurorRef, RegionRef } from './card-terms.ts';
import { evaluateCount, hereRegion, isMarkerMeant } from './count-evaluation.ts';
import * as jury from './jury-tokens.ts';
import { askPush, ownMarkersAt, removeFromPlatform, takeMarker } from './marker-placement.ts';
import type { Move } from './moves.ts';
import { DESTROYED, putDecision, type RulesContext, type RulesReadContext, type State, UNUSED } from './state.ts';
import {
  INFLUENCE_FACES,
  type InfluenceFace,
  JUROR_TYPES,
  type JurorType,
  REGIONS,
  type VerdictToken,
} from './vocabulary.ts';

/** A reference of a step to a type of jurors. */
interface JurorSlot {
  readonly ref: JurorRef;
  readonly needs?: VerdictToken | 'influence'; // a type without such a token is no candidate
}

type StepOf<Do extends EffectStep['do']> = Extract<EffectStep, { readonly do: Do }>;
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
type JuryStep = StepOf<(typeof JURY_STEPS)[number]>;
export const MARKER_STEPS = ['destroy', 'return', 'move'] as const;
type MarkerStep = StepOf<(typeof MARKER_STEPS)[number]>;

function jurorSlotsOf(step: JuryStep): readonly JurorSlot[] {
  switch (step.do) {
    case 'put':
    case 'blind':
      return [{ ref: step.on }];
    case 'remove':
      return [{ ref: step.from, needs: step.token }];
    case 'turn':
      return [{ ref: step.on, needs: step.token }];
    case 'shift':
      return [{ ref: step.from, needs: step.token }, { ref: step.to }];
    case 'peek':
    case 'reveal':
      return [{ ref: step.on, needs: 'influence' }];
    case 'discard-influence':
      return [{ ref: step.from, needs: 'influence' }];
    case 'shift-influence':
      return [{ ref: step.from, needs: 'influence' }, { ref: step.to }];
  }
}

/** The type, where the reference needs no choice. */
function namedJuror(frame: Frame, ref: JurorRef): number | undefined {
  if (ref === 'it') return frame.it;
  return isJuror(ref) ? JUROR_TYPES.indexOf(ref) : undefined;
}

function isJuror(ref: JurorRef): ref is JurorType {
  return typeof ref === 'string' && (JUROR_TYPES as readonly string[]).includes(ref);
}

/** Types that a slot can mean. The second slot never means the first's. */
function jurorCandidates(
  { state }: RulesReadContext,
  frame: Frame,
  slots: readonly JurorSlot[],
  slot: number,
): number[] {
  const { ref, needs } = slots[slot]!;
  const taken = slot === 0 ? NO_CARD : firstJuror(frame, slots);
  return JUROR_TYPES.flatMap((juror, number) => {
    if (!matchesJurorRef(state, frame, ref, juror) || number === taken) return [];
    return needs === undefined || hasToken(state, number, needs) ? [number] : [];
  });
}

function matchesJurorRef(state: State, frame: Frame, ref: JurorRef, juror: JurorType): boolean {
  const number = JUROR_TYPES.indexOf(juror);
  if (ref === 'any') return true;
  if (ref === 'other') return number !== frame.it;
  if (typeof ref === 'string') return number === namedJuror(frame, ref);
  return isList(ref) ? ref.includes(juror) : hasToken(state, number, ref.with);
}

function isList(ref: JurorRef): ref is readonly JurorType[] {
  return Array.isArray(ref);
}

function hasToken(state: State, juror: number, token: VerdictToken | 'influence'): boolean {
  return token === 'influence' ? state.stacks[juror]!.length > 0 : jury.verdictTokens(state, token)[juror]! > 0;
}

function firstJuror(frame: Frame, slots: readonly JurorSlot[]): number {
  return namedJuror(frame, slots[0]!.ref) ?? frame.it;
}

/** `frame.left` is the slot being filled. The juror chosen for the first is `frame.it`, for the second `frame.chosen`. */
export function performJuryStep(context: RulesContext, frame: Frame, step: JuryStep): void {
  const slots = jurorSlotsOf(step);
  for (; frame.left < slots.length; frame.left++) {
    const found = jurorCandidates(context, frame, slots, frame.left);
    if (found.length > 1) return putDecision(context.state, 'juror', frame.you);
    if (found.length === 0) {
      frame.left = 0;
      return;
    }
    bindJuror(frame, slots, found[0]!);
  }
  frame.left = 0;
  const second = slots[1] && (namedJuror(frame, slots[1].ref) ?? frame.chosen);
  changeJuryTokens(context, frame, step, firstJuror(frame, slots), second ?? NO_CARD);
}

function bindJuror(frame: Frame, slots: readonly JurorSlot[], juror: number): void {
  if (namedJuror(frame, slots[frame.left]!.ref) !== undefined) return;
  if (frame.left === 0) frame.it = juror;
  else frame.chosen = juror;
}

export function applyJurorChoice(context: RulesContext, frame: Frame, juror: JurorType): void {
  const step = askingStep(context, frame, ...JURY_STEPS);
  context.state.asked = null;
  bindJuror(frame, jurorSlotsOf(step), JUROR_TYPES.indexOf(juror));
  frame.left++;
  performJuryStep(context, frame, step);
}

function changeJuryTokens(context: RulesContext, frame: Frame, step: JuryStep, juror: number, to: number): void {
  const { you } = frame;
  const n = (amount: StepOf<'put'>['n']) => amountOf(amount ?? 1, (of: CountTerm) => evaluateCount(context, frame, of));
  switch (step.do) {
    case 'put':
      return jury.putTokens(context, you, step.token, juror, n(step.n));
    case 'remove':
      return jury.removeTokens(context, you, step.token, juror, n(step.n));
    case 'shift':
      return jury.moveToken(context, you, step.token, juror, to);
    case 'turn':
      return jury.flipToken(context, you, step.token, juror);
    case 'blind':
      return jury.putUnseenInfluence(context, you, juror, step.n);
    case 'peek':
      return jury.peekInfluence(context, you, juror, step.n === 'all' ? Number.POSITIVE_INFINITY : step.n);
    case 'discard-influence':
      return jury.discardTopInfluence(context, you, juror);
    case 'shift-influence':
      return jury.moveTopInfluence(context, you, juror, to);
    case 'reveal':
      return jury.revealTopInfluence(context, you, juror);
  }
}

export function jurorMoves(context: RulesReadContext, frame: Frame): Move[] {
  const step = askingStep(context, frame, ...JURY_STEPS);
  return jurorCandidates(context, frame, jurorSlotsOf(step), frame.left).map((juror) => ({
    type: 'juror',
    juror: JUROR_TYPES[juror]!,
  }));
}

/** The step that asked for the pending decision; it must be one of `expected`. */
export function askingStep<Do extends EffectStep['do']>(
  { box }: RulesReadContext,
  frame: Frame,
  ...expected: readonly Do[]
): StepOf<Do> {
  const instruction = askingInstruction(box.programs, frame);
  const isExpected = (step: EffectStep): step is StepOf<Do> => expected.some((each) => each === step.do);
  if (instruction.op !== 'step' || !isExpected(instruction.step))
    throw new Error(`"${instruction.op}" does not ask for ${expected.join()}`);
  return instruction.step;
}

/** Draws tokens, of which the seat puts some on a type, in the order that it chooses, and discards the rest. Whether it is
 * asked must not depend on their faces: others would learn them. */
export function performInfluenceStep(
  context: RulesContext,
  frame: Frame,
  { draw, put, on }: StepOf<'influence'>,
): void {
  const { state } = context;
  const types = jurorCandidates(context, frame, [{ ref: on }], 0).length;
  if (types === 0) return;
  jury.drawInfluence(context, frame.you, draw);
  if (state.drawn.length === 0) return;
  const isOrdered = Math.min(put, state.drawn.length) > 1;
  if (state.drawn.length > put || types > 1 || isOrdered) return putDecision(state, 'influence', frame.you);
  applyInfluenceChoice(context, frame, influenceMoves(context, frame)[0]!);
}

type KeepMove = Extract<Move, { readonly type: 'keep' }>;

/** Every row of drawn tokens, the one on top last, for every candidate type. */
export function influenceMoves(context: RulesReadContext, frame: Frame): KeepMove[] {
  const step = askingStep(context, frame, 'influence');
  const { drawn } = context.state;
  const jurors = jurorCandidates(context, frame, [{ ref: step.on }], 0);
  const choices = rowsOf(drawn, Math.min(step.put, drawn.length));
  return choices.flatMap((faces) =>
    jurors.map((juror): KeepMove => ({ type: 'keep', faces, juror: JUROR_TYPES[juror]! })),
  );
}

/** Each row of n faces once. */
function rowsOf(faces: readonly number[], n: number): InfluenceFace[][] {
  if (n === 0) return [[]];
  return [...new Set(faces)].flatMap((face) =>
    rowsOf(faces.toSpliced(faces.indexOf(face), 1), n - 1).map((rest) => [INFLUENCE_FACES[face]!, ...rest]),
  );
}

export function applyInfluenceChoice(context: RulesContext, frame: Frame, { faces, juror }: KeepMove): void {
  context.state.asked = null;
  frame.it = JUROR_TYPES.indexOf(juror);
  jury.placeDrawnInfluence(context, frame.you, faces, frame.it);
}

function regionsMeant(context: RulesReadContext, where: RegionRef): number[] {
  const all = REGIONS.map((_, region) => region);
  if (where === 'any') return all;
  if (where === 'here') return [hereRegion(context)];
  if (where === 'elsewhere') return all.filter((region) => region !== hereRegion(context));
  return [REGIONS.indexOf(where)];
}

export function markerCandidates(context: RulesReadContext, frame: Frame, step: MarkerStep): number[] {
  const { state } = context;
  const regions = regionsMeant(context, step.do === 'move' ? step.from : step.in);
  const isHangingWanted = step.do !== 'return' && step.hanging === true;
  const placed = step.do === 'move' && step.another ? state.windows.at(-1)!.marker : NO_CARD;
  const found = regions.flatMap((region) => state.platforms[region] ?? []);
  return found
    .filter((marker) => isMarkerMeant(state, frame, step.whose, marker.id) && marker.id !== placed)
    .filter((marker) => !isHangingWanted || hangsOver(PLATFORM, marker))
    .map(({ id }) => id)
    .sort((a, b) => a - b);
}

export function performMarkerStep(context: RulesContext, frame: Frame, step: MarkerStep): void {
  const found = markerCandidates(context, frame, step);
  if (found.length > 1) putDecision(context.state, 'marker', frame.you);
  else if (found.length === 1) changeMarker(context, frame, step, found[0]!);
}

export function applyMarkerChoice(context: RulesContext, frame: Frame, marker: number): void {
  context.state.asked = null;
  changeMarker(context, frame, askingStep(context, frame, ...MARKER_STEPS), marker);
}

function changeMarker(context: RulesContext, { you }: Frame, step: MarkerStep, marker: number): void {
  const { state, eventSink } = context;
  switch (step.do) {
    case 'destroy':
    case 'return': {
      const isDestroyed = step.do === 'destroy';
      const region = REGIONS[removeFromPlatform(state, marker, isDestroyed ? DESTROYED : UNUSED)]!;
      eventSink?.all({ type: isDestroyed ? 'destroyed' : 'returned', seat: you, marker, region });
      return;
    }
    case 'move': {
      const from = takeMarker(context, you, marker);
      askPush(context, {
        seat: you,
        markers: [marker],
        regions: destinationRegions(context, step.to, from),
        isTurn: false,
      });
    }
  }
}

function destinationRegions(context: RulesReadContext, destinationRef: DestinationRef, from: number): number[] {
  if (destinationRef === 'back') return [from];
  if (destinationRef === 'elsewhere') return REGIONS.flatMap((_, region) => (region === from ? [] : [region]));
  return regionsMeant(context, destinationRef);
}

export function performPlaceStep(context: RulesContext, { you }: Frame, { from, in: where }: StepOf<'place'>): void {
  const markers = ownMarkersAt(context.state, you, from === 'unused' ? UNUSED : DESTROYED);
  askPush(context, { seat: you, markers, regions: regionsMeant(context, where), isTurn: false });
}

/** Whether this step by itself could do anything. */
function isStepPossible(context: RulesReadContext, frame: Frame, step: EffectStep): boolean {
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
      return jurorCandidates(context, frame, jurorSlotsOf(step), 0).length > 0;
    case 'influence':
      return jurorCandidates(context, frame, [{ ref: step.on }], 0).length > 0;
    case 'destroy':
    case 'return':
    case 'move':
      return markerCandidates(context, frame, step).length > 0;
    case 'place':
      return ownMarkersAt(context.state, frame.you, step.from === 'unused' ? UNUSED : DESTROYED).length > 0;
    case 'draw':
      return step.who === 'them' || frame.you !== context.state.prosecutor;
    case 'discard':
      return step.who === 'them' || context.state.hands[frame.you]!.length > 0;
    case 'first':
    case 'replace':
      return true;
    case 'target':
    case 'course':
      return false;
  }
}

/** Whether the program could do anything from here on; true where that depends on a condition. */
export function canDoAnything(
  context: RulesReadContext,
  frame: Frame,
  at: number,
  end = Number.POSITIVE_INFINITY,
): boolean {
  const code = at < end ? context.box.programs[frame.program]![at] : undefined;
  switch (code?.op) {
    case 'step':
      return isStepPossible(context, frame, code.step) || canDoAnything(context, frame, at + 1, end);
    case 'either':
      return code.starts.some((start) => canDoAnything(context, frame, start, end));
    case 'may':
      return canDoAnything(context, frame, at + 1, end);
    case undefined: // end of the program
    case 'jump': // end of an option
      return false;
    default:
      return true; // depends on a condition
  }
}
