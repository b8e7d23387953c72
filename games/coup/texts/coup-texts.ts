// Coup, as the screen, the terminal and the screen reader speak it.

import type { Viewer } from '@kuluary/kernel/game';
import type { GameTexts } from '@kuluary/texts/game-texts';
import type { Language } from '@kuluary/texts/languages';
import type { Options } from '../rules/editions.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { answer, bareAnswer, warning } from './answer.ts';
import { reveal } from './ending.ts';
import { line } from './log.ts';
import { option, optionValue } from './options.ts';
import { question } from './question.ts';
import type { Reader } from './reader.ts';
import { reference } from './reference.ts';
import { isKey, say } from './say.ts';
import { table } from './table.ts';

type Names = readonly string[];

function reader(language: Language, viewer: Viewer, names: Names, options: Options): Reader {
  return { language, options, viewer, names };
}

function readerOf(language: Language, view: View, names: Names): Reader {
  return reader(language, view.viewer, names, view.options);
}

export const coupTexts: GameTexts<View, Move, Options, Event> = {
  title: (language) => say(language, 'title'),
  question: (language, view, names) => question(readerOf(language, view, names), view),
  answer: (language, view, move, names) => answer(readerOf(language, view, names), view, move),
  quoted: (language, view, move, names) => bareAnswer(readerOf(language, view, names), view, move),
  warning: (language, view, move, names) => warning(readerOf(language, view, names), view, move),
  event: (language, event, viewer, names, options) => line(reader(language, viewer, names, options), event),
  refusal(language, code) {
    const key = `refusal.${code}`;
    return say(language, isKey(language, key) ? key : 'refusal.other');
  },
  table: (language, view, names) => table(readerOf(language, view, names), view),
  reveal(language, views, names) {
    const [first] = views;
    return first ? reveal(reader(language, 'spectator', names, first.options), views) : [];
  },
  reference: (language, options) => reference(reader(language, 'spectator', [], options)),
  option,
  optionValue,
};
