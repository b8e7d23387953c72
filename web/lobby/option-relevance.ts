// Which options have no effect at this table, given the number of players and the other options; the lobby says why.

import type { Language } from '@kuluary/texts/languages';
import type { LobbyKey } from '../words/lobby.ts';
import type { Say } from '../words/word-area.ts';
import { allOptionsOf } from './editions.ts';
import type { ChosenOptions, MatchOptions } from './options-form.ts';

type IrrelevanceRule = (options: ChosenOptions, seats: number) => LobbyKey | undefined;

const IRRELEVANCE_RULES: Readonly<Record<string, Readonly<Record<string, IrrelevanceRule>>>> = {
  coup: {
    draft: (_, seats) => (seats === 2 ? undefined : 'sense.two-only'),
    examinerDecides: ({ inquisitor }) => (inquisitor ? undefined : 'sense.needs-inquisitor'),
  },
};

/** Why this option has no effect now; undefined when it has. */
export function irrelevanceReason(
  options: MatchOptions,
  id: string,
  say: Say<LobbyKey>,
  language: Language,
): string | undefined {
  const key = IRRELEVANCE_RULES[options.game.id]?.[id]?.(allOptionsOf(options), options.seats);
  if (key === undefined) return undefined;
  return say(key, {
    character:
      key === 'sense.needs-inquisitor'
        ? options.game.texts.optionText(language, 'inquisitor', allOptionsOf(options)).name
        : '',
  });
}
