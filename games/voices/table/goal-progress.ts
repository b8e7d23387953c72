// Computes the progress of a seat's goals, during the trial or at its end.

import type { Seat } from '@kuluary/kernel/game';
import { GUILTY_TYPES_TO_CONVICT } from '../rules/card-box.ts';
import type { Goal } from '../rules/card-terms.ts';
import type { JurorVerdict } from '../rules/events.ts';
import type { View } from '../rules/view.ts';
import { REGIONS, type Region } from '../rules/vocabulary.ts';
import { roleCard } from '../texts/card-lookup.ts';
import { destroyedMarkers } from './view-queries.ts';

type Results = readonly Pick<JurorVerdict, 'result' | 'cancelled'>[];

export interface GoalProgress {
  readonly goal: Goal;
  readonly holds: boolean;
  readonly amounts: readonly number[]; // the count; of a comparison both sides
  readonly rivals: readonly Seat[]; // seats that are ahead in a comparison
}

/** The verdict without influence tokens: public information. */
export function visibleResults({ jurors }: View): Results {
  return jurors.map(({ guilt, innocence }) => ({
    cancelled: Math.min(guilt, innocence),
    result: guilt > innocence ? 'guilty' : innocence > guilt ? 'innocent' : 'undecided',
  }));
}

/** The goals of a role; the prosecutor's expressed as a Goal. */
export function goalsOfRole({ options }: Pick<View, 'options'>, role: string): readonly Goal[] {
  const { goals } = roleCard(role);
  if (goals.length > 0) return goals;
  return options.majority === 'four'
    ? [{ types: 'guilty', atLeast: GUILTY_TYPES_TO_CONVICT }]
    : [{ more: 'guilty', than: 'innocent' }];
}

export function goalProgressOfRole(view: View, seat: Seat, role: string, results: Results): readonly GoalProgress[] {
  return goalsOfRole(view, role).map((goal) => goalProgressOf(view, seat, goal, results));
}

export function goalProgressOf(view: View, seat: Seat, goal: Goal, results: Results): GoalProgress {
  const types = (result: JurorVerdict['result']) => results.filter((each) => each.result === result).length;
  const alone = (holds: boolean, ...amounts: readonly number[]): GoalProgress => ({ goal, holds, amounts, rivals: [] });
  if ('types' in goal) return alone(isWithin(types(goal.types), goal), types(goal.types));
  if ('more' in goal) return alone(types(goal.more) > types(goal.than), types(goal.more), types(goal.than));
  if ('control' in goal) {
    const held = goal.control.filter((region) => isLeaderOf(view, region, seat)).length;
    return alone(held > 0, held);
  }
  if ('cancelled' in goal) {
    const cancelled = results.reduce((sum, each) => sum + each.cancelled, 0);
    return alone(cancelled >= goal.cancelled, cancelled);
  }
  const own = destroyedMarkers(view, seat).length;
  if (typeof goal.destroyed === 'object') return alone(isWithin(own, goal.destroyed), own);
  return { goal, ...comparedLosses(view, own, goal.destroyed) };
}

/** Compared with the other personas. */
function comparedLosses(view: View, own: number, wanted: 'most' | 'fewest'): Omit<GoalProgress, 'goal'> {
  const personas = view.seats.flatMap((_, each) => (each === view.prosecutor ? [] : [each]));
  const lost = personas.map((each) => destroyedMarkers(view, each).length);
  const best = wanted === 'most' ? Math.max(...lost) : Math.min(...lost);
  const holds = own === best;
  return { holds, amounts: [own, best], rivals: holds ? [] : personas.filter((_, i) => lost[i] === best) };
}

function isLeaderOf({ regions }: View, region: Region, seat: Seat): boolean {
  return regions[REGIONS.indexOf(region)]!.leaders.includes(seat);
}

function isWithin(n: number, { atLeast = 0, atMost = n }: { readonly atLeast?: number; readonly atMost?: number }) {
  return n >= atLeast && n <= atMost;
}
