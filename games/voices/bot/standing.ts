// What a position is worth to a seat in the middle of a round: its prospects, and what it will decide.

import type { Seat } from '@kuluary/kernel/game';
import { leadersOf } from '../rules/control.ts';
import { colourOf, worthOf } from '../rules/markers.ts';
import { DESTROYED, type Looked, MIN_SEATS, type State, UNUSED } from '../rules/state.ts';
import { REGIONS } from '../rules/vocabulary.ts';
import { leadIn, prospects } from './prospects.ts';

const DECIDING = 0.09; // to control a region of the chosen card
const PLANNING = 0.04; // to draw a strategy
const PRESENCE = 0.004; // each point of value that lies on the board
const KEPT = 0.006; // each point of value that is still to be placed
const QUARREL = 0.03; // to the prosecutor: a region of the card in which nobody is ahead

export function standing(table: Looked, seat: Seat): number {
  const { state } = table;
  const worth = prospects(table, seat);
  return worth + (seat === state.prosecutor ? unrest(table) : weight(table, seat));
}

/** How many seats will still push in this round. */
const stillToCome = ({ roles, turned }: State) => Math.max(0, roles.length - turned.length - 1);

function weight(table: Looked, seat: Seat): number {
  const { state } = table;
  const coming = stillToCome(state);
  let worth = 0;
  REGIONS.forEach((name, region) => {
    const stake = name === 'planning' ? PLANNING : decides(table, region) ? DECIDING : 0.01;
    const lead = leadIn(state, region, seat);
    worth += stake / (1 + Math.exp(-(lead + 0.3 - 0.25 * coming) / (0.4 + 0.35 * coming)));
  });
  state.places.forEach((place, marker) => {
    if (state.owners[colourOf(marker)] !== seat) return;
    if (place < REGIONS.length) worth += PRESENCE * worthOf(marker);
    else if (place === UNUSED) worth += KEPT * worthOf(marker);
  });
  return worth;
}

/** Is it on the card of this round, as far as everybody knows? */
function decides({ box, state }: Looked, region: number): boolean {
  return state.chosen >= 0 && box.trial[state.chosen]!.regions.some((each) => each === REGIONS[region]);
}

/** Where personas are equal the first player names somebody; at a table of three it is the prosecutor who decides. */
function unrest(table: Looked): number {
  const { state } = table;
  let worth = 0;
  REGIONS.forEach((_, region) => {
    if (!decides(table, region)) return;
    const leaders = leadersOf(state, region).length;
    if (leaders !== 1) worth += state.roles.length === MIN_SEATS && leaders > 1 ? DECIDING : QUARREL;
  });
  state.places.forEach((place, marker) => {
    if (place === DESTROYED)
      worth += state.owners[colourOf(marker)] === state.prosecutor ? -PRESENCE : PRESENCE * worthOf(marker);
  });
  return worth;
}
