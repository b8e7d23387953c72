// How a seat's goal stands: as the jury looks now, or as it has ended.

import type { Seat } from '@kuluary/kernel/game';
import { CONVICTION } from '../rules/box.ts';
import type { Goal } from '../rules/dialect.ts';
import type { JurorVerdict } from '../rules/events.ts';
import type { View } from '../rules/view.ts';
import { REGIONS, type Region } from '../rules/vocabulary.ts';
import { SET } from '../texts/box.ts';
import { destroyedOf } from './situation.ts';

type Results = readonly Pick<JurorVerdict, 'result' | 'cancelled'>[];

/** One goal: whether it holds, and what it comes to in figures. */
export interface Standing {
  readonly goal: Goal;
  readonly holds: boolean;
  readonly have: readonly number[]; // how many there are; of a comparison both sides
}

/** What the jury would say if all influence were blank: everybody can count as much. */
export function seenResults({ jurors }: View): Results {
  return jurors.map(({ guilt, innocence }) => ({
    cancelled: Math.min(guilt, innocence),
    result: guilt > innocence ? 'guilty' : innocence > guilt ? 'innocent' : 'undecided',
  }));
}

/** The prosecutor's goal in the words of the others. */
export function goalsOf({ options }: Pick<View, 'options'>, role: string): readonly Goal[] {
  const goals = SET.roles.find(({ id }) => id === role)?.goals;
  if (goals) return goals;
  return options.majority === 'four'
    ? [{ types: 'guilty', atLeast: CONVICTION }]
    : [{ more: 'guilty', than: 'innocent' }];
}

export function standings(view: View, seat: Seat, role: string, results: Results): readonly Standing[] {
  return goalsOf(view, role).map((goal) => standing(view, seat, goal, results));
}

export function standing(view: View, seat: Seat, goal: Goal, results: Results): Standing {
  const types = (result: JurorVerdict['result']) => results.filter((each) => each.result === result).length;
  if ('types' in goal) return { goal, holds: isWithin(types(goal.types), goal), have: [types(goal.types)] };
  if ('more' in goal) {
    const have = [types(goal.more), types(goal.than)];
    return { goal, holds: have[0]! > have[1]!, have };
  }
  if ('control' in goal) {
    const held = goal.control.filter((region) => leads(view, region, seat)).length;
    return { goal, holds: held > 0, have: [held] };
  }
  if ('cancelled' in goal) {
    const cancelled = results.reduce((sum, each) => sum + each.cancelled, 0);
    return { goal, holds: cancelled >= goal.cancelled, have: [cancelled] };
  }
  const own = destroyedOf(view, seat).length;
  if (typeof goal.destroyed === 'object') return { goal, holds: isWithin(own, goal.destroyed), have: [own] };
  const all = view.seats.flatMap((_, each) => (each === view.prosecutor ? [] : [destroyedOf(view, each).length]));
  const extreme = goal.destroyed === 'most' ? Math.max(...all) : Math.min(...all);
  return { goal, holds: own === extreme, have: [own, extreme] };
}

function leads({ regions }: View, region: Region, seat: Seat): boolean {
  return regions[REGIONS.indexOf(region)]!.leaders.includes(seat);
}

function isWithin(n: number, { atLeast = 0, atMost = n }: { readonly atLeast?: number; readonly atMost?: number }) {
  return n >= atLeast && n <= atMost;
}
