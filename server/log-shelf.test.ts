import { refused } from '@kuluary/host/refused';
import { makeLog } from '@kuluary/kernel/log';
import { ok, unwrap } from '@kuluary/kernel/result';
import { describe, expect, it } from 'vitest';
import { LogShelf, MAX_LOGS } from './log-shelf.ts';

const EMPTY_LOG = makeLog({
  game: 'coup',
  rules: 1,
  seats: 2,
  names: ['Anna', 'Boris'],
  options: {},
  commitment: '',
  salts: ['', ''],
  seed: '',
  deal: [],
  moves: [],
  outcome: null,
});

/** Tables that count how often somebody wants a log of theirs. */
function finishedTables(readers: 'all' | Set<string> = 'all', length = 1) {
  const asked: string[] = [];
  const log = { ...EMPTY_LOG, game: 'x'.repeat(length) };
  const finished = async (id: string) => {
    asked.push(id);
    return ok({ log, readers: readers === 'all' ? readers : new Set(readers) });
  };
  return { asked, finished };
}

describe('the shelf of logs', () => {
  const always = () => true;

  it('[T37] makes a log once, for all who ask at once and afterwards, and again after a minute', async () => {
    const tables = finishedTables();
    let now = 0;
    const shelf = new LogShelf(tables, () => now);
    const find = async (guest: string) => unwrap(await shelf.find('1', guest, always));
    const found = await Promise.all(Array.from({ length: 100 }, () => find('anna')));
    now = 59_999;
    found.push(unwrap(await shelf.find('1', 'boris', () => false)));
    expect([tables.asked.length, new Set(found).size]).toEqual([1, 1]);
    now++;
    expect(await shelf.find('1', 'anna', () => false)).toEqual(refused('too-fast'));
    await shelf.find('1', 'anna', always);
    expect(tables.asked.length).toBe(2);
  });

  it('[T37] keeps no more than it has room for, and what there is not not at all', async () => {
    const large = finishedTables('all', 10 * 1024 * 1024);
    const shelf = new LogShelf(large, () => 0);
    for (const id of ['1', '2', '3', '4']) await shelf.find(id, 'anna', always);
    for (const [id, isKept] of [
      ['1', false],
      ['3', true],
      ['4', true],
    ] as const) {
      expect((await shelf.find(id, 'anna', () => false)).ok).toBe(isKept);
    }
    let isOver = false;
    const running = {
      finished: async () => (isOver ? ok({ log: EMPTY_LOG, readers: 'all' as const }) : refused('wrong-phase')),
    };
    const other = new LogShelf(running, () => 0);
    expect(await other.find('1', 'anna', always)).toEqual(refused('wrong-phase'));
    isOver = true;
    expect(await other.find('1', 'anna', always)).toHaveProperty('value.text');
  });

  it('[T37] keeps so many logs; with one more the oldest goes', async () => {
    const shelf = new LogShelf(finishedTables(), () => 0);
    const isKept = async (id: number) => (await shelf.find(`${id}`, 'anna', () => false)).ok;
    for (let id = 1; id <= MAX_LOGS; id++) await shelf.find(`${id}`, 'anna', always);
    expect(await isKept(1)).toBe(true);
    await shelf.find(`${MAX_LOGS + 1}`, 'anna', always);
    expect([await isKept(1), await isKept(2), await isKept(MAX_LOGS + 1)]).toEqual([false, true, true]);
  });

  it('[T38] behind a closed door gives a log to those who played, and looks again for whoever has moved since', async () => {
    const players = new Set(['anna']);
    const shelf = new LogShelf(finishedTables(players), () => 0);
    expect(await shelf.find('1', 'anna', always)).toHaveProperty('value.text');
    expect(await shelf.find('1', 'zoe', always)).toEqual(refused('door-closed'));
    expect(await shelf.find('1', 'anna', always)).toHaveProperty('value.text');
    players.add('phone');
    expect(await shelf.find('1', 'phone', always)).toHaveProperty('value.text');
  });
});
