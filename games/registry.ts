// The one list of games. Everything that must know "every game" reads it here.

import { random } from '@kuluary/bots/random';
import { counter } from '@kuluary/coup/bot/counter';
import { critic } from '@kuluary/coup/bot/expert/critic';
import { opponents } from '@kuluary/coup/bot/opponents';
import { personality } from '@kuluary/coup/bot/personality';
import { simulator } from '@kuluary/coup/bot/simulator';
import { steward } from '@kuluary/coup/bot/steward';
import { coup } from '@kuluary/coup/rules/coup';
import { coupTexts } from '@kuluary/coup/texts/coup-texts';
import type { AnyBot, AnyCritic, AnyGame, Bot, Critic, Game } from '@kuluary/kernel/game';
import type { AnyGameTexts, GameTexts } from '@kuluary/texts/game-texts';

export interface Entry {
  readonly game: AnyGame;
  readonly texts: AnyGameTexts;
  readonly bots: Readonly<Record<string, AnyBot>>; // by name: yardsticks, then those whom people choose (bots/opponents.ts)
  readonly standIn: string; // the one of them that answers for people who are late or gone: it lies and risks least
  readonly critic: AnyCritic; // who reviews finished games
}

/** Game, texts and bots that speak of the same moves and views. */
function entry<State, Move, View, Options, Event>(
  game: Game<State, Move, View, Options, Event>,
  texts: GameTexts<View, Move, Options, Event>,
  bots: Readonly<Record<string, Bot<View, Move>>>,
  standIn: string,
  critic: Critic<State, View, Move>,
): Entry {
  return { game, texts, bots, standIn, critic };
}

export const REGISTRY: Readonly<Record<string, Entry>> = {
  coup: entry(coup, coupTexts, { random, simulator, personality, counter, steward, ...opponents }, 'steward', critic),
};
