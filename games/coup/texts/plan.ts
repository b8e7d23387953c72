// What an actor is up to, in one or two sentences.

import type { Seat } from '@kuluary/kernel/game';
import { who, whom } from '@kuluary/texts/reader';
import { ACTION_RULES, type ActionName, actionCode } from '../rules/actions.ts';
import { characterName, NONE } from '../rules/characters.ts';
import { claimed, deed, type Reader, tell } from './reader.ts';

/** The plan as announced; undefined for what happens at once. */
export function plan(reader: Reader, actor: Seat, action: ActionName, target: Seat | null): string | undefined {
  if (action === 'income') return undefined;
  const rule = ACTION_RULES[actionCode(action)]!;
  return tell(
    reader,
    action === 'examine' && target !== null ? 'plan.examine.target' : `plan.${action}`,
    who(reader, actor),
    target === null ? {} : whom(reader, target),
    rule.claims === NONE ? {} : claimed(reader, characterName(rule.claims)),
    deed(reader, action),
    {
      coins: rule.cost || rule.takes,
      draws: rule.draws,
      decides: reader.options.examinerDecides ? 'yes' : 'no',
    },
  );
}
