// Servers on one PostgreSQL: hints, presence notes and heartbeats.

import type { PeerHintHandler, PublishedListing } from '@kuluary/host/peers';
import { DEAD_AFTER } from '@kuluary/host/peers';
import type { Store, TableHead } from '@kuluary/host/store';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startPostgres, type TestPostgres } from './postgres.fixture.ts';
import { openPostgres } from './postgres.ts';

const HEAD: TableHead = { phase: 'playing', at: 1, deadline: null };

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

let url: string;
let stores: Store[];
beforeEach(async () => {
  url = await postgres.newDatabase();
  stores = await Promise.all(['one', 'two', 'three'].map((name) => openPostgres(url, name)));
  await Promise.all(stores.map(({ peers }) => peers!.beat()));
});
afterEach(async () => {
  await Promise.all(stores.map((store) => store.close()));
});

/** All hints that a server gets from now on. */
async function collectHints({ peers }: Store): Promise<unknown[]> {
  const hints: unknown[] = [];
  const handler: PeerHintHandler = {
    entryAppended: (table, position) => hints.push([table, position]),
    presenceChanged: (table) => hints.push(`noted ${table}`),
    hintsLost: () => hints.push('missed'),
  };
  peers!.listen(handler);
  await vi.waitFor(() => expect(hints).toEqual(['missed'])); // those from before
  hints.length = 0;
  return hints;
}

const expectHints = (list: unknown[], expected: unknown[]) => vi.waitFor(() => expect(list).toEqual(expected), 10_000);

async function executeSql(text: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text, values);
  await client.end();
}

const append = (store: Store, table: string, position: number) =>
  store.append({ table, position, entry: '1', id: null, head: HEAD });

describe('servers on one PostgreSQL', () => {
  test('[S36] every append is hinted to the others after its commit, in order; a conflict is not', async () => {
    const [one, two, three] = stores as [Store, Store, Store];
    const lists = [await collectHints(one), await collectHints(two), await collectHints(three)] as const;
    await one.create('a', '1', HEAD);
    await one.create('Стол "№1"', '1', HEAD);
    await append(one, 'a', 2);
    expect(await append(two, 'a', 2)).toEqual({ type: 'conflict' });
    await append(two, 'a', 3);
    await append(two, 'Стол "№1"', 2);
    await append(one, 'a', 4);
    await expectHints(lists[2], [
      ['a', 2],
      ['a', 3],
      ['Стол "№1"', 2],
      ['a', 4],
    ]);
    await expectHints(lists[1], [
      ['a', 2],
      ['a', 4],
    ]);
    await expectHints(lists[0], [
      ['a', 3],
      ['Стол "№1"', 2],
    ]);
    expect((await three.read('a', 0))?.entries).toHaveLength(4);
  });

  test('[S36] peers learn that hints were lost if more tables have appends than fit in a hint', async () => {
    const [one, two] = stores as [Store, Store];
    const list = await collectHints(two);
    const names = Array.from({ length: 100 }, (_, i) => `${'long '.repeat(20)}${i}`);
    await Promise.all(names.map((name) => one.create(name, '1', HEAD)));
    await Promise.all(names.map((name) => append(one, name, 2)));
    await vi.waitFor(() => expect(list).toContain('missed'), 10_000);
    for (const name of names) expect((await two.read(name, 1))?.entries).toHaveLength(1);
  });

  test('[S37] presence notes: the last one of each server', async () => {
    const [one, two, three] = stores as [Store, Store, Store];
    const list = await collectHints(three);
    await one.peers!.notePresence('a', ['anna'], null);
    await one.peers!.notePresence('a', ['anna', 'zoe'], null);
    await two.peers!.notePresence('a', ['boris'], null);
    await two.peers!.notePresence('b', ['clara'], null);
    const notes = await three.peers!.presenceNotes(['a', 'c']);
    expect([...notes].sort((a, b) => a.server.localeCompare(b.server))).toEqual([
      { table: 'a', server: 'one', guests: ['anna', 'zoe'], advert: null },
      { table: 'a', server: 'two', guests: ['boris'], advert: null },
    ]);
    expect(await two.peers!.presenceNotes(['a', 'b'])).toMatchObject([{ server: 'one' }]); // not its own
    await expectHints(list, ['noted a', 'noted a', 'noted a', 'noted b']);
    await one.peers!.notePresence('a', [], null);
    expect(await three.peers!.presenceNotes(['a'])).toMatchObject([{ server: 'two' }]);
    await executeSql('UPDATE servers SET at = at - $1 WHERE name = $2', [DEAD_AFTER + 1, 'two']);
    expect(await three.peers!.presenceNotes(['a', 'b'])).toHaveLength(2); // `beat` says whether it is alive
  });

  test('[S37] adverts of the peers, the newest first', async () => {
    const [one, two, three] = stores as [Store, Store, Store];
    const advert = (id: string, opened: number) =>
      ({ listing: { id }, opened, from: '' }) as unknown as PublishedListing;
    await one.peers!.notePresence('a', ['anna'], advert('a', 1));
    await two.peers!.notePresence('b', ['boris'], advert('b', 3));
    await two.peers!.notePresence('c', ['clara'], advert('c', 2));
    expect((await three.peers!.adverts(2, 3)).map(({ listing }) => listing.id)).toEqual(['b', 'c']);
    expect(await two.peers!.adverts(9, 3)).toMatchObject([{ opened: 1 }]);
    expect((await three.peers!.adverts(9, 1)).map(({ listing }) => listing.id)).toEqual(['a']); // of one address
    await two.peers!.notePresence('b', ['boris'], null);
    expect((await three.peers!.adverts(9, 3)).map(({ listing }) => listing.id)).toEqual(['c', 'a']);
    await executeSql('UPDATE servers SET at = at - $1 WHERE name = $2', [DEAD_AFTER + 1, 'two']);
    expect((await three.peers!.adverts(9, 3)).map(({ listing }) => listing.id)).toEqual(['a']);
  });

  test('[S37] tables where a guest is connected to a live peer', async () => {
    const [one, two, three] = stores as [Store, Store, Store];
    for (const [at, table] of ['c', 'a2', 'a1'].entries()) await one.create(table, '1', { ...HEAD, at });
    for (const table of ['a1', 'a2', 'gone']) await one.peers!.notePresence(table, ['Anna'], null);
    await two.peers!.notePresence('a2', ['Boris'], null);
    await three.peers!.notePresence('c', ['Clara'], null);
    expect(await three.peers!.attendedTables('', 9)).toEqual(['a1', 'a2']); // the latest first
    expect(await three.peers!.attendedTables('a', 1)).toEqual(['a1']);
    expect(await three.peers!.attendedTables('a2', 9)).toEqual(['a2']);
    expect(await three.peers!.attendedTables('c', 9)).toEqual([]);
    await executeSql('UPDATE servers SET at = at - $1 WHERE name = $2', [DEAD_AFTER + 1, 'one']);
    expect(await three.peers!.attendedTables('', 9)).toEqual(['a2']);
  });

  test('[S38] which servers are alive, by one clock; one without heartbeats for long is forgotten, and told so', async () => {
    const [one, two] = stores as [Store, Store];
    const { others, isForgotten, storeTime } = await one.peers!.beat();
    expect([[...others].sort(), isForgotten]).toEqual([['three', 'two'], false]);
    expect(Math.abs(storeTime - Date.now())).toBeLessThan(60_000);
    await executeSql('UPDATE servers SET at = at - $1 WHERE name = $2', [DEAD_AFTER + 1, 'two']);
    expect((await one.peers!.beat()).others).toEqual(['three']);
    expect(await two.peers!.beat()).toMatchObject({ isForgotten: false });
    await two.peers!.notePresence('a', ['anna'], null);
    await executeSql('UPDATE servers SET at = at - $1 WHERE name = $2', [10 * 60_000, 'two']);
    await one.peers!.beat();
    expect(await two.peers!.beat()).toMatchObject({ isForgotten: true });
    expect(await one.peers!.presenceNotes(['a'])).toEqual([]);
    await two.close();
    expect((await one.peers!.beat()).others).toEqual(['three']);
  });

  test('[S39] which of some tables have another last entry than the known one', async () => {
    const [one, two] = stores as [Store, Store];
    for (const table of ['a', 'b', 'c', 'd']) await one.create(table, '1', HEAD);
    await append(one, 'b', 2);
    const lastEntryAt = HEAD.at;
    const known = new Map([
      ['a', { position: 1, lastEntryAt }],
      ['b', { position: 1, lastEntryAt }],
      ['c', { position: 2, lastEntryAt }],
      ['d', { position: 1, lastEntryAt: lastEntryAt + 1 }], // another entry than there is
      ['gone', { position: 1, lastEntryAt }],
    ]);
    expect([...(await two.peers!.outdatedTables(known))].sort()).toEqual(['b', 'c', 'd', 'gone']);
  });

  test('[S40] a connection for hints that breaks is opened again, and the handler learns that hints were lost', async () => {
    const [one, two] = stores as [Store, Store];
    await one.create('a', '1', HEAD);
    const list = await collectHints(two);
    await executeSql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'kuluary hints'");
    await append(one, 'a', 2);
    await vi.waitFor(() => expect(list.at(-1)).toBe('missed'), 10_000);
    await append(one, 'a', 3);
    await vi.waitFor(() => expect(list.at(-1)).toEqual(['a', 3]), 10_000);
  });

  test('[S40] an unknown notification counts as lost hints', async () => {
    const list = await collectHints(stores[1]!);
    for (const payload of ['no JSON', '7', '["moved", "one"]', '["moved", "one", 7]', '["something", "newer", []]']) {
      await executeSql("SELECT pg_notify('kuluary', $1)", [payload]);
    }
    await expectHints(list, Array(5).fill('missed'));
  });
});
