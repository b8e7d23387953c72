// The table that a scenario describes. A deal names as much as the case needs; the rest of the box follows in canonical
// order.

import { NOTHING } from '@kuluary/effects/interpreter';
import { stackedChance } from '@kuluary/kernel/chance';
import { isRecord, isWholeNumber } from '@kuluary/kernel/json';
import { failed, ok, type Result } from '@kuluary/kernel/result';
import { type Lying, PLATFORM, RADIUS, UNIT } from '../push/platform.ts';
import {
  type Box,
  DEALT,
  MARKET,
  PHASE_ROUNDS,
  PROSECUTOR,
  ROUNDS,
  strategyNumber,
  trialNumber,
  trialOf,
} from './box.ts';
import { putBlind } from './jury.ts';
import { MARKERS } from './markers.ts';
import type { Options } from './options.ts';
import { allFaces, allStrategies, basicRoles, emptyTable, firstOf } from './setup.ts';
import { ABSENT, DESTROYED, personas, type State, UNUSED } from './state.ts';
import { goOn } from './steps.ts';
import { markerName } from './summary.ts';
import { FACES, type Face, JURORS, REGIONS } from './vocabulary.ts';

const FIELDS = [
  'prosecutor', // which seat
  'roles', // by seat
  'plot',
  'first', // who has the token
  'round', // from 1
  'hands', // strategies by seat
  'strategies', // their deck, the top one first
  'market', // the prosecutor's trial cards
  'trial', // their deck, the top one first
  'guilt', // by type of jurors
  'innocence',
  'influence', // faces by type of jurors, the top one last
  'supply', // faces, the top one first
  'regions', // by region: markers, each by its name or with x and y in centimetres
  'destroyed', // markers
  'used', // markers that are neither here nor there
];

class DealFault extends Error {}

export function arrange(box: Box, seats: number, options: Options, deal: unknown): Result<State, string> {
  if (!isRecord(deal)) return failed('the deal must be an object');
  const unknown = Object.keys(deal).find((field) => !FIELDS.includes(field));
  if (unknown !== undefined) return failed(`the deal has an unknown field "${unknown}"`);
  try {
    const state = arranged(box, seats, options, deal);
    goOn({ box, state, chance: stackedChance, events: undefined });
    return ok(state);
  } catch (error) {
    if (error instanceof DealFault) return failed(error.message);
    throw error;
  }
}

type Deal = Readonly<Record<string, unknown>>;

function arranged(box: Box, seats: number, options: Options, deal: Deal): State {
  const prosecutor = numberIn(deal, 'prosecutor', 0, seats - 1, options.prosecutor ?? 0);
  const plot = deal.plot === undefined ? 0 : box.plots.findIndex(({ id }) => id === deal.plot);
  if (plot < 0) throw new DealFault(`there is no plot "${String(deal.plot)}"`);
  const state = emptyTable(options, { roles: rolesIn(box, seats, prosecutor, deal), aside: NOTHING }, plot);
  state.round = numberIn(deal, 'round', 1, ROUNDS, 1) - 1;
  state.phase = state.round < PHASE_ROUNDS ? 1 : 2;
  state.first = numberIn(deal, 'first', 0, seats - 1, firstOf(box.plots[plot]!, state.prosecutor, seats));
  arrangeStrategies(box, state, deal);
  arrangeTrial(box, state, deal);
  arrangeJury(box, state, deal);
  arrangeMarkers(state, deal);
  return state;
}

function rolesIn(box: Box, seats: number, prosecutor: number, deal: Deal): number[] {
  if (deal.roles === undefined) {
    const roles = basicRoles(box, seats);
    roles.splice(prosecutor, 0, PROSECUTOR);
    return roles;
  }
  const roles = listIn(deal, 'roles').map((role) => box.roles.findIndex(({ id }) => id === role));
  if (roles.length !== seats || roles.some((role, i) => role < 0 || roles.indexOf(role) !== i)) {
    throw new DealFault('the deal’s "roles" must name a different one for each seat');
  }
  if (!roles.includes(PROSECUTOR)) throw new DealFault('one of the roles must be the prosecutor');
  return roles;
}

function arrangeStrategies(box: Box, state: State, deal: Deal): void {
  const rest = allStrategies(box);
  const take = (id: unknown) => takeFrom(rest, strategyNumber(box, String(id)), id);
  const hands = deal.hands === undefined ? undefined : listIn(deal, 'hands');
  if (hands && hands.length !== state.roles.length)
    throw new DealFault('the deal’s "hands" must be a list for each seat');
  if (hands)
    state.hands = hands.map((hand) =>
      asList(hand, 'hands')
        .map(take)
        .sort((a, b) => a - b),
    );
  const top = deal.strategies === undefined ? [] : listIn(deal, 'strategies').map(take);
  state.deck = [...top, ...rest].reverse();
  if (!hands) {
    for (const seat of personas(state)) state.hands[seat] = state.deck.splice(-DEALT).sort((a, b) => a - b);
  }
}

function arrangeTrial(box: Box, state: State, deal: Deal): void {
  const rest = trialOf(box, state.phase);
  const take = (id: unknown) => takeFrom(rest, trialNumber(box, String(id)), id);
  const market = deal.market === undefined ? [] : listIn(deal, 'market').map(take);
  const top = deal.trial === undefined ? [] : listIn(deal, 'trial').map(take);
  const deck = [...top, ...rest];
  while (market.length < MARKET) market.push(deck.shift()!);
  state.market = market;
  state.trial = deck.reverse();
}

function arrangeJury(box: Box, state: State, deal: Deal): void {
  state.guilt = countsIn(deal, 'guilt');
  state.innocence = countsIn(deal, 'innocence');
  const rest = allFaces();
  const take = (face: unknown) => takeFrom(rest, FACES.indexOf(face as Face), face);
  const influence = deal.influence === undefined ? undefined : recordIn(deal, 'influence', JURORS);
  if (influence) {
    state.stacks = JURORS.map((juror) =>
      asList(influence[juror] ?? [], 'influence').map((face) => ({ face: take(face), seen: [], isPublic: false })),
    );
  }
  const top = deal.supply === undefined ? [] : listIn(deal, 'supply').map(take);
  state.supply = [...top, ...rest].reverse();
  if (influence) return;
  const table = { box, state, chance: stackedChance, events: undefined };
  for (const { juror, n } of box.plots[state.plot]!.start) putBlind(table, state.prosecutor, JURORS.indexOf(juror), n);
}

/** Where no place is named, they lie in rows from the rail. */
function arrangeMarkers(state: State, deal: Deal): void {
  const take = (name: unknown, place: number): number => {
    const marker = Array.from({ length: MARKERS }, (_, id) => id).find(
      (id) => state.places[id] === UNUSED && markerName(id) === name,
    );
    if (marker === undefined) throw new DealFault(`there is no marker "${String(name)}" any more`);
    state.places[marker] = place;
    return marker;
  };
  const regions = deal.regions === undefined ? {} : recordIn(deal, 'regions', REGIONS);
  state.platforms = REGIONS.map((name, region) =>
    asList(regions[name] ?? [], 'regions')
      .map((each, i) => lyingOf(each, i, (marker) => take(marker, region)))
      .sort((a, b) => a.id - b.id),
  );
  for (const name of deal.destroyed === undefined ? [] : listIn(deal, 'destroyed')) take(name, DESTROYED);
  for (const name of deal.used === undefined ? [] : listIn(deal, 'used')) take(name, ABSENT);
}

const IN_ROW = 3;

function lyingOf(each: unknown, i: number, take: (name: unknown) => number): Lying {
  const step = (PLATFORM.width - 2 * RADIUS) / (IN_ROW - 1);
  const row = { x: RADIUS + (i % IN_ROW) * step, y: RADIUS + Math.floor(i / IN_ROW) * step };
  if (typeof each === 'string') return { id: take(each), ...row, ux: 0, uy: UNIT };
  if (!isRecord(each) || typeof each.x !== 'number' || typeof each.y !== 'number') {
    throw new DealFault('a marker must be a name, or have a marker, x and y');
  }
  return { id: take(each.marker), x: Math.round(each.x * UNIT), y: Math.round(each.y * UNIT), ux: 0, uy: UNIT };
}

function takeFrom(rest: number[], card: number, name: unknown): number {
  const at = rest.indexOf(card);
  if (card < 0 || at < 0) throw new DealFault(`there is no "${String(name)}" left in the box`);
  return rest.splice(at, 1)[0]!;
}

function numberIn(deal: Deal, field: string, least: number, most: number, otherwise: number): number {
  const value = deal[field] ?? otherwise;
  if (!isWholeNumber(value, least, most)) {
    throw new DealFault(`the deal’s "${field}" must be a whole number from ${least} to ${most}`);
  }
  return value;
}

function listIn(deal: Deal, field: string): readonly unknown[] {
  return asList(deal[field], field);
}

function asList(value: unknown, field: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new DealFault(`the deal’s "${field}" must be a list`);
  return value;
}

function recordIn(deal: Deal, field: string, names: readonly string[]): Deal {
  const value = deal[field];
  if (!isRecord(value) || Object.keys(value).some((name) => !names.includes(name))) {
    throw new DealFault(`the deal’s "${field}" must name some of ${names.join(', ')}`);
  }
  return value;
}

function countsIn(deal: Deal, field: string): number[] {
  const counts = deal[field] === undefined ? {} : recordIn(deal, field, JURORS);
  return JURORS.map((juror) => numberIn(counts, juror, 0, 99, 0));
}
