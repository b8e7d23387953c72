// All cards with their texts on one page, for review.

import type { Language } from '@kuluary/texts/languages';
import type { CompiledCard } from '../rules/card-box.ts';
import { BOX } from './card-lookup.ts';
import { cardName, cardText } from './card-text.ts';
import { languagePackOf } from './catalogues.ts';

export function cardReviewPage(language: Language): readonly string[] {
  return BOX.cards.map((card) =>
    [
      `${cardName(language, card.id)} (${cardFactsLine(language, card)})`,
      ...cardText(language, card.id).map((line) => `  ${line}`),
    ].join('\n'),
  );
}

function cardFactsLine(language: Language, card: CompiledCard): string {
  const { types, ranks, labels } = languagePackOf(language);
  if (BOX.characters.includes(card.number)) return ranks.character;
  const type = types[card.type];
  const rank = card.isNemesis ? [ranks.nemesis] : [];
  const points = `${card.points < 0 ? '−' : ''}${Math.abs(card.points)}${card.bonus === null ? '' : '+'}`;
  return [...rank, type, `${labels.cost} ${card.cost}`, `${labels.points} ${points}`].join(', ');
}
