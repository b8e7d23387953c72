// The rulebook's table of all actions in play, made from the rules.

import type { RulebookCell, RulebookRow, RulebookTable } from '@kuluary/texts/rulebook/rulebook';
import { makeCell } from '@kuluary/texts/rulebook/table-cell';
import {
  ACTION_RULES,
  ACTIONS,
  type ActionName,
  blockingCharacters,
  isActionInPlay,
} from '../../rules/actions-and-blocks.ts';
import { type Character, characterName, NONE } from '../../rules/characters.ts';
import { actionValues, anyCharacterValues, cardValues } from '../message-values.ts';
import { actionEffects } from '../reference-card.ts';
import { type RulebookContext, rulebookMessage } from './message-values.ts';
import { ACTION_RULE_IDS } from './rule-ids.ts';

const COLUMNS = [
  { title: 'actions.action', widthPercent: 20 },
  { title: 'actions.claims', widthPercent: 20, narrowLayout: 'beside' },
  { title: 'actions.effect', widthPercent: 36 },
  { title: 'actions.stopped-by', widthPercent: 24, narrowLayout: 'named' },
] as const;

export function actionTable(context: RulebookContext): RulebookTable {
  const { inquisitor } = context.options;
  return {
    kind: 'table',
    caption: rulebookMessage(context, 'actions.caption'),
    columns: COLUMNS.map((column) => ({
      ...column,
      title: rulebookMessage(context, column.title),
      isCurrentEdition: false,
    })),
    rows: ACTIONS.flatMap((action, code) =>
      isActionInPlay(code, inquisitor) ? [actionRow(context, action, code)] : [],
    ),
  };
}

function actionRow(context: RulebookContext, action: ActionName, code: number): RulebookRow {
  const { reader, options } = context;
  const rule = ACTION_RULES[code]!;
  const blocking = blockingCharacters(code, options.inquisitor).map(characterName);
  return {
    title: makeCell(String(actionValues(reader, action).action_title)),
    seeRule: ACTION_RULE_IDS[action],
    cells: [
      rule.claims === NONE
        ? makeCell(rulebookMessage(context, 'actions.anybody'))
        : claimCell(context, characterName(rule.claims)),
      makeCell(actionEffects(reader, rule).join(', ')),
      blocking.length === 0
        ? makeCell(rulebookMessage(context, 'actions.nobody'))
        : makeCell(String(anyCharacterValues(reader, blocking).cards), blocking),
    ],
  };
}

function claimCell({ reader }: RulebookContext, character: Character): RulebookCell {
  return makeCell(String(cardValues(reader, character).card), [character]);
}
