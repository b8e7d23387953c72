// Pushing a marker into a region.

import type { Chance } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import { LEAST_AT, mostAt } from '../push/aim.ts';
import { type Aim, MAX_SLOPE, PLATFORM } from '../push/platform.ts';
import { PUSH_VERSION, push } from '../push/push.ts';
import { lay } from './board.ts';
import { colourOf } from './markers.ts';
import type { Push } from './moves.ts';
import { DESTROYED, type Table } from './state.ts';
import { REGIONS } from './vocabulary.ts';
import { openWindow } from './windows.ts';

/** How far a hand may miss: in hundredths of a millimetre, and in thousandths. */
const AT_ERROR = 30;
const SLOPE_ERROR = 9;

/** Where along the rail a marker can be pushed. */
export { LEAST_AT };
export const MOST_AT = mostAt(PLATFORM);

export function answerPush(table: Table, seat: Seat, { marker, region: name, at, slope }: Push): void {
  const { state, chance, events } = table;
  const region = REGIONS.indexOf(name);
  const { isTurn } = state.placing!;
  const aim = state.options.aimError ? missed({ at, slope }, chance) : { at, slope };
  const before = state.platforms[region]!;
  const { markers, fallen } = push(PLATFORM, before, marker, aim);
  lay(state, region, markers);
  state.places[marker] = region;
  for (const each of fallen) state.places[each] = DESTROYED;
  state.placing = null;
  state.asked = null;
  events?.all({ type: 'pushed', seat, marker, region: name, aim, before, fallen, version: PUSH_VERSION });
  const isFirst = isTurn && !state.isFirstPlaced;
  if (isTurn) {
    state.isFirstPlaced = true;
    state.owed = state.owed.filter((colour) => colour !== colourOf(marker));
  }
  openWindow(table, seat, marker, region, fallen, isFirst);
}

/** Chance that always answers 0 makes no error. */
export function missed({ at, slope }: Aim, chance: Chance): Aim {
  return {
    at: within(at + error(chance, AT_ERROR), LEAST_AT, MOST_AT),
    slope: within(slope + error(chance, SLOPE_ERROR), -MAX_SLOPE, MAX_SLOPE),
  };
}

function within(n: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, n));
}

function error(chance: Chance, most: number): number {
  const n = chance.below(2 * most + 1);
  return n <= most ? n : most - n;
}
