// Computes the verdict of the jury, the ending of the plot, and who has reached all goals.

import type { Outcome, Seat } from '@kuluary/kernel/game';
import { GUILTY_TYPES_TO_CONVICT, PROSECUTOR_ROLE } from './card-box.ts';
import type { Goal } from './card-terms.ts';
import type { JurorVerdict, TrialEnding } from './events.ts';
import { colourOf } from './markers.ts';
import { regionLeaders } from './region-control.ts';
import { DESTROYED, personas, type RulesReadContext, type State } from './state.ts';
import { INFLUENCE_FACES, JUROR_TYPES, REGIONS } from './vocabulary.ts';

/** The verdict if the trial ended now. */
export function verdictOf(state: State): JurorVerdict[] {
  return JUROR_TYPES.map((_, juror) => {
    const faces = state.stacks[juror]!.map(({ face }) => INFLUENCE_FACES[face]!);
    const guilt = state.guilt[juror]! + faces.filter((face) => face === 'guilt').length;
    const innocence = state.innocence[juror]! + faces.filter((face) => face === 'innocence').length;
    const result = guilt > innocence ? 'guilty' : innocence > guilt ? 'innocent' : 'undecided';
    return { faces, guilt, innocence, cancelled: Math.min(guilt, innocence), result };
  });
}

type JurorResult = JurorVerdict['result'];
const countTypesWith = (verdict: readonly JurorVerdict[], result: JurorResult) =>
  verdict.filter((each) => each.result === result).length;

export function endingOf(state: State, verdict: readonly JurorVerdict[]): TrialEnding {
  const [guilty, innocent] = [countTypesWith(verdict, 'guilty'), countTypesWith(verdict, 'innocent')];
  if (state.options.majority === 'four' ? guilty >= GUILTY_TYPES_TO_CONVICT : guilty > innocent) return 'convicted';
  return innocent > countTypesWith(verdict, 'undecided') ? 'released' : 'undecided';
}

export function destroyedCount(state: State, seat: Seat): number {
  return state.places.filter((place, marker) => place === DESTROYED && state.owners[colourOf(marker)] === seat).length;
}

function hasReachedGoals({ box, state }: RulesReadContext, seat: Seat, verdict: readonly JurorVerdict[]): boolean {
  const role = state.roles[seat]!;
  if (role === PROSECUTOR_ROLE) return endingOf(state, verdict) === 'convicted';
  return box.roles[role]!.goals.every((goal) => isGoalMet(state, seat, verdict, goal));
}

function isGoalMet(state: State, seat: Seat, verdict: readonly JurorVerdict[], goal: Goal): boolean {
  if ('types' in goal) return isWithin(countTypesWith(verdict, goal.types), goal);
  if ('more' in goal) return countTypesWith(verdict, goal.more) > countTypesWith(verdict, goal.than);
  if ('control' in goal)
    return goal.control.some((region) => regionLeaders(state, REGIONS.indexOf(region)).includes(seat));
  if ('cancelled' in goal) return verdict.reduce((sum, { cancelled }) => sum + cancelled, 0) >= goal.cancelled;
  const own = destroyedCount(state, seat);
  if (typeof goal.destroyed === 'object') return isWithin(own, goal.destroyed);
  const others = personas(state).map((persona) => destroyedCount(state, persona));
  return own === (goal.destroyed === 'most' ? Math.max(...others) : Math.min(...others));
}

function isWithin(
  n: number,
  { atLeast = 0, atMost = n }: { readonly atLeast?: number; readonly atMost?: number },
): boolean {
  return n >= atLeast && n <= atMost;
}

export function winnersOf(context: RulesReadContext): Seat[] {
  const verdict = verdictOf(context.state);
  return context.state.roles.flatMap((_, seat) => (hasReachedGoals(context, seat, verdict) ? [seat] : []));
}

export function outcomeOf(context: RulesReadContext): Outcome | undefined {
  if (!context.state.isOver) return undefined;
  const reached = winnersOf(context);
  return { winners: reached, draw: reached.length === 0 };
}
