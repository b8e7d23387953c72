// Evaluates pushes: candidate aims are simulated and the resulting positions evaluated.

import type { Chance } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import { type Aim, MAX_SLOPE, PLATFORM, type PlacedMarker } from '../push/platform.ts';
import { push } from '../push/push.ts';
import { colourOf } from '../rules/markers.ts';
import type { PushMove } from '../rules/moves.ts';
import { MAX_AT, MIN_AT, withAimError } from '../rules/push-outcome.ts';
import { cloneState, DESTROYED, type RulesReadContext, type State } from '../rules/state.ts';
import { REGIONS } from '../rules/vocabulary.ts';
import { evaluatePosition } from './evaluation.ts';
import type { PolicyParams } from './policy-params.ts';

interface EvaluatedPush {
  readonly move: PushMove;
  readonly value: number;
}

const FOE_DESTROYED_COST = 0.02; // of destroying another seat's marker: players take revenge

export function evaluatePushes(
  context: RulesReadContext,
  seat: Seat,
  params: PolicyParams,
  chance: Chance,
): EvaluatedPush[] {
  const { markers, regions } = context.state.placing!;
  return regions.flatMap((region) =>
    candidateAims(context.state, region, params).flatMap((aim) => {
      const results = Array.from({ length: params.simulationsPerAim }, () =>
        simulatePush(context.state, region, aim, chance),
      );
      return markers.map((marker): EvaluatedPush => {
        const values = results.map((result) => pushValue(context, seat, region, marker, result));
        const value = values.reduce((sum, each) => sum + each, 0) / values.length;
        return { move: { type: 'push', marker, region: REGIONS[region]!, ...aim }, value };
      });
    }),
  );
}

function pushValue(
  { box, state }: RulesReadContext,
  seat: Seat,
  region: number,
  marker: number,
  result: SimulatedPush,
): number {
  const foes = result.fallen.filter((each) => state.owners[colourOf(each)] !== seat).length;
  return (
    evaluatePosition({ box, state: stateAfterPush(state, region, marker, result) }, seat) - FOE_DESTROYED_COST * foes
  );
}

/** An empty platform needs only one aim. */
function candidateAims({ platforms }: State, region: number, { aims }: PolicyParams): Aim[] {
  return platforms[region]!.length === 0 ? aimsFromShares([[0.5, 0]]) : aimsFromShares(aims);
}

function aimsFromShares(aims: PolicyParams['aims']): Aim[] {
  return aims.map(([at, slope]) => ({
    at: Math.round(MIN_AT + at * (MAX_AT - MIN_AT)),
    slope: Math.round(slope * MAX_SLOPE),
  }));
}

interface SimulatedPush {
  readonly markers: readonly PlacedMarker[];
  readonly fallen: readonly number[];
}

/** A push depends on no marker's identity: one simulation serves all. */
const ANY_MARKER = -1;

function simulatePush({ platforms, options }: State, region: number, aim: Aim, chance: Chance): SimulatedPush {
  return push(PLATFORM, platforms[region]!, ANY_MARKER, options.aimError ? withAimError(aim, chance) : aim);
}

function stateAfterPush(state: State, region: number, marker: number, { markers, fallen }: SimulatedPush): State {
  const next = cloneState(state);
  const lying = markers.map((each) => (each.id === ANY_MARKER ? { ...each, id: marker } : each));
  next.platforms = next.platforms.map((each, i) => (i === region ? lying : each));
  next.places[marker] = region;
  for (const each of fallen) next.places[each] = DESTROYED;
  return next;
}
