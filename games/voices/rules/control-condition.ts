// Whether the seat that resolves a trial card's ability controls a region that the ability asks about. Of equals somebody names
// one, as for an ability itself, when the question is reached.

import { type Frame, NO_SEAT } from '@kuluary/card-language/interpreter';
import type { Seat } from '@kuluary/kernel/game';
import type { CardBox } from './card-box.ts';
import type { CardCondition } from './card-terms.ts';
import { possibleControllers, regionLeaders } from './region-control.ts';
import { currentReading, MIN_SEATS, putDecision, type RulesContext, type State } from './state.ts';
import { REGIONS, type Region } from './vocabulary.ts';

/** Nobody has been named for any region. */
export const noControllersNamed = (): Seat[] => REGIONS.map(() => NO_SEAT);

function regionOfCondition(test: CardCondition): Region | undefined {
  if ('both' in test) return test.both.map(regionOfCondition).find((region) => region !== undefined);
  const count = 'of' in test ? test.of : test.none;
  return 'controls' in count ? count.controls : undefined;
}

/** The region of the condition at which the ability has stopped; undefined where a tie is about who resolves an ability. */
export function regionInCondition(
  { programs }: Pick<CardBox, 'programs'>,
  stack: readonly Frame[],
): Region | undefined {
  const frame = stack.length > 1 ? stack.at(-1)! : undefined;
  const instruction = frame && programs[frame.program]![frame.at];
  return instruction?.op === 'unless' ? regionOfCondition(instruction.test) : undefined;
}

/** Sole control counts; of equals, the one that was named. */
export function hasControl(state: State, seat: Seat, region: number): boolean {
  const candidates = possibleControllers(state, region);
  if (candidates.length === 1) return candidates[0] === seat;
  if (isProsecutorInstead(state, seat, region)) return true;
  return candidates.includes(seat) && namedController(state, region) === seat;
}

/** At a table of three a prosecutor that resolves an ability as if controlling its region breaks its own ties as well. */
function isProsecutorInstead(state: State, seat: Seat, region: number): boolean {
  return seat === state.prosecutor && isTieForProsecutor(state, region);
}

/** At a table of three the first player breaks no ties over trial cards. */
export function isTieForProsecutor(state: State, region: number): boolean {
  return state.roles.length === MIN_SEATS && regionLeaders(state, region).length > 1;
}

function namedController(state: State, region: number): Seat {
  return currentReading(state)?.named[region] ?? NO_SEAT;
}

/** Asks who controls the region, unless that is clear or cannot be the seat that resolves the ability. */
export function asksForControl({ state }: RulesContext, { you }: Frame, test: CardCondition): boolean {
  const name = regionOfCondition(test);
  if (name === undefined || !currentReading(state)) return false;
  const region = REGIONS.indexOf(name);
  const candidates = possibleControllers(state, region);
  if (candidates.length === 1 || !candidates.includes(you)) return false;
  if (candidates.includes(namedController(state, region))) return false;
  putDecision(state, 'tie', isTieForProsecutor(state, region) ? state.prosecutor : state.first);
  return true;
}
