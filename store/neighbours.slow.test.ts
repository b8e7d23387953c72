// Servers on one PostgreSQL: how they hear of each other.

import type { Advert, Ear } from '@kuluary/host/neighbours';
import { DEAD_AFTER } from '@kuluary/host/neighbours';
import type { Head, Store } from '@kuluary/host/store';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startPostgres, type TestPostgres } from './postgres.fixture.ts';
import { openPostgres } from './postgres.ts';

const HEAD: Head = { phase: 'playing', at: 1, deadline: null };

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
  await Promise.all(stores.map(({ neighbours }) => neighbours!.beat()));
});
afterEach(async () => {
  await Promise.all(stores.map((store) => store.close()));
});

/** Everything that a server has heard. */
async function heardBy({ neighbours }: Store): Promise<unknown[]> {
  const heard: unknown[] = [];
  const ear: Ear = {
    moved: (table, position) => heard.push([table, position]),
    noted: (table) => heard.push(`noted ${table}`),
    missed: () => heard.push('missed'),
  };
  neighbours!.listen(ear);
  await vi.waitFor(() => expect(heard).toEqual(['missed'])); // what was before it began
  heard.length = 0;
  return heard;
}

const heard = (list: unknown[], expected: unknown[]) => vi.waitFor(() => expect(list).toEqual(expected), 10_000);

async function run(text: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text, values);
  await client.end();
}

const append = (store: Store, table: string, position: number) =>
  store.append({ table, position, entry: '1', id: null, head: HEAD });

describe('servers on one PostgreSQL', () => {
  test('[S36] whatever one of them appends the others hear of, once it is there, in order; a conflict is no news', async () => {
    const [one, two, three] = stores as [Store, Store, Store];
    const lists = [await heardBy(one), await heardBy(two), await heardBy(three)] as const;
    await one.create('a', '1', HEAD);
    await one.create('Стол "№1"', '1', HEAD);
    await append(one, 'a', 2);
    expect(await append(two, 'a', 2)).toEqual({ type: 'conflict' });
    await append(two, 'a', 3);
    await append(two, 'Стол "№1"', 2);
    await append(one, 'a', 4);
    await heard(lists[2], [
      ['a', 2],
      ['a', 3],
      ['Стол "№1"', 2],
      ['a', 4],
    ]);
    await heard(lists[1], [
      ['a', 2],
      ['a', 4],
    ]);
    await heard(lists[0], [
      ['a', 3],
      ['Стол "№1"', 2],
    ]);
    expect((await three.read('a', 0))?.entries).toHaveLength(4);
  });

  test('[S36] of more tables than a hint can name they hear that there was something', async () => {
    const [one, two] = stores as [Store, Store];
    const list = await heardBy(two);
    const names = Array.from({ length: 100 }, (_, i) => `${'long '.repeat(20)}${i}`);
    await Promise.all(names.map((name) => one.create(name, '1', HEAD)));
    await Promise.all(names.map((name) => append(one, name, 2)));
    await vi.waitFor(() => expect(list).toContain('missed'), 10_000);
    for (const name of names) expect((await two.read(name, 1))?.entries).toHaveLength(1);
  });

  test('[S37] who is connected where: the last word of each', async () => {
    const [one, two, three] = stores as [Store, Store, Store];
    const list = await heardBy(three);
    await one.neighbours!.note('a', ['anna'], null);
    await one.neighbours!.note('a', ['anna', 'zoe'], null);
    await two.neighbours!.note('a', ['boris'], null);
    await two.neighbours!.note('b', ['clara'], null);
    const notes = await three.neighbours!.notesOn(['a', 'c']);
    expect([...notes].sort((a, b) => a.server.localeCompare(b.server))).toEqual([
      { table: 'a', server: 'one', guests: ['anna', 'zoe'], advert: null },
      { table: 'a', server: 'two', guests: ['boris'], advert: null },
    ]);
    expect(await two.neighbours!.notesOn(['a', 'b'])).toMatchObject([{ server: 'one' }]); // not its own
    await heard(list, ['noted a', 'noted a', 'noted a', 'noted b']);
    await one.neighbours!.note('a', [], null);
    expect(await three.neighbours!.notesOn(['a'])).toMatchObject([{ server: 'two' }]);
    await run('UPDATE servers SET at = at - $1 WHERE name = $2', [DEAD_AFTER + 1, 'two']);
    expect(await three.neighbours!.notesOn(['a', 'b'])).toHaveLength(2); // whether it is alive says `beat`
  });

  test('[S37] adverts of the others, the newest first', async () => {
    const [one, two, three] = stores as [Store, Store, Store];
    const advert = (id: string, opened: number) => ({ listing: { id }, opened, from: '' }) as unknown as Advert;
    await one.neighbours!.note('a', ['anna'], advert('a', 1));
    await two.neighbours!.note('b', ['boris'], advert('b', 3));
    await two.neighbours!.note('c', ['clara'], advert('c', 2));
    expect((await three.neighbours!.adverts(2, 3)).map(({ listing }) => listing.id)).toEqual(['b', 'c']);
    expect(await two.neighbours!.adverts(9, 3)).toMatchObject([{ opened: 1 }]);
    expect((await three.neighbours!.adverts(9, 1)).map(({ listing }) => listing.id)).toEqual(['a']); // of one address
    await two.neighbours!.note('b', ['boris'], null);
    expect((await three.neighbours!.adverts(9, 3)).map(({ listing }) => listing.id)).toEqual(['c', 'a']);
    await run('UPDATE servers SET at = at - $1 WHERE name = $2', [DEAD_AFTER + 1, 'two']);
    expect((await three.neighbours!.adverts(9, 3)).map(({ listing }) => listing.id)).toEqual(['a']);
  });

  test('[S37] tables where somebody is connected to another server that is alive', async () => {
    const [one, two, three] = stores as [Store, Store, Store];
    for (const [at, table] of ['c', 'a2', 'a1'].entries()) await one.create(table, '1', { ...HEAD, at });
    for (const table of ['a1', 'a2', 'gone']) await one.neighbours!.note(table, ['Anna'], null);
    await two.neighbours!.note('a2', ['Boris'], null);
    await three.neighbours!.note('c', ['Clara'], null);
    expect(await three.neighbours!.attended('', 9)).toEqual(['a1', 'a2']); // the latest first
    expect(await three.neighbours!.attended('a', 1)).toEqual(['a1']);
    expect(await three.neighbours!.attended('a2', 9)).toEqual(['a2']);
    expect(await three.neighbours!.attended('c', 9)).toEqual([]);
    await run('UPDATE servers SET at = at - $1 WHERE name = $2', [DEAD_AFTER + 1, 'one']);
    expect(await three.neighbours!.attended('', 9)).toEqual(['a2']);
  });

  test('[S38] who is alive, by one clock; whoever is silent for long is forgotten, and told so', async () => {
    const [one, two] = stores as [Store, Store];
    const { others, isForgotten, time } = await one.neighbours!.beat();
    expect([[...others].sort(), isForgotten]).toEqual([['three', 'two'], false]);
    expect(Math.abs(time - Date.now())).toBeLessThan(60_000);
    await run('UPDATE servers SET at = at - $1 WHERE name = $2', [DEAD_AFTER + 1, 'two']);
    expect((await one.neighbours!.beat()).others).toEqual(['three']);
    expect(await two.neighbours!.beat()).toMatchObject({ isForgotten: false });
    await two.neighbours!.note('a', ['anna'], null);
    await run('UPDATE servers SET at = at - $1 WHERE name = $2', [10 * 60_000, 'two']);
    await one.neighbours!.beat();
    expect(await two.neighbours!.beat()).toMatchObject({ isForgotten: true });
    expect(await one.neighbours!.notesOn(['a'])).toEqual([]);
    await two.close();
    expect((await one.neighbours!.beat()).others).toEqual(['three']);
  });

  test('[S39] which of some tables do not stand where one knows them to be', async () => {
    const [one, two] = stores as [Store, Store];
    for (const table of ['a', 'b', 'c', 'd']) await one.create(table, '1', HEAD);
    await append(one, 'b', 2);
    const { at } = HEAD;
    const known = new Map([
      ['a', { position: 1, at }],
      ['b', { position: 1, at }],
      ['c', { position: 2, at }],
      ['d', { position: 1, at: at + 1 }], // another entry than there is
      ['gone', { position: 1, at }],
    ]);
    expect([...(await two.neighbours!.movedOn(known))].sort()).toEqual(['b', 'c', 'd', 'gone']);
  });

  test('[S40] a connection for hints that breaks is made again, and whoever listens knows of the gap', async () => {
    const [one, two] = stores as [Store, Store];
    await one.create('a', '1', HEAD);
    const list = await heardBy(two);
    await run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'kuluary hints'");
    await append(one, 'a', 2);
    await vi.waitFor(() => expect(list.at(-1)).toBe('missed'), 10_000);
    await append(one, 'a', 3);
    await vi.waitFor(() => expect(list.at(-1)).toEqual(['a', 3]), 10_000);
  });

  test('[S40] what nobody of ours has said is taken for a gap', async () => {
    const list = await heardBy(stores[1]!);
    for (const payload of ['no JSON', '7', '["moved", "one"]', '["moved", "one", 7]', '["something", "newer", []]']) {
      await run("SELECT pg_notify('kuluary', $1)", [payload]);
    }
    await heard(list, Array(5).fill('missed'));
  });
});
