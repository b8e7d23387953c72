// Evaluates a position for a seat: the probability of its goal, plus the value of regions and markers.

import type { Seat } from '@kuluary/kernel/game';
import { colourOf, markerValue } from '../rules/markers.ts';
import { regionLeaders } from '../rules/region-control.ts';
import { DESTROYED, MIN_SEATS, type RulesReadContext, type State, UNUSED } from '../rules/state.ts';
import { REGIONS } from '../rules/vocabulary.ts';
import { goalProbability, leadInRegion } from './goal-probability.ts';

const CARD_REGION_VALUE = 0.09; // of controlling a region of the chosen card
const PLANNING_VALUE = 0.04; // of controlling Planning
const PLACED_POINT_VALUE = 0.004; // of each point of a placed marker
const UNUSED_POINT_VALUE = 0.006; // of each point of an unused marker
const CONTESTED_REGION_VALUE = 0.03; // to the prosecutor, of a region of the card that nobody leads

export function evaluatePosition(context: RulesReadContext, seat: Seat): number {
  const { state } = context;
  const value = goalProbability(context, seat);
  return value + (seat === state.prosecutor ? prosecutorBoardValue(context) : personaBoardValue(context, seat));
}

/** How many seats will still push in this round. */
const seatsStillToPush = ({ roles, turned }: State) => Math.max(0, roles.length - turned.length - 1);

function personaBoardValue(context: RulesReadContext, seat: Seat): number {
  const { state } = context;
  const coming = seatsStillToPush(state);
  let value = 0;
  REGIONS.forEach((name, region) => {
    const stake = name === 'planning' ? PLANNING_VALUE : isCardRegion(context, region) ? CARD_REGION_VALUE : 0.01;
    const lead = leadInRegion(state, region, seat);
    value += stake / (1 + Math.exp(-(lead + 0.3 - 0.25 * coming) / (0.4 + 0.35 * coming)));
  });
  state.places.forEach((place, marker) => {
    if (state.owners[colourOf(marker)] !== seat) return;
    if (place < REGIONS.length) value += PLACED_POINT_VALUE * markerValue(marker);
    else if (place === UNUSED) value += UNUSED_POINT_VALUE * markerValue(marker);
  });
  return value;
}

function isCardRegion({ box, state }: RulesReadContext, region: number): boolean {
  return state.chosen >= 0 && box.trial[state.chosen]!.regions.some((each) => each === REGIONS[region]);
}

/** On a tie the first player names the controller; at a table of three the prosecutor resolves the ability. */
function prosecutorBoardValue(context: RulesReadContext): number {
  const { state } = context;
  let value = 0;
  REGIONS.forEach((_, region) => {
    if (!isCardRegion(context, region)) return;
    const leaders = regionLeaders(state, region).length;
    if (leaders !== 1)
      value += state.roles.length === MIN_SEATS && leaders > 1 ? CARD_REGION_VALUE : CONTESTED_REGION_VALUE;
  });
  state.places.forEach((place, marker) => {
    if (place === DESTROYED)
      value +=
        state.owners[colourOf(marker)] === state.prosecutor
          ? -PLACED_POINT_VALUE
          : PLACED_POINT_VALUE * markerValue(marker);
  });
  return value;
}
