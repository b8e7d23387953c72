// Shows a page given states of a table, by playing matches on the wire until each has come up.

import type { FastChance } from '@kuluary/kernel/chance';
import type { CompleteUpdate } from '@kuluary/protocol/to-browser';
import { dismissMessages } from './screen-player.ts';
import type { TestServer } from './test-server.ts';
import { makeShowScreen, type ShowStop } from './tour-stop.ts';
import type { Visitor } from './visitor.ts';
import { WireTable, type WireTableConfig } from './wire-player.ts';

const MAX_GAMES = 60; // until all states must have come up

/** A state of the table, as one of its seats sees it. */
export interface ScreenState<Seen> {
  readonly name: string;
  readonly isSo: (seen: Seen) => boolean;
}

/** The states to find in matches of one setup. */
export interface StateSearch<Seen> extends Omit<WireTableConfig, 'cookie'> {
  readonly states: readonly ScreenState<Seen>[];
}

interface StateSearchConfig<Seen> {
  readonly summarize: (latest: CompleteUpdate) => Seen; // what states are recognized by
  readonly chance: FastChance;
  readonly show: ShowStop;
  readonly onState?: (state: string) => Promise<void>; // to show more there
}

/** Plays matches until every state has come up at the first player's seat, and shows it in the visitor's page. */
export async function showStates<Seen>(
  server: TestServer,
  visitor: Visitor,
  search: StateSearch<Seen>,
  { summarize, chance, show: showStop, onState }: StateSearchConfig<Seen>,
): Promise<void> {
  const missing = new Set(search.states);
  const showScreen = makeShowScreen(visitor.page, showStop);
  for (let games = 0; missing.size > 0; games++) {
    if (games === MAX_GAMES) throw new Error(`never came up: ${[...missing].map(({ name }) => name)}`);
    const table = await WireTable.open(server.address, { ...search, cookie: await visitor.readGuestCookie() });
    await table.start();
    const found = (latest: CompleteUpdate) => [...missing].find(({ isSo }) => isSo(summarize(latest)));
    while (missing.size > 0 && (await table.playUntil((latest) => found(latest) !== undefined, chance))) {
      const state = found(table.host.latest!)!;
      missing.delete(state);
      if (visitor.table !== table.id) await visitor.goTo(`/t/${table.id}`); // not earlier, as a page that follows a match is slow
      await visitor.waitUntil(({ table: { id }, position }) => id === table.id && position >= table.host.position);
      await dismissMessages(visitor.page);
      await showScreen(state.name);
      await onState?.(state.name);
    }
    await table.leave();
  }
}
