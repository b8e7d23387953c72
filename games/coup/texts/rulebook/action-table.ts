// All the actions of this court at a glance, read off the rules.

import { cell } from '@kuluary/texts/rulebook/cell';
import type { Cell, Row, Table } from '@kuluary/texts/rulebook/section';
import { ACTION_RULES, ACTIONS, type ActionName } from '../../rules/actions.ts';
import { type Character, characterName, NONE } from '../../rules/characters.ts';
import { blockingCharacters, isAtCourt } from '../../rules/decisions.ts';
import { anyOf, card, deed } from '../reader.ts';
import { effects } from '../reference.ts';
import { ACTION_RULE_IDS } from './rule-ids.ts';
import { type Speaker, speak } from './vocabulary.ts';

const COLUMNS = [
  { title: 'actions.action', share: 20 },
  { title: 'actions.claims', share: 20, folded: 'beside' },
  { title: 'actions.effect', share: 36 },
  { title: 'actions.stopped-by', share: 24, folded: 'named' },
] as const;

export function actionTable(speaker: Speaker): Table {
  const { inquisitor } = speaker.options;
  return {
    kind: 'table',
    caption: speak(speaker, 'actions.caption'),
    columns: COLUMNS.map((column) => ({ ...column, title: speak(speaker, column.title), current: false })),
    rows: ACTIONS.flatMap((action, code) => (isAtCourt(code, inquisitor) ? [row(speaker, action, code)] : [])),
  };
}

function row(speaker: Speaker, action: ActionName, code: number): Row {
  const { reader, options } = speaker;
  const rule = ACTION_RULES[code]!;
  const blocking = blockingCharacters(code, options.inquisitor).map(characterName);
  return {
    title: cell(String(deed(reader, action).action_title)),
    see: ACTION_RULE_IDS[action],
    cells: [
      rule.claims === NONE ? cell(speak(speaker, 'actions.anybody')) : claim(speaker, characterName(rule.claims)),
      cell(effects(reader, rule).join(', ')),
      blocking.length === 0
        ? cell(speak(speaker, 'actions.nobody'))
        : cell(String(anyOf(reader, blocking).cards), blocking),
    ],
  };
}

function claim({ reader }: Speaker, character: Character): Cell {
  return cell(String(card(reader, character).card), [character]);
}
