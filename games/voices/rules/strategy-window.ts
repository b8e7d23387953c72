// The strategy window after a placement: sealed choices, then the strategies one by one, then the marker's ability.

import { type Frame, makeFrame, NO_CARD } from '@kuluary/card-language/interpreter';
import { isConditionMet } from '@kuluary/card-language/language';
import type { Seat } from '@kuluary/kernel/game';
import { WINDOW_PROGRAM } from './card-box.ts';
import { evaluateCount } from './count-evaluation.ts';
import { canDoAnything } from './effect-step-choices.ts';
import { colourOf, emotionOf } from './markers.ts';
import type { Move } from './moves.ts';
import {
  currentWindow,
  PASS,
  putDecision,
  type RulesContext,
  type RulesReadContext,
  type State,
  type StrategyChoice,
  type StrategyWindow,
} from './state.ts';
import { removeFromHand } from './strategy-hands.ts';
import { REGIONS } from './vocabulary.ts';

export function openStrategyWindow(
  { box, state }: RulesContext,
  placer: Seat,
  marker: number,
  region: number,
  fallen: readonly number[],
  isFirst: boolean,
): void {
  const victims = fallen.map((each) => state.owners[colourOf(each)]!);
  const concerned = state.roles.flatMap((_, seat) => (seat === placer || victims.includes(seat) ? [seat] : []));
  state.windows.push({
    placer,
    marker,
    region,
    fallen,
    isFirst,
    seats: concerned.filter((seat) => state.hands[seat]!.length > 0), // the number of cards is public
    answers: [],
    played: [],
    isAbilityDue: isFirst && state.options.abilities && box.markerPrograms[emotionOf(marker)] !== undefined,
  });
  state.stack.push(makeFrame(WINDOW_PROGRAM, placer, marker));
}

/** Run again after each move until nobody plays any more. */
export function continueStrategyWindow(context: RulesContext, frame: Frame): void {
  const { box, state } = context;
  const strategyWindow = currentWindow(state)!;
  const { answers, seats } = strategyWindow;
  if (answers.length === 0 && seats.length === 0 && !strategyWindow.isAbilityDue) {
    state.windows.pop();
    return;
  }
  frame.at--;
  if (answers.length > 1) putDecision(state, 'order', state.first);
  else if (answers.length === 1) startStrategy(context, strategyWindow, answers[0]!);
  else if (seats.length > 0) askForStrategies(context, strategyWindow);
  else {
    strategyWindow.isAbilityDue = false;
    state.stack.push(makeFrame(box.markerPrograms[emotionOf(strategyWindow.marker)]!, strategyWindow.placer, NO_CARD));
  }
}

/** A seat that holds no card any more is not asked. */
function askForStrategies({ state }: RulesContext, strategyWindow: StrategyWindow): void {
  strategyWindow.seats = strategyWindow.seats.filter((seat) => state.hands[seat]!.length > 0);
  if (strategyWindow.seats.length > 0) putDecision(state, 'strategy', ...strategyWindow.seats);
}

/** The different cards that a seat could play now. */
export function playableStrategies({ box, state }: RulesReadContext, seat: Seat): number[] {
  const strategyWindow = currentWindow(state)!;
  return [...new Set(state.hands[seat])].filter((card) => {
    const { when, in: region, if: test, program } = box.strategies[card]!;
    if (when === 'placed' ? seat !== strategyWindow.placer : !hasLostMarker(state, strategyWindow, seat)) return false;
    if (region !== undefined && REGIONS[strategyWindow.region] !== region) return false;
    if (strategyWindow.played.some((played) => played.seat === seat && played.card === card)) return false;
    const frame = makeFrame(program, seat, card);
    return (
      canDoAnything({ box, state }, frame, 0) &&
      (test === undefined || isConditionMet(test, (of) => evaluateCount({ box, state }, frame, of)))
    );
  });
}

export function hasLostMarker(
  { owners }: Pick<State, 'owners'>,
  { fallen }: Pick<StrategyWindow, 'fallen'>,
  seat: Seat,
): boolean {
  return fallen.some((marker) => owners[colourOf(marker)] === seat);
}

export function strategyMoves(context: RulesReadContext, seat: Seat): Move[] {
  const cards = playableStrategies(context, seat).map(
    (card): Move => ({ type: 'strategy', card: context.box.strategies[card]!.id }),
  );
  return [...cards, { type: 'pass' }];
}

/** Sealed until all seats have chosen. A seat that passes is out of this window. */
export function applyStrategyChoice(context: RulesContext, seat: Seat, card: number): void {
  const { state } = context;
  const strategyWindow = currentWindow(state)!;
  strategyWindow.answers = [...strategyWindow.answers, { seat, card }].sort((a, b) => a.seat - b.seat);
  const { seats } = state.asked!;
  if (seats.length > 1) {
    seats.splice(seats.indexOf(seat), 1);
    return;
  }
  state.asked = null;
  strategyWindow.answers = strategyWindow.answers.filter((choice) => choice.card !== PASS);
  for (const choice of strategyWindow.answers) removeFromHand(context, choice.seat, choice.card);
  strategyWindow.seats = strategyWindow.answers.map((choice) => choice.seat);
}

export function applyStrategyOrder(context: RulesContext, seat: Seat): void {
  const strategyWindow = currentWindow(context.state)!;
  context.state.asked = null;
  startStrategy(context, strategyWindow, strategyWindow.answers.find((choice) => choice.seat === seat)!);
}

function startStrategy(context: RulesContext, strategyWindow: StrategyWindow, choice: StrategyChoice): void {
  const { box, state, eventSink } = context;
  const { seat, card } = choice;
  strategyWindow.answers = strategyWindow.answers.filter((each) => each !== choice);
  strategyWindow.played = [...strategyWindow.played, choice];
  state.resolving.push(card);
  eventSink?.all({ type: 'strategy', seat, card: box.strategies[card]!.id });
  state.stack.push(makeFrame(box.strategies[card]!.program, seat, card));
}

export function discardPlayedStrategy({ state }: RulesContext, { card }: Frame): void {
  state.resolving.splice(state.resolving.indexOf(card), 1);
  state.discard.push(card);
}
