// The one list of games. Everything that must know "every game" reads it here; who thinks for their bots is in minds.ts.

import { OPPONENTS } from '@kuluary/bots/opponents';
import { coup } from '@kuluary/coup/rules/coup';
import { coupTexts } from '@kuluary/coup/texts/coup-texts';
import type { AnyGame, Game } from '@kuluary/kernel/game';
import type { AnyGameTexts, GameTexts } from '@kuluary/texts/game-texts';

export interface Entry {
  readonly game: AnyGame;
  readonly texts: AnyGameTexts;
  readonly bots: readonly string[]; // names: yardsticks, then those whom people choose (bots/opponents.ts)
  readonly standIn: string; // the one of them that answers for people who are late or gone: it lies and risks least
}

/** Game and texts that speak of the same moves and views. */
function entry<State, Move, View, Options, Event>(
  game: Game<State, Move, View, Options, Event>,
  texts: GameTexts<View, Move, Options, Event>,
  bots: readonly string[],
  standIn: string,
): Entry {
  return { game, texts, bots, standIn };
}

export const REGISTRY: Readonly<Record<string, Entry>> = {
  coup: entry(coup, coupTexts, ['random', 'simulator', 'personality', 'counter', 'steward', ...OPPONENTS], 'steward'),
};
