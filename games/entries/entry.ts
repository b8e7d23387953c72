import type { Earlier } from '@kuluary/kernel/earlier';
import type { AnyGame, Game } from '@kuluary/kernel/game';
import type { AnyGameTexts, GameTexts } from '@kuluary/texts/game-texts';

/** A game as the house knows it; who thinks for its bots is known to games/minds. */
export interface Entry {
  readonly game: AnyGame;
  readonly texts: AnyGameTexts;
  readonly bots: readonly string[]; // names: yardsticks, then those whom people choose (bots/opponents.ts)
  readonly standIn: string; // the one of them that answers for people who are late or gone: it lies and risks least
  readonly isReviewed: boolean; // somebody can say what each answer of a finished game was worth
  readonly earlier?: Earlier; // versions of its rules that were changed since; none if nobody says
  readonly dwell?: (event: unknown) => number; // ms that people need to take it in, before a bot goes on; none if nobody says
}

export type Games = Readonly<Record<string, Entry>>;

/** Game and texts that speak of the same moves and views. */
export function entry<State, Move, View, Options, Event>(
  game: Game<State, Move, View, Options, Event>,
  texts: GameTexts<View, Move, Options, Event>,
  others: Omit<Entry, 'game' | 'texts' | 'dwell'> & { readonly dwell?: (event: Event) => number },
): Entry {
  const { dwell, ...rest } = others;
  return { game, texts, ...rest, ...(dwell && { dwell: (event: unknown) => dwell(event as Event) }) };
}

/** The game by the rules of this version; undefined: they are not kept, or they have yet to come to this program. */
export async function entryAt(entry: Entry, version: number): Promise<Entry | undefined> {
  if (version === entry.game.version) return entry;
  const kept = await entry.earlier?.[version]?.();
  return kept && { ...entry, game: kept.game, standIn: kept.standIn, isReviewed: kept.critic !== null };
}
