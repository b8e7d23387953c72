// The one list of games. Everything that must know "every game" reads it here.

import { random } from '@kuluary/bots/random';
import { counter } from '@kuluary/coup/bot/counter';
import { coup } from '@kuluary/coup/rules/coup';
import { coupTexts } from '@kuluary/coup/texts/coup-texts';
import type { AnyBot, AnyGame } from '@kuluary/kernel/game';
import type { AnyGameTexts } from '@kuluary/texts/game-texts';

export interface Entry {
  readonly game: AnyGame;
  readonly texts: AnyGameTexts;
  readonly bots: Readonly<Record<string, AnyBot>>; // by name, weakest first
}

export const REGISTRY: Readonly<Record<string, Entry>> = {
  coup: { game: coup, texts: coupTexts, bots: { random, counter } },
};
