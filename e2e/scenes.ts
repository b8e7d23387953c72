// States of a table that a page is shown: games are played on the wire until each has come up.

import type { FastChance } from '@kuluary/kernel/chance';
import type { WholeUpdate } from '@kuluary/protocol/to-browser';
import { readOn } from './answering.ts';
import type { House } from './house.ts';
import { type Show, seeing } from './seeing.ts';
import type { Visitor } from './visitor.ts';
import { type TableWish, WireTable } from './wire.ts';

const MAX_GAMES = 60; // until a state of the table must have come up

/** A state of the table, as one of its seats sees it. */
export interface Scene<Seen> {
  readonly name: string;
  readonly isSo: (seen: Seen) => boolean;
}

/** What can be seen in one kind of game. */
export interface Programme<Seen> extends Omit<TableWish, 'cookie'> {
  readonly scenes: readonly Scene<Seen>[];
}

interface Performance<Seen> {
  readonly seen: (latest: WholeUpdate) => Seen; // what scenes look at
  readonly chance: FastChance;
  readonly show: Show;
  readonly around?: (scene: string) => Promise<void>; // what else can be opened there
}

/** Plays games of one kind until every scene has come up, each before the eyes of the first player. */
export async function perform<Seen>(
  house: House,
  visitor: Visitor,
  programme: Programme<Seen>,
  { seen, chance, show, around }: Performance<Seen>,
): Promise<void> {
  const open = new Set(programme.scenes);
  const see = seeing(visitor.page, show);
  for (let games = 0; open.size > 0; games++) {
    if (games === MAX_GAMES) throw new Error(`never came up: ${[...open].map(({ name }) => name)}`);
    const table = await WireTable.lay(house.address, { ...programme, cookie: await visitor.cookie() });
    await table.start();
    const found = (latest: WholeUpdate) => [...open].find(({ isSo }) => isSo(seen(latest)));
    while (open.size > 0 && (await table.playUntil((latest) => found(latest) !== undefined, chance))) {
      const scene = found(table.host.latest!)!;
      open.delete(scene);
      if (visitor.table !== table.code) await visitor.go(`/t/${table.code}`); // not before: a page that follows costs most
      await visitor.until(({ table: { id }, position }) => id === table.code && position >= table.host.position);
      await readOn(visitor.page);
      await see(scene.name);
      await around?.(scene.name);
    }
    await table.leave();
  }
}
