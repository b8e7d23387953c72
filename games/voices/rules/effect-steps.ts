// Runs the effects of Voices in the card language's interpreter: performs each step and applies each move.

import {
  askingInstruction,
  type EffectRuntime,
  type Frame,
  resolveEither,
  resolveMay,
  runEffects,
} from '@kuluary/card-language/interpreter';
import type { Seat } from '@kuluary/kernel/game';
import { type CardBox, strategyNumber, trialNumber } from './card-box.ts';
import type { EffectStep, VoicesTerms } from './card-terms.ts';
import { applyColourWish } from './colour-choice.ts';
import { asksForControl } from './control-condition.ts';
import { evaluateCount, hereRegion, resolveSeat, resolveSeats } from './count-evaluation.ts';
import {
  applyInfluenceChoice,
  applyJurorChoice,
  applyMarkerChoice,
  canDoAnything,
  performInfluenceStep,
  performJuryStep,
  performMarkerStep,
  performPlaceStep,
} from './effect-step-choices.ts';
import { emotionOf } from './markers.ts';
import type { Move } from './moves.ts';
import { applyPush } from './push-outcome.ts';
import { applyExtraDraw, performRoundPart } from './round-flow.ts';
import { currentWindow, PASS, putDecision, type RulesContext } from './state.ts';
import { applyDiscard, askForDiscard, drawStrategies } from './strategy-hands.ts';
import { applyStrategyChoice, applyStrategyOrder } from './strategy-window.ts';
import { applyTrialChoice, exchangeTrialCard } from './trial-card-market.ts';
import { applyHiddenChoice, applyTieBreak } from './trial-card-resolution.ts';
import { type Emotion, REGIONS } from './vocabulary.ts';

function makeRuntime(box: CardBox): EffectRuntime<RulesContext, VoicesTerms> {
  return {
    programs: box.programs,
    stack: ({ state }) => state.stack,
    isPaused: ({ state }) => state.asked !== null || state.isOver,
    performStep,
    count: evaluateCount,
    asksBeforeCondition: asksForControl,
    seatsNamed: resolveSeats,
    askDecision(context, frame, decision) {
      if (decision === 'defend') throw new Error('Voices has no defence');
      const instruction = askingInstruction(box.programs, frame);
      if (instruction.op === 'may' && !canDoAnything(context, frame, frame.at, instruction.to))
        resolveMay(box.programs, frame, false);
      else if (
        instruction.op === 'either' &&
        !instruction.starts.some((start) => canDoAnything(context, frame, start))
      ) {
        resolveEither(box.programs, frame, 0); // neither option does anything
      } else putDecision(context.state, decision, frame.you);
    },
    beforeBaseInstruction: () => undefined,
  };
}

let cached: { readonly box: CardBox; readonly runtime: EffectRuntime<RulesContext, VoicesTerms> } | undefined; // the box hardly ever changes

/** Runs until a decision is pending or the trial is over. */
export function runUntilDecision(context: RulesContext): void {
  if (cached?.box !== context.box) cached = { box: context.box, runtime: makeRuntime(context.box) };
  runEffects(cached.runtime, context);
}

function performStep(context: RulesContext, frame: Frame, step: EffectStep): void {
  const { state } = context;
  switch (step.do) {
    case 'put':
    case 'remove':
    case 'shift':
    case 'turn':
    case 'blind':
    case 'peek':
    case 'discard-influence':
    case 'shift-influence':
    case 'reveal':
      return performJuryStep(context, frame, step);
    case 'influence':
      return performInfluenceStep(context, frame, step);
    case 'destroy':
    case 'return':
    case 'move':
      return performMarkerStep(context, frame, step);
    case 'place':
      return performPlaceStep(context, frame, step);
    case 'draw':
      return drawStrategies(context, resolveSeat(frame, step.who), step.n);
    case 'discard':
      return askForDiscard(context, resolveSeat(frame, step.who), step.n);
    case 'target':
      return performTargetStep(context, frame, step.among);
    case 'first':
      state.first = resolveSeat(frame, step.who);
      context.eventSink?.all({ type: 'first', seat: state.first, isPassed: false });
      return;
    case 'replace':
      if (REGIONS[hereRegion(context)] !== 'planning') putDecision(state, 'replace', frame.you);
      return;
    case 'course':
      return performRoundPart(context, frame, step.part);
  }
}

function performTargetStep(context: RulesContext, frame: Frame, among: 'personas' | 'foes'): void {
  const seats = resolveSeats(context, frame, among);
  if (seats.length > 1) return putDecision(context.state, 'target', frame.you);
  frame.them = seats[0]!;
}

/** The move must be legal. */
export function applyMove(context: RulesContext, seat: Seat, move: Move): void {
  const frame = context.state.stack.at(-1)!;
  applyMoveByType(context, frame, seat, move);
  runUntilDecision(context);
}

function applyMoveByType(context: RulesContext, frame: Frame, seat: Seat, move: Move): void {
  const { box } = context;
  switch (move.type) {
    case 'colours':
      return applyColourWish(context, seat, move.colours);
    case 'trial':
      return applyTrialChoice(context, seat, trialNumber(box, move.card));
    case 'push':
      return applyPush(context, seat, move);
    case 'strategy':
      return applyStrategyChoice(context, seat, strategyNumber(box, move.card));
    case 'pass':
      return applyPass(context, seat);
    case 'seat':
      return applySeatChoice(context, frame, move.seat);
    case 'option':
      return applyOptionChoice(context, frame, move.option);
    case 'yes':
    case 'no':
      return applyMayChoice(context, frame, move.type === 'yes');
    case 'juror':
      return applyJurorChoice(context, frame, move.juror);
    case 'keep':
      return applyInfluenceChoice(context, frame, move);
    case 'marker':
      return applyMarkerChoice(context, frame, move.marker);
    case 'discard':
      return applyDiscard(context, seat, strategyNumber(box, move.card));
    case 'replace':
      return exchangeTrialCard(context, seat, trialNumber(box, move.card));
  }
}

function applyPass(context: RulesContext, seat: Seat): void {
  const { kind } = context.state.asked!;
  if (kind === 'strategy') applyStrategyChoice(context, seat, PASS);
  else if (kind === 'colours') applyColourWish(context, seat, []);
  else context.state.asked = null;
}

function applyMayChoice(context: RulesContext, frame: Frame, isWanted: boolean): void {
  context.state.asked = null;
  resolveMay(context.box.programs, frame, isWanted);
  const emotion = isWanted && usedMarkerAbility(context, frame);
  if (emotion) context.eventSink?.all({ type: 'emotion', seat: frame.you, emotion });
}

/** The emotion of the window's marker, if this program is its ability. */
function usedMarkerAbility({ box, state }: RulesContext, { program }: Frame): Emotion | undefined {
  const emotion = currentWindow(state) && emotionOf(currentWindow(state)!.marker);
  return emotion && box.markerPrograms[emotion] === program ? emotion : undefined;
}

function applyOptionChoice(context: RulesContext, frame: Frame, option: number): void {
  if (context.state.asked!.kind === 'hidden') return applyHiddenChoice(context, option);
  context.state.asked = null;
  resolveEither(context.box.programs, frame, option);
}

function applySeatChoice(context: RulesContext, frame: Frame, seat: Seat): void {
  const { state, eventSink } = context;
  switch (state.asked!.kind) {
    case 'order':
      return applyStrategyOrder(context, seat);
    case 'tie':
      return applyTieBreak(context, seat);
    case 'also':
      return applyExtraDraw(context, seat);
    default:
      state.asked = null;
      frame.them = seat;
      eventSink?.all({ type: 'target', seat: frame.you, target: seat });
  }
}
