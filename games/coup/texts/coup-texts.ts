// The texts of Coup as GameTexts: all sentences of the game for screen, terminal and screen reader.

import type { Viewer } from '@kuluary/kernel/game';
import type { GameTexts } from '@kuluary/texts/game-texts';
import type { Language } from '@kuluary/texts/languages';
import type { Options } from '../rules/editions.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { eventSentence } from './event-sentences.ts';
import { formatSentence, isKey } from './format-sentence.ts';
import type { CoupReader } from './message-values.ts';
import { moveText, moveWarning, plainMoveText } from './move-text.ts';
import { optionText, optionValueText } from './option-text.ts';
import { revealLines } from './outcome-text.ts';
import { promptText } from './prompt.ts';
import { referenceCard } from './reference-card.ts';
import { tableDescription } from './table-description.ts';

type PlayerNames = readonly string[];

function makeReader(language: Language, viewer: Viewer, playerNames: PlayerNames, options: Options): CoupReader {
  return { language, options, viewer, names: playerNames };
}

function readerOfView(language: Language, view: View, playerNames: PlayerNames): CoupReader {
  return makeReader(language, view.viewer, playerNames, view.options);
}

export const coupTexts: GameTexts<View, Move, Options, Event> = {
  title: (language) => formatSentence(language, 'title'),
  prompt: (language, view, names) => promptText(readerOfView(language, view, names), view),
  moveText: (language, view, move, names) => moveText(readerOfView(language, view, names), view, move),
  quotedMoveText: (language, view, move, names) => plainMoveText(readerOfView(language, view, names), view, move),
  moveWarning: (language, view, move, names) => moveWarning(readerOfView(language, view, names), view, move),
  eventText: (language, event, viewer, names, options) =>
    eventSentence(makeReader(language, viewer, names, options), event),
  refusalText(language, code) {
    const key = `refusal.${code}`;
    return formatSentence(language, isKey(language, key) ? key : 'refusal.other');
  },
  tableLines: (language, view, names) => tableDescription(readerOfView(language, view, names), view),
  finalRevealLines(language, views, names) {
    const [first] = views;
    return first ? revealLines(makeReader(language, 'spectator', names, first.options), views) : [];
  },
  quickReference: (language, options) => referenceCard(makeReader(language, 'spectator', [], options)),
  optionText,
  optionValueText,
};
