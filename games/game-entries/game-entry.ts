// How the rest of the product knows a game: its rules, its texts, the ids of its bots, its reading times.

import type { RulesArchive } from '@kuluary/kernel/archived-rules';
import type { AnyGame, Game } from '@kuluary/kernel/game';
import type { AnyGameTexts, GameTexts } from '@kuluary/texts/game-texts';

/** A game with its texts and the ids of its bots, whose code is in game-bots. */
export interface GameEntry {
  readonly game: AnyGame;
  readonly texts: AnyGameTexts;
  readonly botIds: readonly string[]; // those for comparison, then those that people choose (bots/opponents.ts)
  readonly standIn: string; // id of the bot that moves for players who are late or absent: it lies and risks least
  readonly hasCritic: boolean; // finished games can be reviewed
  readonly archivedRules?: RulesArchive; // older versions of its rules
  readonly readingTimeOf?: (event: unknown) => number; // ms that people need to read it before a bot moves
}

export type GameRegistry = Readonly<Record<string, GameEntry>>;

export function makeGameEntry<State, Move, View, Options, Event>(
  game: Game<State, Move, View, Options, Event>,
  texts: GameTexts<View, Move, Options, Event>,
  others: Omit<GameEntry, 'game' | 'texts' | 'readingTimeOf'> & { readonly readingTimeOf?: (event: Event) => number },
): GameEntry {
  const { readingTimeOf, ...rest } = others;
  return {
    game,
    texts,
    ...rest,
    ...(readingTimeOf && { readingTimeOf: (event: unknown) => readingTimeOf(event as Event) }),
  };
}

/** The game with this version of its rules; undefined if it is not archived, or newer than this program. */
export async function entryForVersion(entry: GameEntry, version: number): Promise<GameEntry | undefined> {
  if (version === entry.game.version) return entry;
  const archived = await entry.archivedRules?.[version]?.();
  return archived && { ...entry, game: archived.game, standIn: archived.standIn, hasCritic: archived.critic !== null };
}
