// The verdict, and who has reached what.

import type { Outcome, Seat } from '@kuluary/kernel/game';
import { CONVICTION, PROSECUTOR } from './box.ts';
import { leadersOf } from './control.ts';
import type { Goal } from './dialect.ts';
import type { Ending, JurorVerdict } from './events.ts';
import { colourOf } from './markers.ts';
import { DESTROYED, type Looked, personas, type State } from './state.ts';
import { FACES, JURORS, REGIONS } from './vocabulary.ts';

/** As it would be if the trial ended now. */
export function verdictOf(state: State): JurorVerdict[] {
  return JURORS.map((_, juror) => {
    const faces = state.stacks[juror]!.map(({ face }) => FACES[face]!);
    const guilt = state.guilt[juror]! + faces.filter((face) => face === 'guilt').length;
    const innocence = state.innocence[juror]! + faces.filter((face) => face === 'innocence').length;
    const result = guilt > innocence ? 'guilty' : innocence > guilt ? 'innocent' : 'undecided';
    return { faces, guilt, innocence, cancelled: Math.min(guilt, innocence), result };
  });
}

type Result = JurorVerdict['result'];
const typesOf = (verdict: readonly JurorVerdict[], result: Result) =>
  verdict.filter((each) => each.result === result).length;

export function endingOf(state: State, verdict: readonly JurorVerdict[]): Ending {
  const [guilty, innocent] = [typesOf(verdict, 'guilty'), typesOf(verdict, 'innocent')];
  if (state.options.majority === 'four' ? guilty >= CONVICTION : guilty > innocent) return 'convicted';
  return innocent > typesOf(verdict, 'undecided') ? 'released' : 'undecided';
}

export function destroyedOf(state: State, seat: Seat): number {
  return state.places.filter((place, marker) => place === DESTROYED && state.owners[colourOf(marker)] === seat).length;
}

function isReached({ box, state }: Looked, seat: Seat, verdict: readonly JurorVerdict[]): boolean {
  const role = state.roles[seat]!;
  if (role === PROSECUTOR) return endingOf(state, verdict) === 'convicted';
  return box.roles[role]!.goals.every((goal) => holds(state, seat, verdict, goal));
}

function holds(state: State, seat: Seat, verdict: readonly JurorVerdict[], goal: Goal): boolean {
  if ('types' in goal) return isWithin(typesOf(verdict, goal.types), goal);
  if ('more' in goal) return typesOf(verdict, goal.more) > typesOf(verdict, goal.than);
  if ('control' in goal) return goal.control.some((region) => leadersOf(state, REGIONS.indexOf(region)).includes(seat));
  if ('cancelled' in goal) return verdict.reduce((sum, { cancelled }) => sum + cancelled, 0) >= goal.cancelled;
  const own = destroyedOf(state, seat);
  if (typeof goal.destroyed === 'object') return isWithin(own, goal.destroyed);
  const others = personas(state).map((persona) => destroyedOf(state, persona));
  return own === (goal.destroyed === 'most' ? Math.max(...others) : Math.min(...others));
}

function isWithin(
  n: number,
  { atLeast = 0, atMost = n }: { readonly atLeast?: number; readonly atMost?: number },
): boolean {
  return n >= atLeast && n <= atMost;
}

export function winners(table: Looked): Seat[] {
  const verdict = verdictOf(table.state);
  return table.state.roles.flatMap((_, seat) => (isReached(table, seat, verdict) ? [seat] : []));
}

export function outcome(table: Looked): Outcome | undefined {
  if (!table.state.isOver) return undefined;
  const reached = winners(table);
  return { winners: reached, draw: reached.length === 0 };
}
