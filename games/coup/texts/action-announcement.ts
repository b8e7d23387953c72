// The announcement of an action in one or two sentences: for the log, prompts and the status line.

import type { Seat } from '@kuluary/kernel/game';
import { subjectArguments, targetArguments } from '@kuluary/texts/reader';
import { ACTION_RULES, type ActionName, actionCode } from '../rules/actions-and-blocks.ts';
import { characterName, NONE } from '../rules/characters.ts';
import { actionValues, type CoupReader, claimValues, messageFor } from './message-values.ts';

/** undefined for income, which happens at once. */
export function announcementText(
  reader: CoupReader,
  actor: Seat,
  action: ActionName,
  target: Seat | null,
): string | undefined {
  if (action === 'income') return undefined;
  const rule = ACTION_RULES[actionCode(action)]!;
  return messageFor(
    reader,
    action === 'examine' && target !== null ? 'plan.examine.target' : `plan.${action}`,
    subjectArguments(reader, actor),
    target === null ? {} : targetArguments(reader, target),
    rule.claims === NONE ? {} : claimValues(reader, characterName(rule.claims)),
    actionValues(reader, action),
    {
      coins: rule.cost || rule.takes,
      draws: rule.draws,
      decides: reader.options.examinerDecides ? 'yes' : 'no',
    },
  );
}
