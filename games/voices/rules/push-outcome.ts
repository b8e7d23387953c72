// Applies a push: aim error, physics, destroyed markers, then the strategy window.

import type { Chance } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import { MIN_AT, maxAtOn } from '../push/aim-limits.ts';
import { type Aim, MAX_SLOPE, PLATFORM } from '../push/platform.ts';
import { PUSH_VERSION, push } from '../push/push.ts';
import { setPlatform } from './marker-placement.ts';
import { colourOf } from './markers.ts';
import type { PushMove } from './moves.ts';
import { DESTROYED, type RulesContext } from './state.ts';
import { openStrategyWindow } from './strategy-window.ts';
import { REGIONS } from './vocabulary.ts';

/** The aim error: in hundredths of a millimetre, and in thousandths of slope. */
const MAX_AT_ERROR = 30;
const MAX_SLOPE_ERROR = 9;

/** The limits of `Aim.at`. */
export { MIN_AT };
export const MAX_AT = maxAtOn(PLATFORM);

export function applyPush(context: RulesContext, seat: Seat, { marker, region: name, at, slope }: PushMove): void {
  const { state, chance, eventSink } = context;
  const region = REGIONS.indexOf(name);
  const { isTurn } = state.placing!;
  const aim = state.options.aimError ? withAimError({ at, slope }, chance) : { at, slope };
  const before = state.platforms[region]!;
  const { markers, fallen } = push(PLATFORM, before, marker, aim);
  setPlatform(state, region, markers);
  state.places[marker] = region;
  for (const each of fallen) state.places[each] = DESTROYED;
  state.placing = null;
  state.asked = null;
  eventSink?.all({ type: 'pushed', seat, marker, region: name, aim, before, fallen, version: PUSH_VERSION });
  const isFirst = isTurn && !state.isFirstPlaced;
  if (isTurn) {
    state.isFirstPlaced = true;
    state.owed = state.owed.filter((colour) => colour !== colourOf(marker));
  }
  openStrategyWindow(context, seat, marker, region, fallen, isFirst);
}

/** A chance that always returns 0 makes no error. */
export function withAimError({ at, slope }: Aim, chance: Chance): Aim {
  return {
    at: clamp(at + randomError(chance, MAX_AT_ERROR), MIN_AT, MAX_AT),
    slope: clamp(slope + randomError(chance, MAX_SLOPE_ERROR), -MAX_SLOPE, MAX_SLOPE),
  };
}

function clamp(n: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, n));
}

function randomError(chance: Chance, most: number): number {
  const n = chance.below(2 * most + 1);
  return n <= most ? n : most - n;
}
