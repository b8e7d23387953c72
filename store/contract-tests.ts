// The contract of a store as tests, numbered as in README.md. `store.slow.test.ts` runs them on every store; they do
// not depend on the test runner.

import { deepEqual, equal, ok } from 'node:assert/strict';
import { DOWNTIMES_KEPT } from '@kuluary/host/downtime';
import type { AppendRequest, AppendResult, Store, TableHead } from '@kuluary/host/store';
import type { LogPosition, TableId } from '@kuluary/protocol/ids';
import { BATCH_LIMIT } from './group-commit.ts';

interface ContractTest {
  readonly id: string;
  readonly title: string;
  /** Throws when it does not hold. The store is empty. */
  check(store: Store): Promise<void>;
}

const NOW = 1_800_000_000_000;
const HEAD: TableHead = { phase: 'playing', at: NOW, deadline: null };
const APPENDED: AppendResult = { type: 'appended' };
const CONFLICT: AppendResult = { type: 'conflict' };

function makeAppend(table: TableId, position: LogPosition, more: Partial<AppendRequest> = {}): AppendRequest {
  return { table, position, entry: `"${table}${position}"`, id: null, head: HEAD, ...more };
}

function makeHead(more: Partial<TableHead>): TableHead {
  return { ...HEAD, ...more };
}

function typesOf(results: readonly AppendResult[]): Record<string, number> {
  const types: Record<string, number> = {};
  for (const { type } of results) types[type] = (types[type] ?? 0) + 1;
  return types;
}

const BEGINNING: readonly ContractTest[] = [
  {
    id: 'S1',
    title: 'a table begins with its first entry, and a name can be used only once',
    async check(store) {
      equal(await store.create('a', '"first"', makeHead({ deadline: NOW })), true);
      equal(await store.create('a', '"second"', HEAD), false);
      deepEqual(await store.read('a', 0), { head: makeHead({ deadline: NOW }), entries: ['"first"'] });
      const results = await Promise.all(Array.from({ length: 20 }, (_, i) => store.create('b', `${i}`, HEAD)));
      equal(results.filter((isMine) => isMine).length, 1);
      deepEqual((await store.read('b', 0))?.entries, [`${results.indexOf(true)}`]);
    },
  },
  {
    id: 'S2',
    title: 'an entry is appended at the next position, and its head replaces the one before',
    async check(store) {
      await store.create('a', '"a1"', HEAD);
      const over: TableHead = { phase: 'over', at: NOW + 1, deadline: NOW + 2 };
      deepEqual(await store.append(makeAppend('a', 2)), APPENDED);
      deepEqual(await store.append(makeAppend('a', 3, { head: over })), APPENDED);
      deepEqual(await store.read('a', 0), { head: over, entries: ['"a1"', '"a2"', '"a3"'] });
    },
  },
  {
    id: 'S3',
    title:
      'a position that is taken, or not the next one, or at a table that does not exist, is a conflict; nothing changes',
    async check(store) {
      await store.create('a', '"a1"', HEAD);
      await store.append(makeAppend('a', 2, { id: 'x' }));
      const other = makeHead({ at: NOW + 9 });
      for (const position of [1, 2, 4, 1000]) {
        deepEqual(await store.append(makeAppend('a', position, { id: `y${position}`, head: other })), CONFLICT);
      }
      deepEqual(await store.append(makeAppend('nobody', 1, { id: 'x' })), CONFLICT);
      deepEqual(await store.append(makeAppend('nobody', 2)), CONFLICT);
      deepEqual(await store.read('a', 0), { head: HEAD, entries: ['"a1"', '"a2"'] });
      equal(await store.read('nobody', 0), undefined);
      deepEqual(await store.append(makeAppend('a', 3, { id: 'y4' })), APPENDED); // a conflict does not take the id
    },
  },
  {
    id: 'S4',
    title: 'an id is taken once at a table: sent again, at whatever position, it is repeated, and nothing changes',
    async check(store) {
      await store.create('a', '"a1"', HEAD);
      await store.create('b', '"b1"', HEAD);
      await store.append(makeAppend('a', 2, { id: 'x' }));
      await store.append(makeAppend('a', 3, { id: 'y' }));
      const other = makeHead({ at: NOW + 9 });
      for (const position of [2, 3, 4, 99]) {
        const again = makeAppend('a', position, { id: 'x', head: other });
        deepEqual(await store.append(again), { type: 'repeated', position: 2 });
      }
      deepEqual(await store.read('a', 0), { head: HEAD, entries: ['"a1"', '"a2"', '"a3"'] });
      deepEqual(await store.append(makeAppend('b', 2, { id: 'x' })), APPENDED);
      deepEqual(await store.append(makeAppend('a', 4)), APPENDED); // and no id is never repeated
      deepEqual(await store.append(makeAppend('a', 5)), APPENDED);
    },
  },
  {
    id: 'S5',
    title: 'a read returns the entries after a position, and undefined for a table that does not exist',
    async check(store) {
      equal(await store.read('a', 0), undefined);
      await store.create('a', '"a1"', HEAD);
      for (let position = 2; position <= 12; position++) await store.append(makeAppend('a', position));
      deepEqual((await store.read('a', 0))?.entries.length, 12);
      deepEqual((await store.read('a', 9))?.entries, ['"a10"', '"a11"', '"a12"']);
      deepEqual(await store.read('a', 12), { head: HEAD, entries: [] });
      deepEqual(await store.read('a', 99), { head: HEAD, entries: [] });
    },
  },
];

const CONCURRENT: readonly ContractTest[] = [
  {
    id: 'S6',
    title: 'of fifty appends at one position in the same moment exactly one wins',
    async check(store) {
      await store.create('a', '"a1"', HEAD);
      const appends = Array.from({ length: 50 }, (_, i) => makeAppend('a', 2, { id: `x${i}`, entry: `${i}` }));
      const results = await Promise.all(appends.map((request) => store.append(request)));
      deepEqual(typesOf(results), { appended: 1, conflict: 49 });
      const winner = results.findIndex(({ type }) => type === 'appended');
      deepEqual((await store.read('a', 1))?.entries, [`${winner}`]);
    },
  },
  {
    id: 'S7',
    title: 'an id sent fifty times in the same moment is appended once; the others get its position',
    async check(store) {
      await store.create('a', '"a1"', HEAD);
      const appends = Array.from({ length: 50 }, (_, i) => makeAppend('a', 2 + (i % 2), { id: 'x' }));
      const results = await Promise.all(appends.map((request) => store.append(request)));
      deepEqual(results[0], APPENDED);
      for (const result of results.slice(1)) deepEqual(result, { type: 'repeated', position: 2 });
      equal((await store.read('a', 0))?.entries.length, 2);
    },
  },
  {
    id: 'S8',
    title:
      'requests in one batch with a conflict or a repetition are not affected, and appends at a table keep their order',
    async check(store) {
      await Promise.all(['a', 'b', 'c'].map((table) => store.create(table, `"${table}1"`, HEAD)));
      const results = await Promise.all([
        store.append(makeAppend('a', 2, { id: 'x' })),
        store.append(makeAppend('a', 2, { id: 'y' })),
        store.append(makeAppend('b', 7)),
        store.append(makeAppend('a', 3, { id: 'x' })),
        store.append(makeAppend('a', 3, { id: 'z', head: makeHead({ at: NOW + 3 }) })),
        store.append(makeAppend('nobody', 2)),
        store.append(makeAppend('c', 2, { id: 'x' })),
        store.append(makeAppend('b', 2)),
        store.append(makeAppend('a', 4)),
      ]);
      const repeated = { type: 'repeated', position: 2 };
      const expected = [APPENDED, CONFLICT, CONFLICT, repeated, APPENDED, CONFLICT, APPENDED, APPENDED, APPENDED];
      deepEqual(results, expected);
      deepEqual((await store.read('a', 0))?.entries, ['"a1"', '"a2"', '"a3"', '"a4"']);
      deepEqual((await store.read('b', 0))?.entries, ['"b1"', '"b2"']);
      deepEqual((await store.read('c', 0))?.entries, ['"c1"', '"c2"']);
    },
  },
  {
    id: 'S9',
    title: 'more requests than fit in a batch are all answered',
    async check(store) {
      const tables = Array.from({ length: BATCH_LIMIT + 1 }, (_, i) => `t${i}`);
      const begun = await Promise.all(tables.map((table) => store.create(table, '"first"', HEAD)));
      ok(begun.every((isMine) => isMine));
      const results = await Promise.all(tables.map((table) => store.append(makeAppend(table, 2, { id: 'x' }))));
      deepEqual(typesOf(results), { appended: BATCH_LIMIT + 1 });
      deepEqual((await store.count()).playing, BATCH_LIMIT + 1);
    },
  },
];

const FINDING: readonly ContractTest[] = [
  {
    id: 'S11',
    title: 'a table is due from its deadline on, the longest overdue first, until an append puts the deadline off',
    async check(store) {
      const deadlines = { late: NOW + 3, early: NOW + 1, never: null, middle: NOW + 2 };
      for (const [table, deadline] of Object.entries(deadlines)) await store.create(table, '1', makeHead({ deadline }));
      deepEqual(await store.due(NOW, 10), []);
      deepEqual(await store.due(NOW + 1, 10), ['early']);
      deepEqual(await store.due(NOW + 3, 10), ['early', 'middle', 'late']);
      deepEqual(await store.due(NOW + 3, 2), ['early', 'middle']);
      await store.append(makeAppend('early', 2, { head: makeHead({ deadline: NOW + 9 }) }));
      await store.append(makeAppend('middle', 2, { head: makeHead({ deadline: null }) }));
      deepEqual(await store.due(NOW + 3, 10), ['late']);
      await store.append(makeAppend('late', 2, { head: makeHead({ phase: 'over', deadline: NOW + 4 }) }));
      deepEqual(await store.due(NOW + 4, 10), ['late']); // whatever its phase
    },
  },
  {
    id: 'S12',
    title: 'the tables in each phase are counted',
    async check(store) {
      deepEqual(await store.count(), { lobby: 0, playing: 0, over: 0 });
      for (const table of ['a', 'b', 'c']) await store.create(table, '1', makeHead({ phase: 'lobby' }));
      await store.append(makeAppend('b', 2));
      await store.append(makeAppend('c', 2));
      await store.append(makeAppend('c', 3, { head: makeHead({ phase: 'over' }) }));
      deepEqual(await store.count(), { lobby: 1, playing: 1, over: 1 });
    },
  },
];

const RETENTION: readonly ContractTest[] = [
  {
    id: 'S13',
    title: 'the first heartbeat postpones no deadline; later ones, after a downtime over `graceTime`, postpone all',
    async check(store) {
      await store.create('a', '1', makeHead({ deadline: NOW + 100 }));
      await store.create('b', '1', makeHead({ deadline: NOW + 200 }));
      await store.create('c', '1', HEAD);
      for (const now of [NOW, NOW, NOW + 50]) deepEqual(await store.beat(now, 50), []);
      deepEqual(await store.beat(NOW + 101, 50), [{ from: NOW + 50, to: NOW + 101 }]);
      equal((await store.read('a', 0))?.head.deadline, NOW + 151);
      equal((await store.read('b', 0))?.head.deadline, NOW + 251);
      equal((await store.read('c', 0))?.head.deadline, null);
      deepEqual(await store.beat(NOW + 102, 0), [{ from: NOW + 50, to: NOW + 102 }]); // a server that starts has graceTime 0
      deepEqual(await store.due(NOW + 151, 10), []);
      deepEqual(await store.due(NOW + 152, 10), ['a']);
    },
  },
  {
    id: 'S14',
    title:
      'a heartbeat of a slower clock postpones nothing, and the next one of the faster clock no more than without it',
    async check(store) {
      await store.create('a', '1', makeHead({ deadline: NOW + 100 }));
      await store.beat(NOW, 0);
      deepEqual(await store.beat(NOW - 1000, 0), []);
      deepEqual(await store.beat(NOW + 1, 5), []);
      equal((await store.read('a', 0))?.head.deadline, NOW + 100);
    },
  },
  {
    id: 'S15',
    title: 'of several beats in the same moment one notes the downtime and moves the deadlines, and all return it',
    async check(store) {
      await store.create('a', '1', makeHead({ deadline: NOW }));
      await store.beat(NOW, 0);
      const results = await Promise.all(Array.from({ length: 8 }, () => store.beat(NOW + 500, 10)));
      for (const downtimes of results) deepEqual(downtimes, [{ from: NOW, to: NOW + 500 }]);
      equal((await store.read('a', 0))?.head.deadline, NOW + 500);
    },
  },
  {
    id: 'S15',
    title: 'of more downtimes than are kept the oldest are forgotten',
    async check(store) {
      for (let i = 0; i <= DOWNTIMES_KEPT + 3; i++)
        for (const now of [10 * i, 10 * i + 1]) await store.beat(NOW + now, 5);
      const kept = await store.beat(NOW + 10 * (DOWNTIMES_KEPT + 3) + 1, 5);
      equal(kept.length, DOWNTIMES_KEPT);
      deepEqual(kept[0], { from: NOW + 31, to: NOW + 40 });
    },
  },
  {
    id: 'S15',
    title: 'a hundred failed starts extend one downtime, and push out none',
    async check(store) {
      await store.beat(NOW, 0);
      for (let i = 1; i <= DOWNTIMES_KEPT + 3; i++) await store.beat(NOW + i, 0);
      deepEqual(await store.beat(NOW + DOWNTIMES_KEPT + 4, 5), [{ from: NOW, to: NOW + DOWNTIMES_KEPT + 3 }]);
    },
  },
  {
    id: 'S14',
    title: 'a clock that was a day ahead leaves nothing behind when it is set right',
    async check(store) {
      const day = 24 * 60 * 60 * 1000;
      const deadline = async () => (await store.read('a', 0))?.head.deadline;
      await store.create('a', '1', makeHead({ deadline: NOW + 100 }));
      await store.beat(NOW, 0);
      deepEqual(await store.beat(NOW + 10, 5), [{ from: NOW, to: NOW + 10 }]);
      await store.beat(NOW + 11, 5);
      equal((await store.beat(NOW + day, 5)).length, 2);
      equal(await deadline(), NOW + 100 + 10 + (day - 11));
      deepEqual(await store.beat(NOW + 20, 5), [
        { from: NOW, to: NOW + 10 },
        { from: NOW + 11, to: NOW + 20 }, // unknown: it may have been a downtime
      ]);
      equal(await deadline(), NOW + 100 + 10 + 9);
      await store.beat(NOW + 2 * day, 2 * day);
      deepEqual(await store.beat(NOW + 5, 5), [{ from: NOW, to: NOW + 5 }]); // also before noted downtimes
      equal(await deadline(), NOW + 100 + 5);
    },
  },
  {
    id: 'S16',
    title: 'tables older than the rule for their phase are deleted with all their entries, as many as asked for',
    async check(store) {
      await store.create('lobby old', '1', makeHead({ phase: 'lobby', at: 9 }));
      await store.create('lobby new', '1', makeHead({ phase: 'lobby', at: 10 }));
      await store.create('playing old', '1', makeHead({ phase: 'playing', at: 19 }));
      await store.create('playing new', '1', makeHead({ phase: 'playing', at: 20 }));
      await store.create('over old', '1', makeHead({ phase: 'over', at: 29 }));
      await store.create('over new', '1', makeHead({ phase: 'over', at: 30 }));
      const rule = { lobby: 10, playing: 20, over: 30 };
      equal(await store.sweep(rule, 0), 0);
      equal(await store.sweep(rule, 2), 2);
      equal(await store.sweep(rule, 10), 1);
      equal(await store.sweep(rule, 10), 0);
      for (const phase of ['lobby', 'playing', 'over']) {
        equal(await store.read(`${phase} old`, 0), undefined);
        ok(await store.read(`${phase} new`, 0));
      }
    },
  },
  {
    id: 'S17',
    title: 'a swept table takes no more entries; its name can be used again, without the old entries and ids',
    async check(store) {
      await store.create('a', '"old"', HEAD);
      await store.append(makeAppend('a', 2, { id: 'x' }));
      await store.append(makeAppend('a', 3));
      equal(await store.sweep({ lobby: 0, playing: NOW + 1, over: 0 }, 10), 1);
      deepEqual(await store.append(makeAppend('a', 4)), CONFLICT);
      deepEqual(await store.append(makeAppend('a', 4, { id: 'x' })), CONFLICT);
      equal(await store.create('a', '"new"', HEAD), true);
      deepEqual(await store.append(makeAppend('a', 4)), CONFLICT);
      deepEqual(await store.append(makeAppend('a', 2, { id: 'x' })), APPENDED);
      deepEqual((await store.read('a', 0))?.entries, ['"new"', '"a2"']);
    },
  },
  {
    id: 'S18',
    title: 'a secret is the `proposed` of the first request, also among many in the same moment',
    async check(store) {
      const results = await Promise.all(Array.from({ length: 20 }, (_, i) => store.secret('key', `fresh ${i}`)));
      equal(new Set(results).size, 1);
      ok(results[0]!.startsWith('fresh '));
      equal(await store.secret('key', 'late'), results[0]);
      equal(await store.secret('another', 'its own'), 'its own');
    },
  },
  {
    id: 'S19',
    title: 'texts are returned unchanged: 64 kB in an entry, any script, and names with a meaning in code',
    async check(store) {
      const big = JSON.stringify('кулуары 🃏 '.repeat(6000));
      ok(Buffer.byteLength(big) > 65_536);
      const odd = JSON.stringify('"quoted" {a,b} \\ NULL \u0000 \ud800 $1 ?1 :x @x % é e\u0301 \u2028');
      const name = '__proto__';
      equal(await store.create(name, big, HEAD), true);
      deepEqual(await store.append(makeAppend(name, 2, { id: name, entry: odd })), APPENDED);
      deepEqual(await store.append(makeAppend(name, 3, { id: name })), { type: 'repeated', position: 2 });
      deepEqual(await store.append(makeAppend(name, 3, { id: 'NULL', entry: big })), APPENDED);
      deepEqual(await store.append(makeAppend(name, 4, { id: '"\'\\{}, 🃏' })), APPENDED);
      const stored = await store.read(name, 0);
      deepEqual(stored?.entries.slice(0, 3), [big, odd, big]);
      equal(await store.create('Стол №1', '1', HEAD), true);
      equal(await store.create('стол №1', '1', HEAD), true);
      equal(await store.secret(name, odd), odd);
      equal(await store.secret(name, 'late'), odd);
    },
  },
];

export const CONTRACT_TESTS: readonly ContractTest[] = [...BEGINNING, ...CONCURRENT, ...FINDING, ...RETENTION];
