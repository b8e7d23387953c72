// How a seat's goal stands: as the jury looks now, or as it has ended.

import type { Seat } from '@kuluary/kernel/game';
import { CONVICTION } from '../rules/box.ts';
import type { Goal } from '../rules/dialect.ts';
import type { JurorVerdict } from '../rules/events.ts';
import type { View } from '../rules/view.ts';
import { REGIONS, type Region } from '../rules/vocabulary.ts';
import { roleCard } from '../texts/box.ts';
import { destroyedOf } from './situation.ts';

type Results = readonly Pick<JurorVerdict, 'result' | 'cancelled'>[];

/** One goal: whether it holds, and what it comes to in figures. */
export interface Standing {
  readonly goal: Goal;
  readonly holds: boolean;
  readonly have: readonly number[]; // how many there are; of a comparison both sides
  readonly rivals: readonly Seat[]; // who has outdone this seat, where seats are compared
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
  const { goals } = roleCard(role);
  if (goals.length > 0) return goals;
  return options.majority === 'four'
    ? [{ types: 'guilty', atLeast: CONVICTION }]
    : [{ more: 'guilty', than: 'innocent' }];
}

export function standings(view: View, seat: Seat, role: string, results: Results): readonly Standing[] {
  return goalsOf(view, role).map((goal) => standing(view, seat, goal, results));
}

export function standing(view: View, seat: Seat, goal: Goal, results: Results): Standing {
  const types = (result: JurorVerdict['result']) => results.filter((each) => each.result === result).length;
  const alone = (holds: boolean, ...have: readonly number[]): Standing => ({ goal, holds, have, rivals: [] });
  if ('types' in goal) return alone(isWithin(types(goal.types), goal), types(goal.types));
  if ('more' in goal) return alone(types(goal.more) > types(goal.than), types(goal.more), types(goal.than));
  if ('control' in goal) {
    const held = goal.control.filter((region) => leads(view, region, seat)).length;
    return alone(held > 0, held);
  }
  if ('cancelled' in goal) {
    const cancelled = results.reduce((sum, each) => sum + each.cancelled, 0);
    return alone(cancelled >= goal.cancelled, cancelled);
  }
  const own = destroyedOf(view, seat).length;
  if (typeof goal.destroyed === 'object') return alone(isWithin(own, goal.destroyed), own);
  return { goal, ...compared(view, own, goal.destroyed) };
}

/** With the other personas. */
function compared(view: View, own: number, wanted: 'most' | 'fewest'): Omit<Standing, 'goal'> {
  const personas = view.seats.flatMap((_, each) => (each === view.prosecutor ? [] : [each]));
  const lost = personas.map((each) => destroyedOf(view, each).length);
  const best = wanted === 'most' ? Math.max(...lost) : Math.min(...lost);
  const holds = own === best;
  return { holds, have: [own, best], rivals: holds ? [] : personas.filter((_, i) => lost[i] === best) };
}

function leads({ regions }: View, region: Region, seat: Seat): boolean {
  return regions[REGIONS.indexOf(region)]!.leaders.includes(seat);
}

function isWithin(n: number, { atLeast = 0, atMost = n }: { readonly atLeast?: number; readonly atMost?: number }) {
  return n >= atLeast && n <= atMost;
}
