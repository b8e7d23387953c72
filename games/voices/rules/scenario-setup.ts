// Builds the state that a scenario's deal describes. What the deal leaves out is filled from the box in canonical order.

import { NO_CARD } from '@kuluary/card-language/interpreter';
import { stackedChance } from '@kuluary/kernel/chance';
import { isRecord, isWholeNumber } from '@kuluary/kernel/json';
import { failed, ok, type Result } from '@kuluary/kernel/result';
import { PLATFORM, type PlacedMarker, RADIUS, UNIT } from '../push/platform.ts';
import {
  type CardBox,
  DEALT_STRATEGIES,
  MARKET_SIZE,
  PROSECUTOR_ROLE,
  ROUNDS,
  ROUNDS_PER_PHASE,
  strategyNumber,
  trialCardsOfPhase,
  trialNumber,
} from './card-box.ts';
import { runUntilDecision } from './effect-steps.ts';
import { putUnseenInfluence } from './jury-tokens.ts';
import { MARKER_COUNT } from './markers.ts';
import type { Options } from './options.ts';
import { allInfluenceFaces, allStrategies, basicRoles, emptyState, firstPlayerOf } from './setup.ts';
import { ABSENT, DESTROYED, personas, type State, UNUSED } from './state.ts';
import { scenarioMarkerName } from './summary.ts';
import { INFLUENCE_FACES, type InfluenceFace, JUROR_TYPES, REGIONS } from './vocabulary.ts';

const DEAL_FIELDS = [
  'prosecutor', // a seat
  'roles', // by seat
  'plot',
  'first', // the seat with the first player token
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
  'used', // markers that are out of the game
];

class InvalidDeal extends Error {}

export function arrangeScenario(box: CardBox, seats: number, options: Options, deal: unknown): Result<State, string> {
  if (!isRecord(deal)) return failed('the deal must be an object');
  const unknown = Object.keys(deal).find((field) => !DEAL_FIELDS.includes(field));
  if (unknown !== undefined) return failed(`the deal has an unknown field "${unknown}"`);
  try {
    const state = buildState(box, seats, options, deal);
    runUntilDecision({ box, state, chance: stackedChance, eventSink: undefined });
    return ok(state);
  } catch (error) {
    if (error instanceof InvalidDeal) return failed(error.message);
    throw error;
  }
}

type ScenarioDeal = Readonly<Record<string, unknown>>;

function buildState(box: CardBox, seats: number, options: Options, deal: ScenarioDeal): State {
  const prosecutor = numberIn(deal, 'prosecutor', 0, seats - 1, options.prosecutor ?? 0);
  const plot = deal.plot === undefined ? 0 : box.plots.findIndex(({ id }) => id === deal.plot);
  if (plot < 0) throw new InvalidDeal(`there is no plot "${String(deal.plot)}"`);
  const state = emptyState(options, { roles: dealtRoles(box, seats, prosecutor, deal), aside: NO_CARD }, plot);
  state.round = numberIn(deal, 'round', 1, ROUNDS, 1) - 1;
  state.phase = state.round < ROUNDS_PER_PHASE ? 1 : 2;
  state.first = numberIn(deal, 'first', 0, seats - 1, firstPlayerOf(box.plots[plot]!, state.prosecutor, seats));
  arrangeStrategies(box, state, deal);
  arrangeTrial(box, state, deal);
  arrangeJury(box, state, deal);
  arrangeMarkers(state, deal);
  return state;
}

function dealtRoles(box: CardBox, seats: number, prosecutor: number, deal: ScenarioDeal): number[] {
  if (deal.roles === undefined) {
    const roles = basicRoles(box, seats);
    roles.splice(prosecutor, 0, PROSECUTOR_ROLE);
    return roles;
  }
  const roles = listIn(deal, 'roles').map((role) => box.roles.findIndex(({ id }) => id === role));
  if (roles.length !== seats || roles.some((role, i) => role < 0 || roles.indexOf(role) !== i)) {
    throw new InvalidDeal('the deal’s "roles" must name a different one for each seat');
  }
  if (!roles.includes(PROSECUTOR_ROLE)) throw new InvalidDeal('one of the roles must be the prosecutor');
  return roles;
}

function arrangeStrategies(box: CardBox, state: State, deal: ScenarioDeal): void {
  const rest = allStrategies(box);
  const take = (id: unknown) => takeFromBox(rest, strategyNumber(box, String(id)), id);
  const hands = deal.hands === undefined ? undefined : listIn(deal, 'hands');
  if (hands && hands.length !== state.roles.length)
    throw new InvalidDeal('the deal’s "hands" must be a list for each seat');
  if (hands)
    state.hands = hands.map((hand) =>
      asList(hand, 'hands')
        .map(take)
        .sort((a, b) => a - b),
    );
  const top = deal.strategies === undefined ? [] : listIn(deal, 'strategies').map(take);
  state.deck = [...top, ...rest].reverse();
  if (!hands) {
    for (const seat of personas(state)) state.hands[seat] = state.deck.splice(-DEALT_STRATEGIES).sort((a, b) => a - b);
  }
}

function arrangeTrial(box: CardBox, state: State, deal: ScenarioDeal): void {
  const rest = trialCardsOfPhase(box, state.phase);
  const take = (id: unknown) => takeFromBox(rest, trialNumber(box, String(id)), id);
  const market = deal.market === undefined ? [] : listIn(deal, 'market').map(take);
  const top = deal.trial === undefined ? [] : listIn(deal, 'trial').map(take);
  const deck = [...top, ...rest];
  while (market.length < MARKET_SIZE) market.push(deck.shift()!);
  state.market = market;
  state.trial = deck.reverse();
}

function arrangeJury(box: CardBox, state: State, deal: ScenarioDeal): void {
  state.guilt = countsIn(deal, 'guilt');
  state.innocence = countsIn(deal, 'innocence');
  const rest = allInfluenceFaces();
  const take = (face: unknown) => takeFromBox(rest, INFLUENCE_FACES.indexOf(face as InfluenceFace), face);
  const influence = deal.influence === undefined ? undefined : recordIn(deal, 'influence', JUROR_TYPES);
  if (influence) {
    state.stacks = JUROR_TYPES.map((juror) =>
      asList(influence[juror] ?? [], 'influence').map((face) => ({ face: take(face), seen: [], isPublic: false })),
    );
  }
  const top = deal.supply === undefined ? [] : listIn(deal, 'supply').map(take);
  state.supply = [...top, ...rest].reverse();
  if (influence) return;
  const context = { box, state, chance: stackedChance, eventSink: undefined };
  for (const { juror, n } of box.plots[state.plot]!.start)
    putUnseenInfluence(context, state.prosecutor, JUROR_TYPES.indexOf(juror), n);
}

/** Markers without coordinates lie in rows from the rail. */
function arrangeMarkers(state: State, deal: ScenarioDeal): void {
  const take = (name: unknown, place: number): number => {
    const marker = Array.from({ length: MARKER_COUNT }, (_, id) => id).find(
      (id) => state.places[id] === UNUSED && scenarioMarkerName(id) === name,
    );
    if (marker === undefined) throw new InvalidDeal(`there is no marker "${String(name)}" any more`);
    state.places[marker] = place;
    return marker;
  };
  const regions = deal.regions === undefined ? {} : recordIn(deal, 'regions', REGIONS);
  state.platforms = REGIONS.map((name, region) =>
    asList(regions[name] ?? [], 'regions')
      .map((each, i) => placedMarkerIn(each, i, (marker) => take(marker, region)))
      .sort((a, b) => a.id - b.id),
  );
  for (const name of deal.destroyed === undefined ? [] : listIn(deal, 'destroyed')) take(name, DESTROYED);
  for (const name of deal.used === undefined ? [] : listIn(deal, 'used')) take(name, ABSENT);
}

const MARKERS_PER_ROW = 3;

function placedMarkerIn(each: unknown, i: number, take: (name: unknown) => number): PlacedMarker {
  const step = (PLATFORM.width - 2 * RADIUS) / (MARKERS_PER_ROW - 1);
  const row = { x: RADIUS + (i % MARKERS_PER_ROW) * step, y: RADIUS + Math.floor(i / MARKERS_PER_ROW) * step };
  if (typeof each === 'string') return { id: take(each), ...row, ux: 0, uy: UNIT };
  if (!isRecord(each) || typeof each.x !== 'number' || typeof each.y !== 'number') {
    throw new InvalidDeal('a marker must be a name, or have a marker, x and y');
  }
  return { id: take(each.marker), x: Math.round(each.x * UNIT), y: Math.round(each.y * UNIT), ux: 0, uy: UNIT };
}

function takeFromBox(rest: number[], card: number, name: unknown): number {
  const at = rest.indexOf(card);
  if (card < 0 || at < 0) throw new InvalidDeal(`there is no "${String(name)}" left in the box`);
  return rest.splice(at, 1)[0]!;
}

function numberIn(deal: ScenarioDeal, field: string, least: number, most: number, otherwise: number): number {
  const value = deal[field] ?? otherwise;
  if (!isWholeNumber(value, least, most)) {
    throw new InvalidDeal(`the deal’s "${field}" must be a whole number from ${least} to ${most}`);
  }
  return value;
}

function listIn(deal: ScenarioDeal, field: string): readonly unknown[] {
  return asList(deal[field], field);
}

function asList(value: unknown, field: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new InvalidDeal(`the deal’s "${field}" must be a list`);
  return value;
}

function recordIn(deal: ScenarioDeal, field: string, names: readonly string[]): ScenarioDeal {
  const value = deal[field];
  if (!isRecord(value) || Object.keys(value).some((name) => !names.includes(name))) {
    throw new InvalidDeal(`the deal’s "${field}" must name some of ${names.join(', ')}`);
  }
  return value;
}

function countsIn(deal: ScenarioDeal, field: string): number[] {
  const counts = deal[field] === undefined ? {} : recordIn(deal, field, JUROR_TYPES);
  return JUROR_TYPES.map((juror) => numberIn(counts, juror, 0, 99, 0));
}
