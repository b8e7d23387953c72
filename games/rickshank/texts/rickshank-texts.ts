// The Rickshank Rickdemption, as the screen, the terminal and the screen reader speak it.

import type { Viewer } from '@kuluary/kernel/game';
import type { GameTexts } from '@kuluary/texts/game-texts';
import type { Language } from '@kuluary/texts/languages';
import type { Reader } from '@kuluary/texts/reader';
import { HAND, LINE_UP, LOCATION_COST, TOKEN_COST, TOKENS } from '../rules/box.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { Options } from '../rules/options.ts';
import type { View } from '../rules/view.ts';
import { answer, warning } from './answer.ts';
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

/** The numbers of the rules, for the lines that name them. */
const NUMBERS = { hand: HAND, lineUp: LINE_UP, tokens: TOKENS, token: TOKEN_COST, location: LOCATION_COST };

export const rickshankTexts: GameTexts<View, Move, Options, Event> = {
  title: (language) => say(language, 'title'),
  question: (language, view, names) => question(reader(language, view.viewer, names), view),
  answer: (language, view, move, names) => answer(reader(language, view.viewer, names), view, move),
  warning: (language, view, move, names) => warning(reader(language, view.viewer, names), view, move),
  event: (language, event, viewer, names) => line(reader(language, viewer, names), event),
  refusal(language, code) {
    const key = `refusal.${code}`;
    return say(language, isKey(language, key) ? key : 'refusal.other');
  },
  table: (language, view, names) => table(reader(language, view.viewer, names), view),
  reveal: (language, views, names) => reveal(reader(language, 'spectator', names), views),
  reference: (language) => REFERENCE_KEYS.map((key) => say(language, key, NUMBERS)),
  option,
  optionValue,
};
