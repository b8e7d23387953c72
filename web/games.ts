// The games of this house. Each is fetched when somebody goes to it: the home screen carries no game.

import type { Entry } from '@kuluary/games/registry';
import type { AnyGameTable } from '@kuluary/stage/game-table';
import { use } from 'react';
import { once } from './app/once.ts';

export interface LoadedGame extends Entry {
  readonly id: string;
  readonly table: AnyGameTable; // how it looks
}

interface Listed {
  /** Fetches it once; later calls get the same promise. */
  load(): Promise<LoadedGame>;
}

export const GAMES: Readonly<Record<string, Listed>> = {
  coup: listed('coup', async () => {
    const { coupTable } = await import('@kuluary/coup/table/coup-table');
    return coupTable as AnyGameTable;
  }),
};

/** A game with everything that belongs to it; waits (by Suspense) until it is there. */
export function useGame(id: string): LoadedGame {
  const game = GAMES[id];
  if (!game) throw new Error(`there is no game "${id}"`);
  return use(game.load());
}

export function isGame(id: string): boolean {
  return Object.hasOwn(GAMES, id);
}

function listed(id: string, loadTable: () => Promise<AnyGameTable>): Listed {
  const load = once(async () => {
    const [{ REGISTRY }, table] = await Promise.all([import('@kuluary/games/registry'), loadTable()]);
    return { id, table, ...REGISTRY[id]! };
  });
  return { load };
}
