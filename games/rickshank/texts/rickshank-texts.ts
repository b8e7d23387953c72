// The texts of the game, for the screen, the terminal and the screen reader.

import type { Viewer } from '@kuluary/kernel/game';
import type { GameTexts } from '@kuluary/texts/game-texts';
import type { Language } from '@kuluary/texts/languages';
import type { Reader } from '@kuluary/texts/reader';
import { HAND_SIZE, LINE_UP_SIZE, LOCATION_COST, TOKEN_COST, TOKEN_COUNT } from '../rules/card-box.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { Options } from '../rules/options.ts';
import type { View } from '../rules/view.ts';
import { eventSentence } from './event-sentences.ts';
import { formatSentence, isKey } from './format-sentence.ts';
import { REFERENCE_KEYS } from './message-keys.ts';
import { moveText, moveWarning } from './move-text.ts';
import { optionText, optionValueText } from './option-text.ts';
import { revealLines } from './outcome-text.ts';
import { promptText } from './prompt.ts';
import { tableDescription } from './table-description.ts';

function makeReader(language: Language, viewer: Viewer, names: readonly string[]): Reader {
  return { language, viewer, names };
}

const REFERENCE_NUMBERS = {
  hand: HAND_SIZE,
  lineUp: LINE_UP_SIZE,
  tokens: TOKEN_COUNT,
  token: TOKEN_COST,
  location: LOCATION_COST,
};

export const rickshankTexts: GameTexts<View, Move, Options, Event> = {
  title: (language) => formatSentence(language, 'title'),
  prompt: (language, view, names) => promptText(makeReader(language, view.viewer, names), view),
  moveText: (language, view, move, names) => moveText(makeReader(language, view.viewer, names), view, move),
  moveWarning: (language, view, move, names) => moveWarning(makeReader(language, view.viewer, names), view, move),
  eventText: (language, event, viewer, names) => eventSentence(makeReader(language, viewer, names), event),
  refusalText(language, code) {
    const key = `refusal.${code}`;
    return formatSentence(language, isKey(language, key) ? key : 'refusal.other');
  },
  tableLines: (language, view, names) => tableDescription(makeReader(language, view.viewer, names), view),
  finalRevealLines: (language, views, names) => revealLines(makeReader(language, 'spectator', names), views),
  quickReference: (language) => REFERENCE_KEYS.map((key) => formatSentence(language, key, REFERENCE_NUMBERS)),
  optionText,
  optionValueText,
};
