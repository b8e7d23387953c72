// The strategy window after a placement: sealed choices, then one strategy after the other, each chosen with open eyes but the
// first, then the marker's ability.

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
    waiting: [],
    played: [],
    isAbilityDue: isFirst && state.options.abilities && box.markerPrograms[emotionOf(marker)] !== undefined,
  });
  state.stack.push(makeFrame(WINDOW_PROGRAM, placer, marker));
}

/** Run again after each move until nobody plays any more. */
export function continueStrategyWindow(context: RulesContext, frame: Frame): void {
  const { box, state } = context;
  const strategyWindow = currentWindow(state)!;
  keepSeatsWithCards(state, strategyWindow);
  const { waiting, seats } = strategyWindow;
  if (seats.length === 0 && !strategyWindow.isAbilityDue) {
    state.windows.pop();
    return;
  }
  frame.at--;
  if (waiting.length > 1) putDecision(state, 'order', state.first);
  else if (seats.length > 0) putDecision(state, 'strategy', ...(waiting.length > 0 ? waiting : seats));
  else {
    strategyWindow.isAbilityDue = false;
    state.stack.push(makeFrame(box.markerPrograms[emotionOf(strategyWindow.marker)]!, strategyWindow.placer, NO_CARD));
  }
}

/** A seat that holds no card any more is not asked: the number of cards is public. */
function keepSeatsWithCards({ hands }: State, strategyWindow: StrategyWindow): void {
  const holdsCards = (seat: Seat) => hands[seat]!.length > 0;
  strategyWindow.seats = strategyWindow.seats.filter(holdsCards);
  strategyWindow.waiting = strategyWindow.waiting.filter(holdsCards);
}

/** The different cards that a seat could play now. */
export function playableStrategies(context: RulesReadContext, seat: Seat): number[] {
  return [...new Set(context.state.hands[seat])].filter((card) => canPlayStrategy(context, seat, card));
}

/** Whether the seat could play this card now if it had it. */
export function canPlayStrategy(context: RulesReadContext, seat: Seat, card: number): boolean {
  const { box, state } = context;
  const strategyWindow = currentWindow(state)!;
  const { when, in: region, if: test, program } = box.strategies[card]!;
  if (when === 'placed' ? seat !== strategyWindow.placer : !hasLostMarker(state, strategyWindow, seat)) return false;
  if (region !== undefined && REGIONS[strategyWindow.region] !== region) return false;
  if (strategyWindow.played.some((played) => played.seat === seat && played.card === card)) return false;
  const frame = makeFrame(program, seat, card);
  return (
    canDoAnything(context, frame, 0) &&
    (test === undefined || isConditionMet(test, (of) => evaluateCount(context, frame, of)))
  );
}

function hasLostMarker({ owners }: State, { fallen }: StrategyWindow, seat: Seat): boolean {
  return fallen.some((marker) => owners[colourOf(marker)] === seat);
}

export function strategyMoves(context: RulesReadContext, seat: Seat): Move[] {
  const cards = playableStrategies(context, seat).map(
    (card): Move => ({ type: 'strategy', card: context.box.strategies[card]!.id }),
  );
  return [...cards, { type: 'pass' }];
}

/** Sealed until all asked seats have chosen. A seat that passes is out of this window. */
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
  const { answers, waiting } = strategyWindow;
  const wanted = answers.filter((answer) => answer.card !== PASS);
  const hasPassed = (each: Seat) => answers.some((answer) => answer.seat === each && answer.card === PASS);
  strategyWindow.seats = strategyWindow.seats.filter((each) => !hasPassed(each));
  strategyWindow.answers = wanted;
  strategyWindow.waiting = [
    ...waiting.filter((each) => answers.every((answer) => answer.seat !== each)),
    ...wanted.map((answer) => answer.seat),
  ];
  if (wanted.length === 1) beginStrategyTurn(context, wanted[0]!.seat);
}

export function applyStrategyOrder(context: RulesContext, seat: Seat): void {
  context.state.asked = null;
  beginStrategyTurn(context, seat);
}

/** The first one plays what it has chosen. The others choose again, one by one, when they have seen what that did. */
function beginStrategyTurn(context: RulesContext, seat: Seat): void {
  const strategyWindow = currentWindow(context.state)!;
  const sealed = strategyWindow.answers.find((answer) => answer.seat === seat);
  strategyWindow.answers = [];
  if (!sealed) return putDecision(context.state, 'strategy', seat);
  strategyWindow.waiting = strategyWindow.waiting.filter((each) => each !== seat);
  playStrategy(context, strategyWindow, sealed);
}

function playStrategy(context: RulesContext, strategyWindow: StrategyWindow, choice: StrategyChoice): void {
  const { box, state, eventSink } = context;
  const { seat, card } = choice;
  removeFromHand(context, seat, card);
  strategyWindow.played = [...strategyWindow.played, choice];
  state.resolving.push(card);
  eventSink?.all({ type: 'strategy', seat, card: box.strategies[card]!.id });
  state.stack.push(makeFrame(box.strategies[card]!.program, seat, card));
}

export function discardPlayedStrategy({ state }: RulesContext, { card }: Frame): void {
  state.resolving.splice(state.resolving.indexOf(card), 1);
  state.discard.push(card);
}
