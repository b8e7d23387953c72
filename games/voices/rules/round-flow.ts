// The steps of a round: choose a card, push, resolve the card, refill and draw, pass the first player token.

import { type Frame, NO_SEAT } from '@kuluary/card-language/interpreter';
import type { Seat } from '@kuluary/kernel/game';
import { ROUNDS, ROUNDS_PER_PHASE } from './card-box.ts';
import type { RoundPart } from './card-terms.ts';
import { askPush, ownMarkersAt } from './marker-placement.ts';
import { colourOf } from './markers.ts';
import { regionLeaders } from './region-control.ts';
import { personas, putDecision, type RulesContext, seatsClockwiseFrom, UNUSED } from './state.ts';
import { drawStrategies } from './strategy-hands.ts';
import { continueStrategyWindow, discardPlayedStrategy } from './strategy-window.ts';
import { beginSecondPhase, fillMarket } from './trial-card-market.ts';
import { beginCardReading, continueCardReading } from './trial-card-resolution.ts';
import { endingOf, verdictOf, winnersOf } from './verdict-and-goals.ts';
import { REGIONS } from './vocabulary.ts';

const PLANNING = REGIONS.indexOf('planning');
const PERSONAS_FOR_EXTRA_DRAW = 4; // from so many on, the controller of Planning names another persona to draw

export function performRoundPart(context: RulesContext, frame: Frame, part: RoundPart): void {
  switch (part) {
    case 'choose':
      return askForTrialCard(context);
    case 'turn':
      return beginPlacementTurn(context, frame);
    case 'place':
      return askForOwedPush(context, frame);
    case 'read':
      return continueCardReading(context, frame);
    case 'refill':
      return refillMarketOrFinish(context);
    case 'planning':
      return findPlanningController(context, frame);
    case 'plan':
      return drawStrategies(context, frame.chosen, 1);
    case 'also':
      if (personas(context.state).length >= PERSONAS_FOR_EXTRA_DRAW) putDecision(context.state, 'also', frame.chosen);
      return;
    case 'pass':
      return passFirstPlayerToken(context, frame);
    case 'window':
      return continueStrategyWindow(context, frame);
    case 'played':
      return discardPlayedStrategy(context, frame);
  }
}

/** Step 1. */
function askForTrialCard({ state, eventSink }: RulesContext): void {
  state.turned = [];
  eventSink?.all({ type: 'round', round: state.round, phase: state.phase });
  putDecision(state, 'trial', state.prosecutor);
}

/** Step 2. A persona with two colours places one of each. */
function beginPlacementTurn({ state }: RulesContext, { them }: Frame): void {
  state.isFirstPlaced = false;
  state.owed = state.owners.flatMap((owner, colour) => (owner === them ? [colour] : []));
}

/** The program runs this part again until no marker is owed or none is left. */
function askForOwedPush(context: RulesContext, frame: Frame): void {
  const { state } = context;
  const seat = frame.them;
  const markers = ownMarkersAt(state, seat, UNUSED).filter((marker) => state.owed.includes(colourOf(marker)));
  const regions = REGIONS.map((_, region) => region);
  if (askPush(context, { seat, markers, regions, isTurn: true })) {
    frame.at--;
    return;
  }
  if (!state.isFirstPlaced) context.eventSink?.all({ type: 'skipped', seat });
  state.owed = [];
  state.turned.push(seat);
  if (state.turned.length < state.roles.length) return;
  beginCardReading(state, state.chosen);
}

/** Step 4; after the last round the trial ends instead. */
function refillMarketOrFinish(context: RulesContext): void {
  const { state } = context;
  state.chosen = -1;
  if (state.round === ROUNDS - 1) return finishTrial(context);
  if (state.round === ROUNDS_PER_PHASE - 1) beginSecondPhase(context);
  fillMarket(context);
}

function findPlanningController({ state, eventSink }: RulesContext, frame: Frame): void {
  const leaders = regionLeaders(state, PLANNING);
  if (leaders.length !== 1) return putDecision(state, 'tie', state.first);
  frame.chosen = leaders[0]!;
  eventSink?.all({ type: 'controller', region: 'planning', seat: frame.chosen, how: 'most' });
}

export function applyExtraDraw(context: RulesContext, seat: Seat): void {
  context.state.asked = null;
  drawStrategies(context, seat, 1);
}

/** Step 5. */
function passFirstPlayerToken({ state, eventSink }: RulesContext, frame: Frame): void {
  state.first = seatsClockwiseFrom(state, state.first)[1]!;
  state.round++;
  eventSink?.all({ type: 'first', seat: state.first, isPassed: true });
  frame.at = 0;
  frame.them = NO_SEAT;
  frame.chosen = 0;
}

function finishTrial({ box, state, eventSink }: RulesContext): void {
  state.isOver = true;
  state.stack = [];
  state.asked = null;
  const jurors = verdictOf(state);
  eventSink?.all({ type: 'roles', roles: state.roles.map((role) => box.roles[role]!.id) });
  eventSink?.all({ type: 'verdict', jurors });
  eventSink?.all({ type: 'over', ending: endingOf(state, jurors), winners: winnersOf({ box, state }) });
}
