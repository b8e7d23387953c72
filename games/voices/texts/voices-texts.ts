// Implements the GameTexts contract for Voices in My Head.

import type { Viewer } from '@kuluary/kernel/game';
import type { GameTexts } from '@kuluary/texts/game-texts';
import type { Language } from '@kuluary/texts/languages';
import type { Reader } from '@kuluary/texts/reader';
import { HAND_LIMIT, MARKET_SIZE, ROUNDS } from '../rules/card-box.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { Options } from '../rules/options.ts';
import type { View } from '../rules/view.ts';
import { EMOTIONS } from '../rules/vocabulary.ts';
import { goalText, markerText } from './card-text.ts';
import { languagePackOf } from './catalogues.ts';
import { eventSentence } from './event-sentences.ts';
import { formatSentence, isKey } from './format-sentence.ts';
import { REFERENCE_KEYS } from './message-keys.ts';
import { moveText } from './move-text.ts';
import { optionText, optionValueText } from './option-text.ts';
import { revealLines } from './outcome-text.ts';
import { promptText } from './prompt.ts';
import { tableDescription } from './table-description.ts';

function makeReader(language: Language, viewer: Viewer, names: readonly string[]): Reader {
  return { language, viewer, names };
}

/** The quick reference, with the prosecutor's goal and marker abilities by the options. */
function referenceLines(language: Language, { abilities, majority }: Options): readonly string[] {
  const values = {
    rounds: ROUNDS,
    market: MARKET_SIZE,
    hand: HAND_LIMIT,
    goal: uncapitalized(language, goalText(language, 'prosecutor', majority).join(' ')),
  };
  const { names } = languagePackOf(language);
  const emotions = EMOTIONS.flatMap((emotion) => {
    const text = abilities ? markerText(language, emotion) : undefined;
    return text === undefined ? [] : [`${names.emotions[emotion]}. ${text}`];
  });
  return [...REFERENCE_KEYS.map((key) => formatSentence(language, key, values)), ...emotions];
}

/** For use after a colon. */
function uncapitalized(language: Language, text: string): string {
  const [first = ''] = text;
  return first.toLocaleLowerCase(language) + text.slice(first.length);
}

export const voicesTexts: GameTexts<View, Move, Options, Event> = {
  title: (language) => formatSentence(language, 'title'),
  prompt: (language, view, names) => promptText(makeReader(language, view.viewer, names), view),
  moveText: (language, view, move, names) => moveText(makeReader(language, view.viewer, names), view, move),
  moveWarning: () => undefined, // useless moves are not offered, and the result of a push is never predicted
  eventText: (language, event, viewer, names, options) =>
    eventSentence(makeReader(language, viewer, names), event, options),
  refusalText(language, code) {
    const key = `refusal.${code}`;
    return formatSentence(language, isKey(language, key) ? key : 'refusal.other');
  },
  tableLines: (language, view, names) => tableDescription(makeReader(language, view.viewer, names), view),
  finalRevealLines: (language, views, names) => revealLines(makeReader(language, 'spectator', names), views),
  quickReference: referenceLines,
  optionText,
  optionValueText,
};
