// The rulebook table of nemeses, from the first to the last, with their texts.

import type { RulebookRow, RulebookTable } from '@kuluary/texts/rulebook/rulebook';
import { makeCell } from '@kuluary/texts/rulebook/table-cell';
import { BOX } from '../card-lookup.ts';
import { cardName, cardText } from '../card-text.ts';
import { type RulebookContext, rulebookMessage } from './message-values.ts';

const COLUMNS = [
  { title: 'nemeses.nemesis', widthPercent: 31 },
  { title: 'nemeses.cost', widthPercent: 18, narrowLayout: 'named' },
  { title: 'nemeses.points', widthPercent: 11, narrowLayout: 'named' },
  { title: 'nemeses.text', widthPercent: 40 },
] as const;

export function nemesisTable(context: RulebookContext): RulebookTable {
  return {
    kind: 'table',
    caption: rulebookMessage(context, 'nemeses.caption'),
    columns: COLUMNS.map((column) => ({
      ...column,
      title: rulebookMessage(context, column.title),
      isCurrentEdition: false,
    })),
    rows: [...BOX.first, ...BOX.squad, ...BOX.last].map((card) => nemesisRow(context, card)),
  };
}

function nemesisRow({ language }: RulebookContext, number: number): RulebookRow {
  const { id, cost, points, isGuarded } = BOX.cards[number]!;
  return {
    title: makeCell(cardName(language, id), [id]),
    seeRule: isGuarded ? 'S1' : null,
    cells: [makeCell(String(cost)), makeCell(String(points)), makeCell(cardText(language, id).join(' '))],
  };
}
