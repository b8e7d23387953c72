// The rulebook table of card types.

import type { RulebookTable } from '@kuluary/texts/rulebook/rulebook';
import { makeCell } from '@kuluary/texts/rulebook/table-cell';
import { BOX } from '../card-lookup.ts';
import { languagePackOf } from '../catalogues.ts';
import { REAL_TYPES } from './message-keys.ts';
import { type RulebookContext, rulebookMessage } from './message-values.ts';

const COLUMNS = [
  { title: 'types.type', widthPercent: 32 },
  { title: 'types.for', widthPercent: 68 },
] as const;

export function typeTable(context: RulebookContext): RulebookTable {
  const { types } = languagePackOf(context.language);
  return {
    kind: 'table',
    caption: rulebookMessage(context, 'types.caption'),
    columns: COLUMNS.map((column) => ({
      ...column,
      title: rulebookMessage(context, column.title),
      isCurrentEdition: false,
    })),
    rows: REAL_TYPES.map((type) => ({
      title: makeCell(types[type], [BOX.cards.find((card) => card.type === type)!.id]),
      seeRule: null,
      cells: [makeCell(rulebookMessage(context, `types.${type}`))],
    })),
  };
}
