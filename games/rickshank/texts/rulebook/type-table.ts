// What the types are good for.

import { cell } from '@kuluary/texts/rulebook/cell';
import type { Table } from '@kuluary/texts/rulebook/section';
import { BOX } from '../box.ts';
import { tongueOf } from '../catalogues.ts';
import { REAL_TYPES } from './keys.ts';
import { type Speaker, speak } from './vocabulary.ts';

const COLUMNS = [
  { title: 'types.type', share: 32 },
  { title: 'types.for', share: 68 },
] as const;

export function typeTable(speaker: Speaker): Table {
  const { types } = tongueOf(speaker.language);
  return {
    kind: 'table',
    caption: speak(speaker, 'types.caption'),
    columns: COLUMNS.map((column) => ({ ...column, title: speak(speaker, column.title), current: false })),
    rows: REAL_TYPES.map((type) => ({
      title: cell(types[type], [BOX.cards.find((card) => card.type === type)!.id]),
      see: null,
      cells: [cell(speak(speaker, `types.${type}`))],
    })),
  };
}
