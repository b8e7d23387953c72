// The nemeses, from the first to the last, with what stands on them.

import { cell } from '@kuluary/texts/rulebook/cell';
import type { Row, Table } from '@kuluary/texts/rulebook/section';
import { BOX } from '../box.ts';
import { cardName, cardText } from '../card-text.ts';
import { type Speaker, speak } from './vocabulary.ts';

const COLUMNS = [
  { title: 'nemeses.nemesis', share: 31 },
  { title: 'nemeses.cost', share: 18, folded: 'named' },
  { title: 'nemeses.points', share: 11, folded: 'named' },
  { title: 'nemeses.text', share: 40 },
] as const;

export function nemesisTable(speaker: Speaker): Table {
  return {
    kind: 'table',
    caption: speak(speaker, 'nemeses.caption'),
    columns: COLUMNS.map((column) => ({ ...column, title: speak(speaker, column.title), current: false })),
    rows: [...BOX.first, ...BOX.squad, ...BOX.last].map((card) => row(speaker, card)),
  };
}

function row({ language }: Speaker, number: number): Row {
  const { id, cost, points, isGuarded } = BOX.cards[number]!;
  return {
    title: cell(cardName(language, id), [id]),
    see: isGuarded ? 'S1' : null,
    cells: [cell(String(cost)), cell(String(points)), cell(cardText(language, id).join(' '))],
  };
}
