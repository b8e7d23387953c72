// Renders all cards as one text page, for reviewing the words.

import type { Language } from '@kuluary/texts/languages';
import { EMOTIONS, SIDES, type SideName } from '../rules/vocabulary.ts';
import { BOX, CARD_SET } from './card-lookup.ts';
import {
  goalText,
  markerText,
  plotStartText,
  plotWords,
  roleWords,
  sideText,
  strategyText,
  strategyWords,
  trialWords,
} from './card-text.ts';
import { languagePackOf } from './catalogues.ts';

export function cardReviewPage(language: Language): readonly string[] {
  const { names } = languagePackOf(language);
  return [
    ...CARD_SET.trial.map(({ id, phase, regions }) => {
      const both = regions.map((region) => names.regions[region].nom).join(', ');
      const { title } = trialWords(language, id);
      return [`${title} (${'I'.repeat(phase)}; ${both})`, ...SIDES.flatMap((side) => sideLines(language, id, side))];
    }),
    ...CARD_SET.strategies.map(({ id }) => {
      const { title, fiction } = strategyWords(language, id);
      return [title, `  ${fiction}`, `  ${strategyText(language, id)}`];
    }),
    ...BOX.roles.map(({ id, icon, seats }) => {
      const { title, fiction } = roleWords(language, id);
      const goals = goalText(language, id).map((goal) => `  • ${goal}`);
      return [`${title} (${names.icons[icon]}; ${seats.join(', ')})`, `  ${fiction}`, ...goals];
    }),
    ...CARD_SET.plots.map(({ id }) => {
      const { title, start, convicted, released, undecided } = plotWords(language, id);
      const ends = [convicted, released, undecided].map((end) => `  — ${end}`);
      return [title, `  ${start}`, `  ${plotStartText(language, id).join(' ')}`, ...ends];
    }),
    EMOTIONS.flatMap((emotion) => {
      const text = markerText(language, emotion);
      return text === undefined ? [] : [`${names.emotions[emotion]}. ${text}`];
    }),
  ].map((lines) => lines.join('\n'));
}

function sideLines(language: Language, id: string, side: SideName): string[] {
  const abilities = sideText(language, id, side).flatMap(({ header, text, hidden }) => [
    `  ${header}: ${text ?? '?'}`,
    ...hidden.map(({ label, after, effect }) => `    ${label}. ${after} [${effect}]`),
  ]);
  return [`  ${side === 'front' ? '▷' : '◁'} ${trialWords(language, id)[side].fiction}`, ...abilities];
}
