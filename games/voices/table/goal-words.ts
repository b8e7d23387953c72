// A goal in a few words that fit anybody, and what it has come to: "Guilty for at least four: 2".

import type { Seat } from '@kuluary/kernel/game';
import { list } from '@kuluary/texts/list';
import type { Reader } from '@kuluary/texts/reader';
import type { View } from '../rules/view.ts';
import { people, regionName } from '../texts/reader.ts';
import type { Standing } from './goal-standing.ts';
import { leadIn } from './situation.ts';
import { word } from './words.ts';

export function goalWords(reader: Reader, { goal }: Pick<Standing, 'goal'>): string {
  if ('types' in goal) return bounded(reader, `goal.${goal.types}`, goal);
  if ('more' in goal) {
    const [more, than] = [goal.more, goal.than].map((result) => word(reader, `result.${result}`));
    return word(reader, 'goal.more', { more: more!, than: than! });
  }
  if ('control' in goal) {
    const names = goal.control.map((region) => regionName(reader, region));
    return word(reader, 'goal.control', { regions: list(reader.language, names, 'disjunction') });
  }
  if ('cancelled' in goal)
    return word(reader, 'goal.cancelled', { n: word(reader, 'goal.n', { count: goal.cancelled }) });
  if (typeof goal.destroyed === 'string') return word(reader, `goal.losses.${goal.destroyed}`);
  return bounded(reader, 'goal.destroyed', goal.destroyed);
}

type Bounds = { readonly atLeast?: number; readonly atMost?: number };
type Bounded = 'goal.guilty' | 'goal.innocent' | 'goal.undecided' | 'goal.destroyed';

/** No goal has both bounds. */
function bounded(reader: Reader, what: Bounded, { atLeast, atMost = 0 }: Bounds): string {
  const count = atLeast ?? atMost;
  const bound = atLeast === undefined ? 'most' : 'least';
  return word(reader, `${what}.${bound}`, { count, n: word(reader, 'goal.n', { count }) });
}

/** What a seat has of it; where others have outdone it, who they are. */
export function haveWords(reader: Reader, view: View, seat: Seat, { goal, have, rivals }: Standing): string {
  const [own, other] = [have[0]!, have[1]!];
  if ('more' in goal) return word(reader, 'goal.have.than', { have: own, other });
  if ('control' in goal) {
    const held = goal.control.filter((region) => leadIn(view, region).leaders.includes(seat));
    const [best] = held.sort((a, b) => leadIn(view, b).sum - leadIn(view, a).sum);
    if (best === undefined) return word(reader, 'goal.have.nothing');
    return word(reader, 'goal.have.region', { region: regionName(reader, best), sum: leadIn(view, best).sum });
  }
  if (rivals.length > 0) return word(reader, 'goal.have.rivals', people(reader, rivals), { have: own, best: other });
  return word(reader, 'goal.have', { have: own });
}
