// A goal and its progress in a few words: "Guilty for at least four: 2".

import type { Seat } from '@kuluary/kernel/game';
import { formatList } from '@kuluary/texts/list-format';
import type { Reader } from '@kuluary/texts/reader';
import type { View } from '../rules/view.ts';
import { regionName, seatNameValues } from '../texts/message-values.ts';
import type { GoalProgress } from './goal-progress.ts';
import { regionLead } from './view-queries.ts';
import { tableText } from './words.ts';

export function goalLabel(reader: Reader, { goal }: Pick<GoalProgress, 'goal'>): string {
  if ('types' in goal) return boundedText(reader, `goal.${goal.types}`, goal);
  if ('more' in goal) {
    const [more, than] = [goal.more, goal.than].map((result) => tableText(reader, `result.${result}`));
    return tableText(reader, 'goal.more', { more: more!, than: than! });
  }
  if ('control' in goal) {
    const names = goal.control.map((region) => regionName(reader, region));
    return tableText(reader, 'goal.control', { regions: formatList(reader.language, names, 'disjunction') });
  }
  if ('cancelled' in goal)
    return tableText(reader, 'goal.cancelled', { n: tableText(reader, 'goal.n', { count: goal.cancelled }) });
  if (typeof goal.destroyed === 'string') return tableText(reader, `goal.losses.${goal.destroyed}`);
  return boundedText(reader, 'goal.destroyed', goal.destroyed);
}

type Bounds = { readonly atLeast?: number; readonly atMost?: number };
type Bounded = 'goal.guilty' | 'goal.innocent' | 'goal.undecided' | 'goal.destroyed';

/** No goal has both bounds. */
function boundedText(reader: Reader, what: Bounded, { atLeast, atMost = 0 }: Bounds): string {
  const count = atLeast ?? atMost;
  const bound = atLeast === undefined ? 'most' : 'least';
  return tableText(reader, `${what}.${bound}`, { count, n: tableText(reader, 'goal.n', { count }) });
}

/** A seat's progress; of a lost comparison also the rivals. */
export function progressText(reader: Reader, view: View, seat: Seat, { goal, amounts, rivals }: GoalProgress): string {
  const [own, other] = [amounts[0]!, amounts[1]!];
  if ('more' in goal) return tableText(reader, 'goal.have.than', { have: own, other });
  if ('control' in goal) {
    const held = goal.control.filter((region) => regionLead(view, region).leaders.includes(seat));
    const [best] = held.sort((a, b) => regionLead(view, b).sum - regionLead(view, a).sum);
    if (best === undefined) return tableText(reader, 'goal.have.nothing');
    return tableText(reader, 'goal.have.region', { region: regionName(reader, best), sum: regionLead(view, best).sum });
  }
  if (rivals.length > 0)
    return tableText(reader, 'goal.have.rivals', seatNameValues(reader, rivals), { have: own, best: other });
  return tableText(reader, 'goal.have', { have: own });
}
