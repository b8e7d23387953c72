// The one list of games. Everything that must know "every game" reads it here.

import { random } from '@kuluary/bots/random';
import { counter } from '@kuluary/coup/bot/counter';
import { courtier } from '@kuluary/coup/bot/courtier';
import { expert } from '@kuluary/coup/bot/expert/expert';
import { personality } from '@kuluary/coup/bot/personality';
import { simulator } from '@kuluary/coup/bot/simulator';
import { coup } from '@kuluary/coup/rules/coup';
import { coupTexts } from '@kuluary/coup/texts/coup-texts';
import type { AnyBot, AnyGame, Bot, Game } from '@kuluary/kernel/game';
import type { AnyGameTexts, GameTexts } from '@kuluary/texts/game-texts';

export interface Entry {
  readonly game: AnyGame;
  readonly texts: AnyGameTexts;
  readonly bots: Readonly<Record<string, AnyBot>>; // by name, the plainest first, the one to play with last
}

/** Game, texts and bots that speak of the same moves and views. */
function entry<State, Move, View, Options, Event>(
  game: Game<State, Move, View, Options, Event>,
  texts: GameTexts<View, Move, Options, Event>,
  bots: Readonly<Record<string, Bot<View, Move>>>,
): Entry {
  return { game, texts, bots };
}

export const REGISTRY: Readonly<Record<string, Entry>> = {
  coup: entry(coup, coupTexts, { random, simulator, personality, counter, expert, courtier }),
};
