// The course of a trial: eight rounds of five steps.

import { type Frame, NOBODY } from '@kuluary/effects/interpreter';
import { shuffle } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import { askPush, ownIn } from './board.ts';
import { MARKET, PHASE_ROUNDS, ROUNDS, trialOf } from './box.ts';
import { leadersOf } from './control.ts';
import type { Part } from './dialect.ts';
import { endingOf, verdictOf, winners } from './goals.ts';
import { draw } from './hands.ts';
import { colourOf } from './markers.ts';
import { beginReading, read } from './reading.ts';
import { ask, personas, roundFrom, type Table, UNUSED } from './state.ts';
import { REGIONS } from './vocabulary.ts';
import { holdWindow, played } from './windows.ts';

const PLANNING = REGIONS.indexOf('planning');
const TWO_DRAW = 4; // where there are so many personas, the controller of Planning names another one to draw

export function coursePart(table: Table, frame: Frame, part: Part): void {
  switch (part) {
    case 'choose':
      return choose(table);
    case 'turn':
      return beginTurn(table, frame);
    case 'place':
      return placeOwed(table, frame);
    case 'read':
      return read(table, frame);
    case 'refill':
      return refill(table);
    case 'planning':
      return findPlanner(table, frame);
    case 'plan':
      return draw(table, frame.chosen, 1);
    case 'also':
      if (personas(table.state).length >= TWO_DRAW) ask(table.state, 'also', frame.chosen);
      return;
    case 'pass':
      return pass(table, frame);
    case 'window':
      return holdWindow(table, frame);
    case 'played':
      return played(table, frame);
  }
}

/** Step 1. */
function choose({ state, events }: Table): void {
  state.turned = [];
  events?.all({ type: 'round', round: state.round, phase: state.phase });
  ask(state, 'trial', state.prosecutor);
}

export function answerTrial({ box, state, events }: Table, seat: Seat, card: number): void {
  state.asked = null;
  state.market = state.market.filter((each) => each !== card);
  state.chosen = card;
  events?.all({ type: 'chose', seat, regions: box.trial[card]!.regions });
}

/** Step 2. A persona with two colours places one of each. */
function beginTurn({ state }: Table, { them }: Frame): void {
  state.isFirstPlaced = false;
  state.owed = state.owners.flatMap((owner, colour) => (owner === them ? [colour] : []));
}

/** Is called again until nothing is owed, or nothing is left. */
function placeOwed(table: Table, frame: Frame): void {
  const { state } = table;
  const seat = frame.them;
  const markers = ownIn(state, seat, UNUSED).filter((marker) => state.owed.includes(colourOf(marker)));
  const regions = REGIONS.map((_, region) => region);
  if (askPush(table, { seat, markers, regions, isTurn: true })) {
    frame.at--;
    return;
  }
  if (!state.isFirstPlaced) table.events?.all({ type: 'skipped', seat });
  state.owed = [];
  state.turned.push(seat);
  if (state.turned.length < state.roles.length) return;
  beginReading(state, state.chosen);
}

/** Step 4; after the last card there is none. */
function refill(table: Table): void {
  const { box, state, chance, events } = table;
  state.chosen = -1;
  if (state.round === ROUNDS - 1) return finish(table);
  if (state.round === PHASE_ROUNDS - 1) {
    state.phase = 2;
    state.trial = trialOf(box, 2);
    shuffle(state.trial, chance);
    state.market = [];
    state.dropped = [];
    events?.all({ type: 'phase', phase: 2 });
  }
  fillMarket(table);
}

export function fillMarket({ box, state, events }: Table): void {
  const came = state.trial.splice(state.trial.length - (MARKET - state.market.length)).reverse();
  state.market.push(...came);
  events?.only(state.prosecutor, { type: 'market', cards: came.map((card) => box.trial[card]!.id) });
}

function findPlanner({ state, events }: Table, frame: Frame): void {
  const leaders = leadersOf(state, PLANNING);
  if (leaders.length !== 1) return ask(state, 'tie', state.first);
  frame.chosen = leaders[0]!;
  events?.all({ type: 'controller', region: 'planning', seat: frame.chosen, how: 'most' });
}

export function alsoSeats(state: Table['state'], seat: Seat): Seat[] {
  return personas(state).filter((each) => each !== seat);
}

export function answerAlso(table: Table, seat: Seat): void {
  table.state.asked = null;
  draw(table, seat, 1);
}

/** Step 5. */
function pass({ state, events }: Table, frame: Frame): void {
  state.first = roundFrom(state, state.first)[1]!;
  state.round++;
  events?.all({ type: 'first', seat: state.first, isPassed: true });
  frame.at = 0;
  frame.them = NOBODY;
  frame.chosen = 0;
}

function finish({ box, state, events }: Table): void {
  state.isOver = true;
  state.stack = [];
  state.asked = null;
  const jurors = verdictOf(state);
  events?.all({ type: 'roles', roles: state.roles.map((role) => box.roles[role]!.id) });
  events?.all({ type: 'verdict', jurors });
  events?.all({ type: 'over', ending: endingOf(state, jurors), winners: winners({ box, state }) });
}
