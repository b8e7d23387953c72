// Voices in My Head, as the screen, the terminal and the screen reader speak it.

import type { Viewer } from '@kuluary/kernel/game';
import type { GameTexts } from '@kuluary/texts/game-texts';
import type { Language } from '@kuluary/texts/languages';
import type { Reader } from '@kuluary/texts/reader';
import { HAND_LIMIT, MARKET, ROUNDS } from '../rules/box.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { Options } from '../rules/options.ts';
import type { View } from '../rules/view.ts';
import { EMOTIONS } from '../rules/vocabulary.ts';
import { answer } from './answer.ts';
import { goalText, markerText } from './card-text.ts';
import { tongueOf } from './catalogues.ts';
import { reveal } from './ending.ts';
import { REFERENCE_KEYS } from './keys.ts';
import { line } from './log.ts';
import { option, optionValue } from './options.ts';
import { question } from './question.ts';
import { isKey, say } from './say.ts';
import { table } from './table.ts';

function reader(language: Language, viewer: Viewer, names: readonly string[]): Reader {
  return { language, viewer, names };
}

/** The rules in short; the prosecutor's goal and the markers' abilities as this table has them. */
function reference(language: Language, { abilities, majority }: Options): readonly string[] {
  const values = {
    rounds: ROUNDS,
    market: MARKET,
    hand: HAND_LIMIT,
    goal: small(language, goalText(language, 'prosecutor', majority).join(' ')),
  };
  const { names } = tongueOf(language);
  const emotions = EMOTIONS.flatMap((emotion) => {
    const text = abilities ? markerText(language, emotion) : undefined;
    return text === undefined ? [] : [`${names.emotions[emotion]}. ${text}`];
  });
  return [...REFERENCE_KEYS.map((key) => say(language, key, values)), ...emotions];
}

/** Behind a colon. */
function small(language: Language, text: string): string {
  const [first = ''] = text;
  return first.toLocaleLowerCase(language) + text.slice(first.length);
}

export const voicesTexts: GameTexts<View, Move, Options, Event> = {
  title: (language) => say(language, 'title'),
  question: (language, view, names) => question(reader(language, view.viewer, names), view),
  answer: (language, view, move, names) => answer(reader(language, view.viewer, names), view, move),
  warning: () => undefined, // what could do nothing is not offered, and where a push ends nobody is told before
  event: (language, event, viewer, names, options) => line(reader(language, viewer, names), event, options),
  refusal(language, code) {
    const key = `refusal.${code}`;
    return say(language, isKey(language, key) ? key : 'refusal.other');
  },
  table: (language, view, names) => table(reader(language, view.viewer, names), view),
  reveal: (language, views, names) => reveal(reader(language, 'spectator', names), views),
  reference,
  option,
  optionValue,
};
