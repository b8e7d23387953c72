// What the types are good for.

import { BOX } from '../box.ts';
import { tongueOf } from '../catalogues.ts';
import { cell } from './cell.ts';
import { REAL_TYPES } from './keys.ts';
import type { Table } from './section.ts';
import { type Speaker, speak } from './vocabulary.ts';

export function typeTable(speaker: Speaker): Table {
  const { types } = tongueOf(speaker.language);
  const titles = ['types.type', 'types.for'] as const;
  return {
    kind: 'table',
    caption: speak(speaker, 'types.caption'),
    columns: titles.map((title) => ({ title: speak(speaker, title), current: false })),
    rows: REAL_TYPES.map((type) => ({
      title: cell(types[type], [BOX.cards.find((card) => card.type === type)!.id]),
      see: null,
      cells: [cell(speak(speaker, `types.${type}`))],
    })),
  };
}
