// Which options have no effect at this table, given the number of players and the other options; the lobby says why.

import type { Language } from '@kuluary/texts/languages';
import type { LobbyKey } from '../words/lobby.ts';
import type { Say } from '../words/word-area.ts';
import { allOptionsOf } from './editions.ts';
import { type LobbySession, playerCount } from './lobby-session.ts';

type ChosenOptions = Readonly<Record<string, unknown>>;
type IrrelevanceRule = (options: ChosenOptions, seats: number) => LobbyKey | undefined;

const IRRELEVANCE_RULES: Readonly<Record<string, Readonly<Record<string, IrrelevanceRule>>>> = {
  coup: {
    draft: (_, seats) => (seats === 2 ? undefined : 'sense.two-only'),
    examinerDecides: ({ inquisitor }) => (inquisitor ? undefined : 'sense.needs-inquisitor'),
  },
};

/** Options that are always in sight; the others are folded away. */
const PROMINENT_OPTIONS: Readonly<Record<string, readonly string[]>> = {
  coup: ['inquisitor'],
  rickshank: ['livePoints'],
  voices: ['prosecutor', 'abilities'],
};

export function prominentOptions(game: string): readonly string[] {
  return PROMINENT_OPTIONS[game] ?? [];
}

/** Why this option has no effect now; undefined when it has. */
export function irrelevanceReason(
  session: LobbySession,
  id: string,
  say: Say<LobbyKey>,
  language: Language,
): string | undefined {
  const key = IRRELEVANCE_RULES[session.table.game]?.[id]?.(allOptionsOf(session), playerCount(session));
  if (key === undefined) return undefined;
  return say(key, {
    character: key === 'sense.needs-inquisitor' ? session.game.texts.optionText(language, 'inquisitor').name : '',
  });
}
