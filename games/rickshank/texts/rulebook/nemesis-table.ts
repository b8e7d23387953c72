// The nemeses, from the first to the last, with what stands on them.

import { BOX } from '../box.ts';
import { cardName, cardText } from '../card-text.ts';
import { cell } from './cell.ts';
import type { Row, Table } from './section.ts';
import { type Speaker, speak } from './vocabulary.ts';

export function nemesisTable(speaker: Speaker): Table {
  const titles = ['nemeses.nemesis', 'nemeses.cost', 'nemeses.points', 'nemeses.text'] as const;
  return {
    kind: 'table',
    caption: speak(speaker, 'nemeses.caption'),
    columns: titles.map((title) => ({ title: speak(speaker, title), current: false })),
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
