import type { Earlier } from '@kuluary/kernel/earlier';
import type { AnyBot, AnyCritic, AnyGame, Bot, Critic, Game } from '@kuluary/kernel/game';

/** Who thinks in a game. Minds are large, and a table needs only their names (games/entries): they are fetched by
 * whoever lets them think. */
export interface Minds {
  readonly game: AnyGame; // that they play
  readonly bots: Readonly<Record<string, AnyBot>>; // all whom the game's entry names
  readonly critic: AnyCritic | null; // who reviews finished games
  readonly earlier?: Earlier; // those who play by rules that were changed since
}

/** Those who speak of the same moves and views as the game. */
export function minds<State, Move, View, Options, Event>(
  game: Game<State, Move, View, Options, Event>,
  bots: Readonly<Record<string, Bot<View, Move>>>,
  critic: Critic<State, View, Move> | null,
  earlier: Earlier = {},
): Minds {
  return { game, bots, critic, earlier };
}

/** Those who play by the rules of this version; undefined: nobody here knows them. */
export async function mindsAt(minds: Minds, version: number): Promise<Minds | undefined> {
  return version === minds.game.version ? minds : minds.earlier?.[version]?.();
}
