// The one list of games. Everything that must know "every game" reads it here.

import { random } from '@kuluary/bots/random';
import { coup } from '@kuluary/coup/rules/coup';
import type { AnyGame, Bot } from '@kuluary/kernel/game';

export interface Entry {
  readonly game: AnyGame;
  readonly bots: Readonly<Record<string, Bot<unknown, unknown>>>; // by name, weakest first
}

export const REGISTRY: Readonly<Record<string, Entry>> = {
  coup: { game: coup, bots: { random } },
};
