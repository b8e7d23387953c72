import { refuse } from '@kuluary/host/request-refusal';
import { makeMatchLog } from '@kuluary/kernel/match-log';
import { ok, unwrap } from '@kuluary/kernel/result';
import { describe, expect, it } from 'vitest';
import { FinishedLogCache, MAX_LOGS } from './finished-log-cache.ts';

const EMPTY_LOG = makeMatchLog({
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

/** Tables that count how often a log is built. */
function finishedTables(readers: 'all' | Set<string> = 'all', length = 1) {
  const loads: string[] = [];
  const log = { ...EMPTY_LOG, game: 'x'.repeat(length) };
  const finishedMatch = async (id: string) => {
    loads.push(id);
    return ok({ log, readers: readers === 'all' ? readers : new Set(readers) });
  };
  return { loads, finishedMatch };
}

describe('the cache of finished logs', () => {
  const always = () => true;

  it('[T37] builds a log once for simultaneous and later requests, and again after a minute', async () => {
    const tables = finishedTables();
    let now = 0;
    const cache = new FinishedLogCache(tables, () => now);
    const find = async (guest: string) => unwrap(await cache.find('1', guest, always));
    const found = await Promise.all(Array.from({ length: 100 }, () => find('anna')));
    now = 59_999;
    found.push(unwrap(await cache.find('1', 'boris', () => false)));
    expect([tables.loads.length, new Set(found).size]).toEqual([1, 1]);
    now++;
    expect(await cache.find('1', 'anna', () => false)).toEqual(refuse('too-fast'));
    await cache.find('1', 'anna', always);
    expect(tables.loads.length).toBe(2);
  });

  it('[T37] keeps no more bytes than allowed, and no failures', async () => {
    const large = finishedTables('all', 10 * 1024 * 1024);
    const cache = new FinishedLogCache(large, () => 0);
    for (const id of ['1', '2', '3', '4']) await cache.find(id, 'anna', always);
    for (const [id, isKept] of [
      ['1', false],
      ['3', true],
      ['4', true],
    ] as const) {
      expect((await cache.find(id, 'anna', () => false)).ok).toBe(isKept);
    }
    let isOver = false;
    const running = {
      finishedMatch: async () => (isOver ? ok({ log: EMPTY_LOG, readers: 'all' as const }) : refuse('wrong-phase')),
    };
    const other = new FinishedLogCache(running, () => 0);
    expect(await other.find('1', 'anna', always)).toEqual(refuse('wrong-phase'));
    isOver = true;
    expect(await other.find('1', 'anna', always)).toHaveProperty('value.text');
  });

  it('[T37] keeps so many logs; with one more the oldest is dropped', async () => {
    const cache = new FinishedLogCache(finishedTables(), () => 0);
    const isKept = async (id: number) => (await cache.find(`${id}`, 'anna', () => false)).ok;
    for (let id = 1; id <= MAX_LOGS; id++) await cache.find(`${id}`, 'anna', always);
    expect(await isKept(1)).toBe(true);
    await cache.find(`${MAX_LOGS + 1}`, 'anna', always);
    expect([await isKept(1), await isKept(2), await isKept(MAX_LOGS + 1)]).toEqual([false, true, true]);
  });

  it('[T38] without spectators gives a log only to the players, and reloads it for one who has moved to another device', async () => {
    const players = new Set(['anna']);
    const cache = new FinishedLogCache(finishedTables(players), () => 0);
    expect(await cache.find('1', 'anna', always)).toHaveProperty('value.text');
    expect(await cache.find('1', 'zoe', always)).toEqual(refuse('door-closed'));
    expect(await cache.find('1', 'anna', always)).toHaveProperty('value.text');
    players.add('phone');
    expect(await cache.find('1', 'phone', always)).toHaveProperty('value.text');
  });
});
