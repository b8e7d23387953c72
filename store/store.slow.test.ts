import { randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryStore } from '@kuluary/host/memory-store';
import type { AppendRequest, AppendResult, Store, TableHead } from '@kuluary/host/store';
import fc from 'fast-check';
import Database from 'libsql';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testAmount } from '../checks/test-amount.fixture.ts';
import { writeBackup } from './backup.ts';
import { CONTRACT_TESTS } from './contract-tests.ts';
import { AppenderProcess, findDamage, STORE_OPENERS } from './crash.fixture.ts';
import { startPostgres, type TestPostgres } from './postgres.fixture.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { ENTRY_LIMIT, NAME_LIMIT, POSITION_LIMIT } from './store-limits.ts';
import { StoreOpenError, type StoreOpenFailure } from './store-open-error.ts';

const KILLS = testAmount({ slice: { sqlite: 5, postgres: 2 }, full: { sqlite: 20, postgres: 6 } });
const ACKNOWLEDGED_LIMIT = 400; // a process is killed after at most so many
const HOOK_TIMEOUT_MS = 300_000; // the runner's own 10 s are too few for PostgreSQL on a busy machine
const MODEL_RUNS = { sqlite: 40, postgres: 15 };

const HEAD: TableHead = { phase: 'playing', at: 1, deadline: null };

const temporary: string[] = [];
let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
}, HOOK_TIMEOUT_MS);

afterAll(async () => {
  for (const folder of temporary) rmSync(folder, { recursive: true, force: true });
  await postgres?.stop();
}, HOOK_TIMEOUT_MS);

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kuluary-store-'));
  temporary.push(folder);
  return folder;
}

const STORE_LOCATIONS = { sqlite: async () => newFolder(), postgres: () => postgres.newDatabase() };

async function withStore<Result>(
  opening: Promise<Store> | Store,
  act: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await opening;
  try {
    return await act(store);
  } finally {
    await store.close();
  }
}

function makeAppend(table: string, position: number, more: Partial<AppendRequest> = {}): AppendRequest {
  return { table, position, entry: `"${table}${position}"`, id: null, head: HEAD, ...more };
}

async function openErrorOf(opening: Promise<Store>): Promise<StoreOpenError> {
  const error = await opening.then(
    (store) => store.close(),
    (refusal: unknown) => refusal,
  );
  if (!(error instanceof StoreOpenError)) throw new Error(`not refused, but: ${error}`);
  return error;
}

describe('memory', () => {
  for (const { id, title, check } of CONTRACT_TESTS) test(`[${id}] ${title}`, () => withStore(memoryStore(), check));
});

describe.each(['sqlite', 'postgres'] as const)('%s', (kind) => {
  const open = STORE_OPENERS[kind];
  const newLocation = STORE_LOCATIONS[kind];

  for (const { id, title, check } of CONTRACT_TESTS) {
    test(`[${id}] ${title}`, async () => withStore(open(await newLocation()), check));
  }

  test('[S20] random batches have the same results as with the store in memory', async () => {
    const location = await newLocation();
    await withStore(open(location), (store) => checkAgainstModel(store, MODEL_RUNS[kind]));
  });

  test('[S21] closing finishes pending requests and accepts no more; all is there after reopening', async () => {
    const location = await newLocation();
    const store = await open(location);
    await store.create('a', '"a1"', HEAD);
    await store.beat(1000, 0);
    await store.secret('key', 'first');
    const pending = Promise.all([store.append(makeAppend('a', 2, { id: 'x' })), store.append(makeAppend('a', 3))]);
    await Promise.all([store.close(), store.close()]);
    expect(await pending).toEqual([{ type: 'appended' }, { type: 'appended' }]);
    await expect(store.append(makeAppend('a', 4))).rejects.toThrow();
    await expect(store.read('a', 0)).rejects.toThrow();
    await withStore(open(location), async (again) => {
      expect((await again.read('a', 0))?.entries).toEqual(['"a1"', '"a2"', '"a3"']);
      expect(await again.append(makeAppend('a', 9, { id: 'x' }))).toEqual({ type: 'repeated', position: 2 });
      expect(await again.beat(1500, 0)).toEqual([{ from: 1000, to: 1500 }]);
      expect(await again.secret('key', 'second')).toBe('first');
    });
  });

  test('[S21] what is written after a sweep and reopening does not mix with older entries', async () => {
    const location = await newLocation();
    await withStore(open(location), async (store) => {
      for (const table of ['kept', 'swept']) await store.create(table, `"${table}1"`, HEAD);
      await store.append(makeAppend('kept', 2));
      await store.append(makeAppend('swept', 2, { id: 'x', head: { ...HEAD, phase: 'over' } }));
      expect(await store.sweep({ lobby: 0, playing: 0, over: Number.MAX_SAFE_INTEGER }, 10)).toBe(1);
    });
    await withStore(open(location), async (again) => {
      await again.create('new', '"new1"', HEAD);
      await again.append(makeAppend('kept', 3));
      expect(await again.append(makeAppend('new', 2, { id: 'x' }))).toEqual({ type: 'appended' });
      expect((await again.read('kept', 0))?.entries).toEqual(['"kept1"', '"kept2"', '"kept3"']);
      expect((await again.read('new', 0))?.entries).toEqual(['"new1"', '"new2"']);
      expect(await again.read('swept', 0)).toBeUndefined();
    });
  });

  test('[S22] a request that no store could keep is rejected alone, and others of the same batch are kept', async () => {
    await withStore(open(await newLocation()), async (store) => {
      await store.create('a', '1', HEAD);
      const bad = [
        { id: 'x'.repeat(NAME_LIMIT + 1) },
        { id: '' },
        { id: 'nul\0' },
        { entry: 'x'.repeat(ENTRY_LIMIT + 1) },
        { position: 0 },
        { position: 1.5 },
        { position: POSITION_LIMIT + 1 },
      ];
      const refused = bad.map((more) => expect(store.append(makeAppend('a', 2, more))).rejects.toThrow(RangeError));
      const kept = store.append(makeAppend('a', 2, { id: 'x'.repeat(NAME_LIMIT), entry: 'x'.repeat(ENTRY_LIMIT) }));
      const conflict = store.append(makeAppend('a', POSITION_LIMIT));
      await Promise.all(refused);
      expect(await kept).toEqual({ type: 'appended' });
      expect(await conflict).toEqual({ type: 'conflict' });
      await expect(store.create('', '1', HEAD)).rejects.toThrow(RangeError);
      expect(await store.create('x'.repeat(NAME_LIMIT), '1', HEAD)).toBe(true);
    });
  });

  test('[S23] when a batch fails, all of it is rejected, nothing of it is there, and the store goes on', async () => {
    await withStore(open(await newLocation()), async (store) => {
      for (const table of ['a', 'b', 'c']) await store.create(table, `"${table}1"`, HEAD);
      const broken = { ...HEAD, phase: null as never }; // no type allows this: it stands for a failing disk
      const batch = [makeAppend('a', 2), makeAppend('b', 2, { head: broken }), makeAppend('c', 2)].map((request) =>
        store.append(request),
      );
      for (const result of await Promise.allSettled(batch)) expect(result.status).toBe('rejected');
      for (const table of ['a', 'b', 'c']) {
        expect(await store.read(table, 0)).toEqual({ head: HEAD, entries: [`"${table}1"`] });
        expect(await store.append(makeAppend(table, 2))).toEqual({ type: 'appended' });
      }
    });
  });

  test(`[S24] ${KILLS[kind]} times killed in the middle, it has lost nothing acknowledged and has nothing half-written`, async () => {
    const location = await newLocation();
    const acknowledged = new Map<string, number>(); // by all processes so far
    for (let kill = 0; kill < KILLS[kind]; kill++) {
      const appender = new AppenderProcess(kind, location, acknowledged);
      await appender.until(randomInt(1, ACKNOWLEDGED_LIMIT)).finally(() => appender.kill());
      await withStore(open(location), async (store) => expect(await findDamage(store, acknowledged)).toEqual([]));
    }
  });
});

interface ModelStep {
  readonly table: number;
  readonly ahead: number; // of the last position that the model has
  readonly id: string | null;
  readonly begins: boolean;
}

const requestBatches = fc.array(
  fc.array(
    fc.record<ModelStep>({
      table: fc.nat(2),
      ahead: fc.integer({ min: -1, max: 4 }),
      id: fc.option(fc.constantFrom('x', 'y', 'z', 'u', 'v', 'w')),
      begins: fc.boolean(),
    }),
    { minLength: 1, maxLength: 8 },
  ),
  { maxLength: 8 },
);

/** Each batch is a list of simultaneous requests; their results, and what is stored, must be equal. */
async function checkAgainstModel(store: Store, numRuns: number): Promise<void> {
  let run = 0;
  const property = fc.asyncProperty(requestBatches, async (batches) => {
    const model = memoryStore();
    const tables = [0, 1, 2].map((i) => `run ${++run} table ${i}`);
    let at = 0;
    for (const batch of batches) {
      const lengths = await Promise.all(tables.map(async (table) => (await model.read(table, 0))?.entries.length ?? 0));
      const requests = batch.map(({ table, ahead, id, begins }) => {
        const position = Math.max(1, lengths[table]! + ahead);
        const request = makeAppend(tables[table]!, position, { id, entry: `${++at}`, head: { ...HEAD, at } });
        return { append: request, begins };
      });
      // creation and appends do not race here: which of them is first is not promised
      const created = requests.filter(({ begins }) => begins).map(({ append: request }) => request);
      const appended = requests.filter(({ begins }) => !begins).map(({ append: request }) => request);
      const [first] = created;
      if (first) expect(await store.create(first.table, first.entry, first.head)).toBe(await create(model, first));
      expect(await appendTogether(store, appended)).toEqual(await appendTogether(model, appended));
    }
    for (const table of tables) expect(await store.read(table, 0)).toEqual(await model.read(table, 0));
  });
  await fc.assert(property, { numRuns });
}

function create(store: Store, { table, entry, head }: AppendRequest): Promise<boolean> {
  return store.create(table, entry, head);
}

function appendTogether(store: Store, appends: readonly AppendRequest[]): Promise<AppendResult[]> {
  return Promise.all(appends.map((request) => store.append(request)));
}

describe('one folder, one server', () => {
  test('[S25] a second server of the same process is refused with an explanation, and the first goes on', async () => {
    const folder = newFolder();
    await withStore(openSqlite(folder), async (store) => {
      for (let attempt = 0; attempt < 3; attempt++) {
        const { reason, message } = await openErrorOf(openSqlite(folder));
        expect(reason).toBe('in-use');
        expect(message).toContain(folder);
        expect(message).toContain(`this very process (pid ${process.pid})`);
      }
      expect(await store.create('a', '1', HEAD)).toBe(true);
    });
    await withStore(openSqlite(folder), async (store) => expect(await store.read('a', 1)).toBeDefined());
  });

  test('[S26] a second process is refused with the pid of the first; kill -9 of that one frees the folder', async () => {
    const folder = newFolder();
    const acknowledged = new Map<string, number>();
    const holder = new AppenderProcess('sqlite', folder, acknowledged);
    try {
      await holder.until(1);
      const { reason, message } = await openErrorOf(openSqlite(folder));
      expect(reason).toBe('in-use');
      expect(message).toContain(folder);
      expect(message).toContain(`pid ${holder.process.pid}`);
    } finally {
      await holder.kill();
    }
    await withStore(openSqlite(folder), async (store) => expect(await findDamage(store, acknowledged)).toEqual([]));
  });
});

describe('databases that cannot be opened', () => {
  async function expectRefusal(opening: Promise<Store>, reason: StoreOpenFailure, message: string): Promise<void> {
    const error = await openErrorOf(opening);
    expect(error.reason).toBe(reason);
    expect(error.message).toContain(message);
  }

  test('[S27] a file that is no database, or damaged, or of another program is refused with an explanation, and left as it is', async () => {
    const folder = newFolder();
    const file = join(folder, 'kuluary.db');
    await withStore(openSqlite(folder), (store) => store.create('a', '1', HEAD));
    const damaged = readFileSync(file).fill('?', 100);
    for (const content of ['', 'no database '.repeat(1000), damaged]) {
      writeFileSync(file, content);
      if (content.length === 0) continue;
      await expectRefusal(openSqlite(folder), 'unreadable', file);
      expect(readFileSync(file).equals(Buffer.from(content))).toBe(true);
    }
    rmSync(file);
    const foreign = new Database(file);
    foreign.exec('CREATE TABLE recipes (name TEXT)');
    foreign.close();
    await expectRefusal(openSqlite(folder), 'unreadable', 'another program');
    rmSync(file);
    await withStore(openSqlite(folder), async (store) => expect(await store.read('a', 0)).toBeUndefined());
    await expectRefusal(openSqlite(file), 'unreadable', file); // a file where the folder should be
  });

  test('[S28] a database of a newer Kuluary is refused with an explanation', async () => {
    const folder = newFolder();
    await withStore(openSqlite(folder), async () => {});
    const newer = new Database(join(folder, 'kuluary.db'));
    newer.exec('PRAGMA user_version = 99');
    newer.close();
    await expectRefusal(openSqlite(folder), 'too-new', 'newer Kuluary');

    const url = await postgres.newDatabase();
    await withStore(openPostgres(url), async () => {});
    await querySql(url, "INSERT INTO kysely_migration (name, timestamp) VALUES ('9999-later', 'later')");
    await expectRefusal(openPostgres(url), 'too-new', 'newer Kuluary');
  });

  test('[S29] a PostgreSQL that cannot be reached is refused with an explanation, without the password', async () => {
    for (const url of ['postgres://somebody:topsecret@127.0.0.1:1/x', 'postgres://somebody:top secret@:/x']) {
      const { reason, message } = await openErrorOf(openPostgres(url));
      expect(reason).toBe('unreachable');
      expect(message).not.toContain('secret');
    }
  });
});

describe('many servers, one PostgreSQL', () => {
  const SERVERS = 3;

  async function usingServers(url: string, act: (servers: readonly Store[]) => Promise<void>): Promise<void> {
    const servers = await Promise.all(Array.from({ length: SERVERS }, () => openPostgres(url)));
    try {
      await act(servers);
    } finally {
      await Promise.all(servers.map((server) => server.close()));
    }
  }

  test('[S30] several that start at once on an empty database make its tables once', async () => {
    await usingServers(await postgres.newDatabase(), async (servers) => {
      const secrets = await Promise.all(servers.map((server, i) => server.secret('key', `${i}`)));
      expect(new Set(secrets).size).toBe(1);
      await Promise.all(servers.map((server) => server.beat(1000, 0)));
      const downtimes = await Promise.all(servers.map((server) => server.beat(9000, 100)));
      expect(downtimes).toEqual(servers.map(() => [{ from: 1000, to: 9000 }]));
    });
  });

  test('[S31] no two of them append at the same position, while beats and sweeps run', async () => {
    const tables = Array.from({ length: 12 }, (_, i) => `t${i}`);
    const last = 15;
    await usingServers(await postgres.newDatabase(), async (servers) => {
      await Promise.all(tables.map((table) => servers[0]!.create(table, '1', { ...HEAD, deadline: 1 })));
      let now = 0;
      const fill = async (server: Store, table: string, name: number): Promise<number> => {
        let mine = 0;
        for (let position = 2; position <= last; position++) {
          const head = { ...HEAD, deadline: 1 };
          const { type } = await server.append(makeAppend(table, position, { id: `${name}:${position}`, head }));
          if (type === 'appended') mine++;
          if (position % 5 === 0) await server.beat(++now, 0);
          if (position % 7 === 0) await server.sweep({ lobby: 2, playing: 0, over: 2 }, 10);
        }
        return mine;
      };
      const order = (name: number) => (name % 2 === 0 ? tables : tables.toReversed());
      const counts = await Promise.all(
        servers.flatMap((server, name) => order(name).map((table) => fill(server, table, name))),
      );
      const appended = counts.reduce((sum, count) => sum + count, 0);
      const lengths = await Promise.all(tables.map(async (t) => (await servers[0]!.read(t, 1))!.entries.length));
      expect(appended).toBe(lengths.reduce((sum, length) => sum + length, 0));
      expect(Math.min(...lengths)).toBeGreaterThan(0);
    });
  });

  test('[S32] a batch locks its tables in the order of their names, so servers never deadlock', async () => {
    const url = await postgres.newDatabase();
    await withStore(openPostgres(url), async (store) => {
      const tables = ['c', 'b', 'a'];
      for (const table of tables) await store.create(table, '1', HEAD);
      const other = new pg.Client(url);
      await other.connect();
      await other.query("BEGIN; SELECT FROM tables WHERE name = 'b' FOR UPDATE");
      const requests = tables.map((table) => makeAppend(table, 2));
      const appends = appendTogether(store, requests);
      await waitForLockedQuery(url);
      const free = await querySql(url, 'SELECT name FROM tables FOR UPDATE SKIP LOCKED');
      await other.end();
      expect(free).toEqual([{ name: 'c' }]);
      expect(await appends).toEqual(tables.map(() => ({ type: 'appended' })));
    });
  });

  test('[S33] a move sent to all of them at once is appended by one; the others get its position', async () => {
    await usingServers(await postgres.newDatabase(), async (servers) => {
      for (let i = 0; i < 30; i++) {
        await servers[0]!.create(`t${i}`, '1', HEAD);
        const results = await Promise.all(servers.map((server) => server.append(makeAppend(`t${i}`, 2, { id: 'x' }))));
        expect(results.filter(({ type }) => type === 'appended')).toHaveLength(1);
        expect(results.filter(({ type }) => type === 'repeated')).toHaveLength(SERVERS - 1);
      }
    });
  });

  test('[S34] a server whose connections were cut goes on with new ones', async () => {
    const url = await postgres.newDatabase();
    await withStore(openPostgres(url), async (store) => {
      await store.create('a', '1', HEAD);
      const beats = Promise.allSettled(Array.from({ length: 50 }, (_, now) => store.beat(now, 1000)));
      await querySql(url, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'kuluary'");
      await beats;
      let result: AppendResult | undefined;
      while (!result) result = await store.append(makeAppend('a', 2, { id: 'x' })).catch(() => undefined);
      expect(result.type).toMatch(/appended|repeated/);
      expect((await store.read('a', 0))?.entries).toHaveLength(2);
    });
  });
});

describe('back-up', () => {
  test('[S35] a copy made while the store is open holds all that was acknowledged, and opens as a store', async () => {
    const folder = newFolder();
    const copy = newFolder();
    await withStore(openSqlite(folder), async (store) => {
      await store.create('a', '1', HEAD);
      await store.append(makeAppend('a', 2));
      writeBackup(folder, join(copy, 'kuluary.db'));
      await store.append(makeAppend('a', 3));
    });
    await withStore(openSqlite(copy), async (store) => expect((await store.read('a', 0))?.entries).toHaveLength(2));
    expect(() => writeBackup(folder, join(copy, 'kuluary.db'))).toThrow(/there already/);
    expect(() => writeBackup(newFolder(), join(copy, 'other.db'))).toThrow(/no database/);
  });
});

async function waitForLockedQuery(url: string): Promise<void> {
  const waiting = "SELECT FROM pg_stat_activity WHERE application_name = 'kuluary' AND wait_event_type = 'Lock'";
  while ((await querySql(url, waiting)).length === 0);
}

async function querySql(url: string, query: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(query);
  await client.end();
  return rows;
}
