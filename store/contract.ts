// What every store does, whatever it is made of: the behaviours that README.md numbers. A test file runs them all on
// each store; they know nothing of the test runner.

import { deepEqual, equal, ok } from 'node:assert/strict';
import { ABSENCES_KEPT } from '@kuluary/host/absences';
import type { Append, Appended, Head, Store } from '@kuluary/host/store';
import type { LogPosition, TableId } from '@kuluary/protocol/ids';
import { BATCH_LIMIT } from './group-commit.ts';

export interface Behaviour {
  readonly id: string;
  readonly says: string;
  /** Throws when it does not hold. The store is empty. */
  holds(store: Store): Promise<void>;
}

const NOW = 1_800_000_000_000;
const HEAD: Head = { phase: 'playing', at: NOW, deadline: null };
const APPENDED: Appended = { type: 'appended' };
const CONFLICT: Appended = { type: 'conflict' };

function move(table: TableId, position: LogPosition, more: Partial<Append> = {}): Append {
  return { table, position, entry: `"${table}${position}"`, id: null, head: HEAD, ...more };
}

function head(more: Partial<Head>): Head {
  return { ...HEAD, ...more };
}

function typesOf(answers: readonly Appended[]): Record<string, number> {
  const types: Record<string, number> = {};
  for (const { type } of answers) types[type] = (types[type] ?? 0) + 1;
  return types;
}

const BEGINNING: readonly Behaviour[] = [
  {
    id: 'S1',
    says: 'a table begins with its first entry, and a name is taken only once',
    async holds(store) {
      equal(await store.create('a', '"first"', head({ deadline: NOW })), true);
      equal(await store.create('a', '"second"', HEAD), false);
      deepEqual(await store.read('a', 0), { head: head({ deadline: NOW }), entries: ['"first"'] });
      const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => store.create('b', `${i}`, HEAD)));
      equal(answers.filter((isMine) => isMine).length, 1);
      deepEqual((await store.read('b', 0))?.entries, [`${answers.indexOf(true)}`]);
    },
  },
  {
    id: 'S2',
    says: 'an entry is appended at the next position, and its head replaces the one before',
    async holds(store) {
      await store.create('a', '"a1"', HEAD);
      const over: Head = { phase: 'over', at: NOW + 1, deadline: NOW + 2 };
      deepEqual(await store.append(move('a', 2)), APPENDED);
      deepEqual(await store.append(move('a', 3, { head: over })), APPENDED);
      deepEqual(await store.read('a', 0), { head: over, entries: ['"a1"', '"a2"', '"a3"'] });
    },
  },
  {
    id: 'S3',
    says: 'a position that is taken, or not the next one, or at a table that is not there, is a conflict; nothing changes',
    async holds(store) {
      await store.create('a', '"a1"', HEAD);
      await store.append(move('a', 2, { id: 'x' }));
      const other = head({ at: NOW + 9 });
      for (const position of [1, 2, 4, 1000]) {
        deepEqual(await store.append(move('a', position, { id: `y${position}`, head: other })), CONFLICT);
      }
      deepEqual(await store.append(move('nobody', 1, { id: 'x' })), CONFLICT);
      deepEqual(await store.append(move('nobody', 2)), CONFLICT);
      deepEqual(await store.read('a', 0), { head: HEAD, entries: ['"a1"', '"a2"'] });
      equal(await store.read('nobody', 0), undefined);
      deepEqual(await store.append(move('a', 3, { id: 'y4' })), APPENDED); // a conflict does not take the id
    },
  },
  {
    id: 'S4',
    says: 'an id is taken once at a table: sent again, at whatever position, it is repeated, and nothing changes',
    async holds(store) {
      await store.create('a', '"a1"', HEAD);
      await store.create('b', '"b1"', HEAD);
      await store.append(move('a', 2, { id: 'x' }));
      await store.append(move('a', 3, { id: 'y' }));
      const other = head({ at: NOW + 9 });
      for (const position of [2, 3, 4, 99]) {
        const again = move('a', position, { id: 'x', head: other });
        deepEqual(await store.append(again), { type: 'repeated', position: 2 });
      }
      deepEqual(await store.read('a', 0), { head: HEAD, entries: ['"a1"', '"a2"', '"a3"'] });
      deepEqual(await store.append(move('b', 2, { id: 'x' })), APPENDED);
      deepEqual(await store.append(move('a', 4)), APPENDED); // and no id is never repeated
      deepEqual(await store.append(move('a', 5)), APPENDED);
    },
  },
  {
    id: 'S5',
    says: 'a reader gets the entries after the position it has, and nothing of a table that is not there',
    async holds(store) {
      equal(await store.read('a', 0), undefined);
      await store.create('a', '"a1"', HEAD);
      for (let position = 2; position <= 12; position++) await store.append(move('a', position));
      deepEqual((await store.read('a', 0))?.entries.length, 12);
      deepEqual((await store.read('a', 9))?.entries, ['"a10"', '"a11"', '"a12"']);
      deepEqual(await store.read('a', 12), { head: HEAD, entries: [] });
      deepEqual(await store.read('a', 99), { head: HEAD, entries: [] });
    },
  },
];

const TOGETHER: readonly Behaviour[] = [
  {
    id: 'S6',
    says: 'of fifty appends at one position in the same moment exactly one wins',
    async holds(store) {
      await store.create('a', '"a1"', HEAD);
      const appends = Array.from({ length: 50 }, (_, i) => move('a', 2, { id: `x${i}`, entry: `${i}` }));
      const answers = await Promise.all(appends.map((append) => store.append(append)));
      deepEqual(typesOf(answers), { appended: 1, conflict: 49 });
      const winner = answers.findIndex(({ type }) => type === 'appended');
      deepEqual((await store.read('a', 1))?.entries, [`${winner}`]);
    },
  },
  {
    id: 'S7',
    says: 'an id sent fifty times in the same moment is appended once; the others hear its position',
    async holds(store) {
      await store.create('a', '"a1"', HEAD);
      const appends = Array.from({ length: 50 }, (_, i) => move('a', 2 + (i % 2), { id: 'x' }));
      const answers = await Promise.all(appends.map((append) => store.append(append)));
      deepEqual(answers[0], APPENDED);
      for (const answer of answers.slice(1)) deepEqual(answer, { type: 'repeated', position: 2 });
      equal((await store.read('a', 0))?.entries.length, 2);
    },
  },
  {
    id: 'S8',
    says: 'what shares a moment with a conflict or a repetition is not harmed by it, and the order of a table is kept',
    async holds(store) {
      await Promise.all(['a', 'b', 'c'].map((table) => store.create(table, `"${table}1"`, HEAD)));
      const answers = await Promise.all([
        store.append(move('a', 2, { id: 'x' })),
        store.append(move('a', 2, { id: 'y' })),
        store.append(move('b', 7)),
        store.append(move('a', 3, { id: 'x' })),
        store.append(move('a', 3, { id: 'z', head: head({ at: NOW + 3 }) })),
        store.append(move('nobody', 2)),
        store.append(move('c', 2, { id: 'x' })),
        store.append(move('b', 2)),
        store.append(move('a', 4)),
      ]);
      const repeated = { type: 'repeated', position: 2 };
      const expected = [APPENDED, CONFLICT, CONFLICT, repeated, APPENDED, CONFLICT, APPENDED, APPENDED, APPENDED];
      deepEqual(answers, expected);
      deepEqual((await store.read('a', 0))?.entries, ['"a1"', '"a2"', '"a3"', '"a4"']);
      deepEqual((await store.read('b', 0))?.entries, ['"b1"', '"b2"']);
      deepEqual((await store.read('c', 0))?.entries, ['"c1"', '"c2"']);
    },
  },
  {
    id: 'S9',
    says: 'a flood of more than a batch is answered to the last',
    async holds(store) {
      const tables = Array.from({ length: BATCH_LIMIT + 1 }, (_, i) => `t${i}`);
      const begun = await Promise.all(tables.map((table) => store.create(table, '"first"', HEAD)));
      ok(begun.every((isMine) => isMine));
      const answers = await Promise.all(tables.map((table) => store.append(move(table, 2, { id: 'x' }))));
      deepEqual(typesOf(answers), { appended: BATCH_LIMIT + 1 });
      deepEqual((await store.count()).playing, BATCH_LIMIT + 1);
    },
  },
];

const FINDING: readonly Behaviour[] = [
  {
    id: 'S11',
    says: 'a table is due from its deadline on, the longest overdue first, until an append puts the deadline off',
    async holds(store) {
      const deadlines = { late: NOW + 3, early: NOW + 1, never: null, middle: NOW + 2 };
      for (const [table, deadline] of Object.entries(deadlines)) await store.create(table, '1', head({ deadline }));
      deepEqual(await store.due(NOW, 10), []);
      deepEqual(await store.due(NOW + 1, 10), ['early']);
      deepEqual(await store.due(NOW + 3, 10), ['early', 'middle', 'late']);
      deepEqual(await store.due(NOW + 3, 2), ['early', 'middle']);
      await store.append(move('early', 2, { head: head({ deadline: NOW + 9 }) }));
      await store.append(move('middle', 2, { head: head({ deadline: null }) }));
      deepEqual(await store.due(NOW + 3, 10), ['late']);
      await store.append(move('late', 2, { head: head({ phase: 'over', deadline: NOW + 4 }) }));
      deepEqual(await store.due(NOW + 4, 10), ['late']); // whatever its phase: somebody asked to be woken
    },
  },
  {
    id: 'S12',
    says: 'the tables in each phase are counted',
    async holds(store) {
      deepEqual(await store.count(), { lobby: 0, playing: 0, over: 0 });
      for (const table of ['a', 'b', 'c']) await store.create(table, '1', head({ phase: 'lobby' }));
      await store.append(move('b', 2));
      await store.append(move('c', 2));
      await store.append(move('c', 3, { head: head({ phase: 'over' }) }));
      deepEqual(await store.count(), { lobby: 1, playing: 1, over: 1 });
    },
  },
];

const KEEPING: readonly Behaviour[] = [
  {
    id: 'S13',
    says: 'the first beat ever moves nothing; later ones note absences longer than the patience, and move all deadlines',
    async holds(store) {
      await store.create('a', '1', head({ deadline: NOW + 100 }));
      await store.create('b', '1', head({ deadline: NOW + 200 }));
      await store.create('c', '1', HEAD);
      for (const now of [NOW, NOW, NOW + 50]) deepEqual(await store.beat(now, 50), []);
      deepEqual(await store.beat(NOW + 101, 50), [{ from: NOW + 50, to: NOW + 101 }]);
      equal((await store.read('a', 0))?.head.deadline, NOW + 151);
      equal((await store.read('b', 0))?.head.deadline, NOW + 251);
      equal((await store.read('c', 0))?.head.deadline, null);
      deepEqual(await store.beat(NOW + 102, 0), [{ from: NOW + 50, to: NOW + 102 }]); // whoever begins is not patient
      deepEqual(await store.due(NOW + 151, 10), []);
      deepEqual(await store.due(NOW + 152, 10), ['a']);
    },
  },
  {
    id: 'S14',
    says: 'a beat of a slower clock moves nothing, and does not make the next one of the faster clock move more',
    async holds(store) {
      await store.create('a', '1', head({ deadline: NOW + 100 }));
      await store.beat(NOW, 0);
      deepEqual(await store.beat(NOW - 1000, 0), []);
      deepEqual(await store.beat(NOW + 1, 5), []);
      equal((await store.read('a', 0))?.head.deadline, NOW + 100);
    },
  },
  {
    id: 'S15',
    says: 'of several beats in the same moment one notes the absence and moves the deadlines, and all hear of it',
    async holds(store) {
      await store.create('a', '1', head({ deadline: NOW }));
      await store.beat(NOW, 0);
      const heard = await Promise.all(Array.from({ length: 8 }, () => store.beat(NOW + 500, 10)));
      for (const absences of heard) deepEqual(absences, [{ from: NOW, to: NOW + 500 }]);
      equal((await store.read('a', 0))?.head.deadline, NOW + 500);
    },
  },
  {
    id: 'S15',
    says: 'of more absences than are kept the oldest are forgotten',
    async holds(store) {
      for (let i = 0; i <= ABSENCES_KEPT + 3; i++)
        for (const now of [10 * i, 10 * i + 1]) await store.beat(NOW + now, 5);
      const kept = await store.beat(NOW + 10 * (ABSENCES_KEPT + 3) + 1, 5);
      equal(kept.length, ABSENCES_KEPT);
      deepEqual(kept[0], { from: NOW + 31, to: NOW + 40 });
    },
  },
  {
    id: 'S15',
    says: 'an absence goes on while nobody can stay, and a hundred failed starts push out none',
    async holds(store) {
      await store.beat(NOW, 0);
      for (let i = 1; i <= ABSENCES_KEPT + 3; i++) await store.beat(NOW + i, 0);
      deepEqual(await store.beat(NOW + ABSENCES_KEPT + 4, 5), [{ from: NOW, to: NOW + ABSENCES_KEPT + 3 }]);
    },
  },
  {
    id: 'S14',
    says: 'a clock that was a day ahead leaves nothing behind when it is set right',
    async holds(store) {
      const day = 24 * 60 * 60 * 1000;
      const deadline = async () => (await store.read('a', 0))?.head.deadline;
      await store.create('a', '1', head({ deadline: NOW + 100 }));
      await store.beat(NOW, 0);
      deepEqual(await store.beat(NOW + 10, 5), [{ from: NOW, to: NOW + 10 }]);
      await store.beat(NOW + 11, 5);
      equal((await store.beat(NOW + day, 5)).length, 2);
      equal(await deadline(), NOW + 100 + 10 + (day - 11));
      deepEqual(await store.beat(NOW + 20, 5), [
        { from: NOW, to: NOW + 10 },
        { from: NOW + 11, to: NOW + 20 }, // of that nobody can tell: perhaps somebody was away
      ]);
      equal(await deadline(), NOW + 100 + 10 + 9);
      await store.beat(NOW + 2 * day, 2 * day);
      deepEqual(await store.beat(NOW + 5, 5), [{ from: NOW, to: NOW + 5 }]); // and also behind those that were noted
      equal(await deadline(), NOW + 100 + 5);
    },
  },
  {
    id: 'S16',
    says: 'tables older than the rule for their phase are swept with all their entries, as many as asked for',
    async holds(store) {
      await store.create('lobby old', '1', head({ phase: 'lobby', at: 9 }));
      await store.create('lobby new', '1', head({ phase: 'lobby', at: 10 }));
      await store.create('playing old', '1', head({ phase: 'playing', at: 19 }));
      await store.create('playing new', '1', head({ phase: 'playing', at: 20 }));
      await store.create('over old', '1', head({ phase: 'over', at: 29 }));
      await store.create('over new', '1', head({ phase: 'over', at: 30 }));
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
    says: 'a swept table takes no more entries; its name may begin anew, without the old entries and ids',
    async holds(store) {
      await store.create('a', '"old"', HEAD);
      await store.append(move('a', 2, { id: 'x' }));
      await store.append(move('a', 3));
      equal(await store.sweep({ lobby: 0, playing: NOW + 1, over: 0 }, 10), 1);
      deepEqual(await store.append(move('a', 4)), CONFLICT);
      deepEqual(await store.append(move('a', 4, { id: 'x' })), CONFLICT);
      equal(await store.create('a', '"new"', HEAD), true);
      deepEqual(await store.append(move('a', 4)), CONFLICT);
      deepEqual(await store.append(move('a', 2, { id: 'x' })), APPENDED);
      deepEqual((await store.read('a', 0))?.entries, ['"new"', '"a2"']);
    },
  },
  {
    id: 'S18',
    says: 'a secret is what the first to ask for it has brought, also when many ask in the same moment',
    async holds(store) {
      const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => store.secret('key', `fresh ${i}`)));
      equal(new Set(answers).size, 1);
      ok(answers[0]!.startsWith('fresh '));
      equal(await store.secret('key', 'late'), answers[0]);
      equal(await store.secret('another', 'its own'), 'its own');
    },
  },
  {
    id: 'S19',
    says: 'texts come back as they were: 64 kB in an entry, any script, and names that mean something to machines',
    async holds(store) {
      const big = JSON.stringify('кулуары 🃏 '.repeat(6000));
      ok(Buffer.byteLength(big) > 65_536);
      const odd = JSON.stringify('"quoted" {a,b} \\ NULL \u0000 \ud800 $1 ?1 :x @x % é e\u0301 \u2028');
      const name = '__proto__';
      equal(await store.create(name, big, HEAD), true);
      deepEqual(await store.append(move(name, 2, { id: name, entry: odd })), APPENDED);
      deepEqual(await store.append(move(name, 3, { id: name })), { type: 'repeated', position: 2 });
      deepEqual(await store.append(move(name, 3, { id: 'NULL', entry: big })), APPENDED);
      deepEqual(await store.append(move(name, 4, { id: '"\'\\{}, 🃏' })), APPENDED);
      const stored = await store.read(name, 0);
      deepEqual(stored?.entries.slice(0, 3), [big, odd, big]);
      equal(await store.create('Стол №1', '1', HEAD), true);
      equal(await store.create('стол №1', '1', HEAD), true);
      equal(await store.secret(name, odd), odd);
      equal(await store.secret(name, 'late'), odd);
    },
  },
];

export const CONTRACT: readonly Behaviour[] = [...BEGINNING, ...TOGETHER, ...FINDING, ...KEEPING];
