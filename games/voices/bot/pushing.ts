// Where to push: candidates are simulated, and what they leave is weighed.

import type { Chance } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import { type Aim, type Lying, MAX_SLOPE, PLATFORM } from '../push/platform.ts';
import { push } from '../push/push.ts';
import { colourOf } from '../rules/markers.ts';
import type { Push } from '../rules/moves.ts';
import { LEAST_AT, MOST_AT, missed } from '../rules/placing.ts';
import { clone, DESTROYED, type Looked, type State } from '../rules/state.ts';
import { REGIONS } from '../rules/vocabulary.ts';
import type { Character } from './character.ts';
import { standing } from './standing.ts';

export interface Weighed {
  readonly move: Push;
  readonly worth: number;
}

const GRUDGE = 0.02; // what it costs to destroy somebody's marker: a table remembers

/** Every marker that may be pushed, in every region, with every aim of this character. */
export function weighPushes(table: Looked, seat: Seat, character: Character, chance: Chance): Weighed[] {
  const { markers, regions } = table.state.placing!;
  return regions.flatMap((region) =>
    aimsInto(table.state, region, character).flatMap((aim) => {
      const results = Array.from({ length: character.tries }, () => simulate(table.state, region, aim, chance));
      return markers.map((marker): Weighed => {
        const worths = results.map((result) => worthOf(table, seat, region, marker, result));
        const worth = worths.reduce((sum, each) => sum + each, 0) / worths.length;
        return { move: { type: 'push', marker, region: REGIONS[region]!, ...aim }, worth };
      });
    }),
  );
}

function worthOf({ box, state }: Looked, seat: Seat, region: number, marker: number, result: Result): number {
  const foes = result.fallen.filter((each) => state.owners[colourOf(each)] !== seat).length;
  return standing({ box, state: after(state, region, marker, result) }, seat) - GRUDGE * foes;
}

/** Where nothing lies there is nothing to hit. */
function aimsInto({ platforms }: State, region: number, { aims }: Character): Aim[] {
  return platforms[region]!.length === 0 ? aimsAt([[0.5, 0]]) : aimsAt(aims);
}

function aimsAt(aims: Character['aims']): Aim[] {
  return aims.map(([at, slope]) => ({
    at: Math.round(LEAST_AT + at * (MOST_AT - LEAST_AT)),
    slope: Math.round(slope * MAX_SLOPE),
  }));
}

interface Result {
  readonly markers: readonly Lying[];
  readonly fallen: readonly number[];
}

/** All markers are alike to a push: one stands for every other. */
const ANY = -1;

function simulate({ platforms, options }: State, region: number, aim: Aim, chance: Chance): Result {
  return push(PLATFORM, platforms[region]!, ANY, options.aimError ? missed(aim, chance) : aim);
}

function after(state: State, region: number, marker: number, { markers, fallen }: Result): State {
  const next = clone(state);
  const lying = markers.map((each) => (each.id === ANY ? { ...each, id: marker } : each));
  next.platforms = next.platforms.map((each, i) => (i === region ? lying : each));
  next.places[marker] = region;
  for (const each of fallen) next.places[each] = DESTROYED;
  return next;
}
