// Every card on one page, for whoever reviews the words.

import type { Language } from '@kuluary/texts/languages';
import type { Card } from '../rules/box.ts';
import { BOX } from './box.ts';
import { cardName, cardText } from './card-text.ts';
import { tongueOf } from './catalogues.ts';

export function cardPage(language: Language): readonly string[] {
  return BOX.cards.map((card) =>
    [
      `${cardName(language, card.id)} (${facts(language, card)})`,
      ...cardText(language, card.id).map((line) => `  ${line}`),
    ].join('\n'),
  );
}

/** Rank and type, what it costs, what it is worth. */
function facts(language: Language, card: Card): string {
  const { types, ranks, labels } = tongueOf(language);
  if (BOX.characters.includes(card.number)) return ranks.character;
  const type = types[card.type];
  const rank = card.isNemesis ? [ranks.nemesis] : [];
  const points = `${card.points < 0 ? '−' : ''}${Math.abs(card.points)}${card.bonus === null ? '' : '+'}`;
  return [...rank, type, `${labels.cost} ${card.cost}`, `${labels.points} ${points}`].join(', ');
}
