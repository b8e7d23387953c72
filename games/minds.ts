// Who thinks, in every game. Minds are large, and a table needs only their names (registry.ts): they are fetched by
// whoever lets them think.

import { random } from '@kuluary/bots/random';
import { counter } from '@kuluary/coup/bot/counter';
import { critic } from '@kuluary/coup/bot/expert/critic';
import { opponents } from '@kuluary/coup/bot/opponents';
import { personality } from '@kuluary/coup/bot/personality';
import { simulator } from '@kuluary/coup/bot/simulator';
import { steward } from '@kuluary/coup/bot/steward';
import { coup } from '@kuluary/coup/rules/coup';
import type { AnyBot, AnyCritic, AnyGame, Bot, Critic, Game } from '@kuluary/kernel/game';

export interface Minds {
  readonly game: AnyGame; // that they play
  readonly bots: Readonly<Record<string, AnyBot>>; // all whom the registry names
  readonly critic: AnyCritic; // who reviews finished games
}

/** Those who speak of the same moves and views as the game. */
function minds<State, Move, View, Options, Event>(
  game: Game<State, Move, View, Options, Event>,
  bots: Readonly<Record<string, Bot<View, Move>>>,
  critic: Critic<State, View, Move>,
): Minds {
  return { game, bots, critic };
}

export const MINDS: Readonly<Record<string, Minds>> = {
  coup: minds(coup, { random, simulator, personality, counter, steward, ...opponents }, critic),
};
