// Every card on one page, for whoever reviews the words.

import type { Language } from '@kuluary/texts/languages';
import { EMOTIONS, SIDES, type SideName } from '../rules/vocabulary.ts';
import { BOX, SET } from './box.ts';
import {
  goalText,
  markerText,
  plotWords,
  roleWords,
  sideText,
  startText,
  strategyText,
  strategyWords,
  trialWords,
} from './card-text.ts';
import { tongueOf } from './catalogues.ts';

export function cardPage(language: Language): readonly string[] {
  const { names } = tongueOf(language);
  return [
    ...SET.trial.map(({ id, phase, regions }) => {
      const both = regions.map((region) => names.regions[region].nom).join(', ');
      const { title } = trialWords(language, id);
      return [`${title} (${'I'.repeat(phase)}; ${both})`, ...SIDES.flatMap((side) => sideLines(language, id, side))];
    }),
    ...SET.strategies.map(({ id }) => {
      const { title, fiction } = strategyWords(language, id);
      return [title, `  ${fiction}`, `  ${strategyText(language, id)}`];
    }),
    ...BOX.roles.map(({ id, icon, seats }) => {
      const { title, fiction } = roleWords(language, id);
      const goals = goalText(language, id).map((goal) => `  • ${goal}`);
      return [`${title} (${names.icons[icon]}; ${seats.join(', ')})`, `  ${fiction}`, ...goals];
    }),
    ...SET.plots.map(({ id }) => {
      const { title, start, convicted, released, undecided } = plotWords(language, id);
      const ends = [convicted, released, undecided].map((end) => `  — ${end}`);
      return [title, `  ${start}`, `  ${startText(language, id).join(' ')}`, ...ends];
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
