// Estimates the probability that a seat reaches its goals, from a whole state (bots sample one from their view).

import type { Seat } from '@kuluary/kernel/game';
import { type CardBox, GUILTY_TYPES_TO_CONVICT, PROSECUTOR_ROLE, ROUNDS } from '../rules/card-box.ts';
import type { Goal } from '../rules/card-terms.ts';
import { seatStrengthIn } from '../rules/region-control.ts';
import { personas, type RulesReadContext, type State } from '../rules/state.ts';
import { destroyedCount, verdictOf } from '../rules/verdict-and-goals.ts';
import { JUROR_TYPES, REGIONS } from '../rules/vocabulary.ts';

/** How much a remaining round changes the guilt of a type of jurors: mean and variance. */
const GUILT_DRIFT = [0, 0.12, 0.04] as const; // by phase
const ROUND_VARIANCE = 0.45;
const UNSEEN_TOKEN_VARIANCE = 0.8; // of an influence token that the seat has not seen

/** The probability of each split of the jury: [guilty types][innocent types]. */
type JurySplit = readonly (readonly number[])[];

export function goalProbability({ box, state }: RulesReadContext, seat: Seat): number {
  const split = jurySplit(state, seat);
  const role = state.roles[seat]!;
  if (role === PROSECUTOR_ROLE) {
    return state.options.majority === 'four'
      ? splitProbability(split, (guilty) => guilty >= GUILTY_TYPES_TO_CONVICT)
      : splitProbability(split, (guilty, innocent) => guilty > innocent);
  }
  return goalsOf(box, role).reduce((product, goal) => product * singleGoalProbability(state, seat, split, goal), 1);
}

function goalsOf(box: CardBox, role: number): readonly Goal[] {
  return box.roles[role]!.goals;
}

const roundsLeft = ({ round, isOver }: State) => (isOver ? 0 : ROUNDS - round);

function jurySplit(state: State, seat: Seat): JurySplit {
  const left = roundsLeft(state);
  const split = Array.from({ length: JUROR_TYPES.length + 1 }, () => Array<number>(JUROR_TYPES.length + 1).fill(0));
  split[0]![0] = 1;
  JUROR_TYPES.forEach((_, juror) => {
    const { mean, variance } = guiltMargin(state, juror, seat, left);
    addJurorType(split, juror, probabilityAboveZero(mean, variance), probabilityAboveZero(-mean, variance));
  });
  return split;
}

/** Guilt minus innocence, including influence that this seat has seen. */
function guiltMargin(state: State, juror: number, seat: Seat, left: number): { mean: number; variance: number } {
  let mean = state.guilt[juror]! - state.innocence[juror]!;
  let variance = left * ROUND_VARIANCE;
  for (const { face, seen, isPublic } of state.stacks[juror]!) {
    if (isPublic || seen.includes(seat)) mean += face === 0 ? 1 : face === 1 ? -1 : 0;
    else variance += UNSEEN_TOKEN_VARIANCE;
  }
  return { mean: mean + left * GUILT_DRIFT[state.phase], variance };
}

/** Of a whole number of this mean and variance. */
function probabilityAboveZero(mean: number, variance: number): number {
  if (variance === 0) return mean > 0 ? 1 : 0;
  return 1 / (1 + Math.exp((-1.702 * (mean - 0.5)) / Math.sqrt(variance)));
}

/** Adds one type of jurors in place, from the largest counts to the smallest. */
function addJurorType(split: number[][], types: number, guilty: number, innocent: number): void {
  const undecided = Math.max(0, 1 - guilty - innocent);
  for (let g = types + 1; g >= 0; g--) {
    for (let i = types + 1 - g; i >= 0; i--) {
      const before = split[g]![i]! * undecided;
      const fromGuilty = g > 0 ? split[g - 1]![i]! * guilty : 0;
      const fromInnocent = i > 0 ? split[g]![i - 1]! * innocent : 0;
      split[g]![i] = before + fromGuilty + fromInnocent;
    }
  }
}

function splitProbability(split: JurySplit, holds: (guilty: number, innocent: number) => boolean): number {
  let sum = 0;
  for (let g = 0; g <= JUROR_TYPES.length; g++) {
    for (let i = 0; i <= JUROR_TYPES.length - g; i++) if (holds(g, i)) sum += split[g]![i]!;
  }
  return sum;
}

function singleGoalProbability(state: State, seat: Seat, split: JurySplit, goal: Goal): number {
  if ('types' in goal) {
    const { types, atLeast = 0, atMost = JUROR_TYPES.length } = goal;
    return splitProbability(split, (g, i) => isBetween(typesWith(types, g, i), atLeast, atMost));
  }
  if ('more' in goal) return splitProbability(split, (g, i) => typesWith(goal.more, g, i) > typesWith(goal.than, g, i));
  if ('control' in goal) return controlProbability(state, seat, goal.control);
  if ('cancelled' in goal) return cancelProbability(state, goal.cancelled);
  return destroyedProbability(state, seat, goal.destroyed);
}

const isBetween = (n: number, least: number, most: number) => n >= least && n <= most;

function typesWith(which: 'guilty' | 'innocent' | 'undecided', guilty: number, innocent: number): number {
  if (which === 'guilty') return guilty;
  return which === 'innocent' ? innocent : JUROR_TYPES.length - guilty - innocent;
}

const logistic = (x: number) => 1 / (1 + Math.exp(-x));

/** By how much a seat is ahead of the best other persona in a region. */
export function leadInRegion(state: State, region: number, seat: Seat): number {
  const others = personas(state).filter((each) => each !== seat);
  return seatStrengthIn(state, region, seat) - Math.max(...others.map((each) => seatStrengthIn(state, region, each)));
}

/** The probability that the seat controls one of the regions at the end. */
function controlProbability(state: State, seat: Seat, regions: readonly (typeof REGIONS)[number][]): number {
  const left = roundsLeft(state);
  const none = regions.reduce((product, region) => {
    const lead = leadInRegion(state, REGIONS.indexOf(region), seat);
    return product * (1 - logistic((lead + 0.5) / (0.25 + 0.35 * left)));
  }, 1);
  return 1 - none;
}

function destroyedProbability(
  state: State,
  seat: Seat,
  goal: Extract<Goal, { destroyed: unknown }>['destroyed'],
): number {
  const left = roundsLeft(state);
  const own = destroyedCount(state, seat);
  const later = own + 0.22 * left;
  const steep = 0.35 + 0.22 * left;
  if (typeof goal === 'object') {
    const { atLeast, atMost } = goal;
    const enough = atLeast === undefined ? 1 : logistic((later - atLeast + 0.5) / steep);
    return enough * (atMost === undefined ? 1 : logistic((atMost + 0.5 - later) / steep));
  }
  const others = personas(state)
    .filter((each) => each !== seat)
    .map((each) => destroyedCount(state, each));
  const ahead = goal === 'most' ? own - Math.max(...others) : Math.min(...others) - own;
  return logistic((ahead + 0.5) / steep);
}

function cancelProbability(state: State, wanted: number): number {
  const now = verdictOf(state).reduce((sum, { cancelled }) => sum + cancelled, 0);
  const left = roundsLeft(state);
  return logistic((now + 0.55 * left - wanted + 0.5) / (0.3 + 0.3 * left));
}
