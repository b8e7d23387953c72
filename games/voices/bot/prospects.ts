// How likely a seat reaches its goal, as things stand. It looks at a whole state: a bot's is imagined from its view.

import type { Seat } from '@kuluary/kernel/game';
import { type Box, CONVICTION, PROSECUTOR, ROUNDS } from '../rules/box.ts';
import { strengthIn } from '../rules/control.ts';
import type { Goal } from '../rules/dialect.ts';
import { destroyedOf, verdictOf } from '../rules/goals.ts';
import { type Looked, personas, type State } from '../rules/state.ts';
import { JURORS, REGIONS } from '../rules/vocabulary.ts';

/** What a round still brings to a type of jurors: on the average towards guilt, and how far from that. */
const DRIFT = [0, 0.12, 0.04] as const; // by phase
const SPREAD = 0.45; // variance
const UNSEEN = 0.8; // variance of a token that nobody at this seat has looked at

/** In how many ways the jury can be split: how likely so many are guilty and so many innocent. */
type Split = readonly (readonly number[])[];

export function prospects({ box, state }: Looked, seat: Seat): number {
  const split = splitOf(state, seat);
  const role = state.roles[seat]!;
  if (role === PROSECUTOR) {
    return state.options.majority === 'four'
      ? chanceOf(split, (guilty) => guilty >= CONVICTION)
      : chanceOf(split, (guilty, innocent) => guilty > innocent);
  }
  return goalsOf(box, role).reduce((product, goal) => product * goalChance(state, seat, split, goal), 1);
}

function goalsOf(box: Box, role: number): readonly Goal[] {
  return box.roles[role]!.goals;
}

const roundsLeft = ({ round, isOver }: State) => (isOver ? 0 : ROUNDS - round);

function splitOf(state: State, seat: Seat): Split {
  const left = roundsLeft(state);
  const split = Array.from({ length: JURORS.length + 1 }, () => Array<number>(JURORS.length + 1).fill(0));
  split[0]![0] = 1;
  JURORS.forEach((_, juror) => {
    const { mean, variance } = marginOf(state, juror, seat, left);
    add(split, juror, beyond(mean, variance), beyond(-mean, variance));
  });
  return split;
}

/** Guilt over innocence, with what this seat has seen of influence. */
function marginOf(state: State, juror: number, seat: Seat, left: number): { mean: number; variance: number } {
  let mean = state.guilt[juror]! - state.innocence[juror]!;
  let variance = left * SPREAD;
  for (const { face, seen, isPublic } of state.stacks[juror]!) {
    if (isPublic || seen.includes(seat)) mean += face === 0 ? 1 : face === 1 ? -1 : 0;
    else variance += UNSEEN;
  }
  return { mean: mean + left * DRIFT[state.phase], variance };
}

/** How likely a whole number of this mean and variance is above zero. */
function beyond(mean: number, variance: number): number {
  if (variance === 0) return mean > 0 ? 1 : 0;
  return 1 / (1 + Math.exp((-1.702 * (mean - 0.5)) / Math.sqrt(variance)));
}

/** One more type, in place, from the most to the fewest. */
function add(split: number[][], types: number, guilty: number, innocent: number): void {
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

function chanceOf(split: Split, holds: (guilty: number, innocent: number) => boolean): number {
  let sum = 0;
  for (let g = 0; g <= JURORS.length; g++) {
    for (let i = 0; i <= JURORS.length - g; i++) if (holds(g, i)) sum += split[g]![i]!;
  }
  return sum;
}

function goalChance(state: State, seat: Seat, split: Split, goal: Goal): number {
  if ('types' in goal) {
    const { types, atLeast = 0, atMost = JURORS.length } = goal;
    return chanceOf(split, (g, i) => isBetween(typesOf(types, g, i), atLeast, atMost));
  }
  if ('more' in goal) return chanceOf(split, (g, i) => typesOf(goal.more, g, i) > typesOf(goal.than, g, i));
  if ('control' in goal) return controlChance(state, seat, goal.control);
  if ('cancelled' in goal) return cancelChance(state, goal.cancelled);
  return destroyedChance(state, seat, goal.destroyed);
}

const isBetween = (n: number, least: number, most: number) => n >= least && n <= most;

function typesOf(which: 'guilty' | 'innocent' | 'undecided', guilty: number, innocent: number): number {
  if (which === 'guilty') return guilty;
  return which === 'innocent' ? innocent : JURORS.length - guilty - innocent;
}

const logistic = (x: number) => 1 / (1 + Math.exp(-x));

/** By how much a seat is ahead of the best other persona in a region. */
export function leadIn(state: State, region: number, seat: Seat): number {
  const others = personas(state).filter((each) => each !== seat);
  return strengthIn(state, region, seat) - Math.max(...others.map((each) => strengthIn(state, region, each)));
}

/** That at the end the seat controls one of them. */
function controlChance(state: State, seat: Seat, regions: readonly (typeof REGIONS)[number][]): number {
  const left = roundsLeft(state);
  const none = regions.reduce((product, region) => {
    const lead = leadIn(state, REGIONS.indexOf(region), seat);
    return product * (1 - logistic((lead + 0.5) / (0.25 + 0.35 * left)));
  }, 1);
  return 1 - none;
}

function destroyedChance(state: State, seat: Seat, goal: Extract<Goal, { destroyed: unknown }>['destroyed']): number {
  const left = roundsLeft(state);
  const own = destroyedOf(state, seat);
  const later = own + 0.22 * left;
  const steep = 0.35 + 0.22 * left;
  if (typeof goal === 'object') {
    const { atLeast, atMost } = goal;
    const enough = atLeast === undefined ? 1 : logistic((later - atLeast + 0.5) / steep);
    return enough * (atMost === undefined ? 1 : logistic((atMost + 0.5 - later) / steep));
  }
  const others = personas(state)
    .filter((each) => each !== seat)
    .map((each) => destroyedOf(state, each));
  const ahead = goal === 'most' ? own - Math.max(...others) : Math.min(...others) - own;
  return logistic((ahead + 0.5) / steep);
}

function cancelChance(state: State, wanted: number): number {
  const now = verdictOf(state).reduce((sum, { cancelled }) => sum + cancelled, 0);
  const left = roundsLeft(state);
  return logistic((now + 0.55 * left - wanted + 0.5) / (0.3 + 0.3 * left));
}
