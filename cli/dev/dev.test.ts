// What `npm run dev` is made of.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { failed, unwrap } from '@kuluary/kernel/result';
import { Player } from '@kuluary/server/player.fixture';
import { testServer } from '@kuluary/server/server.fixture';
import { describe, expect, it } from 'vitest';
import { openBotTable, readWish } from './bot-table.ts';
import { isOfServer, SERVER_FOLDERS } from './server-files.ts';
import { ServerProcess } from './server-process.ts';

const STAND_IN = join(import.meta.dirname, 'fixture', 'server.mjs');

describe('the files of the server', () => {
  it.each(['host/table.ts', 'games/coup/rules/coup.ts', 'games/coup/bot/expert/memory.ts', 'games/registry.ts'])(
    '[D1] it starts anew when %s changes',
    (path) => {
      expect(existsSync(path)).toBe(true);
      expect(isOfServer(path)).toBe(true);
    },
  );

  it.each([
    'host/lobby.test.ts',
    'host/house.fixture.ts',
    'games/coup/table/motion.ts',
    'web/main.ts',
    'host/README.md',
  ])('[D1] it goes on when %s changes', (path) => {
    expect(existsSync(path)).toBe(true);
    expect(isOfServer(path)).toBe(false);
  });

  it('[D1] its folders are there', () => {
    for (const folder of SERVER_FOLDERS) expect(existsSync(folder), folder).toBe(true);
  });
});

describe('the process of the server', () => {
  it('[D2] is replaced by one that starts after it has ended, once for changes that come together', async () => {
    const server = new ServerProcess([STAND_IN], {});
    expect(await server.restart()).toBe(true);
    const first = server.pid!;
    const [again, andAgain] = [server.restart(), server.restart()];
    expect(andAgain).toBe(again);
    expect(await again).toBe(true);
    expect(server.pid).not.toBe(first);
    expect(isRunning(first)).toBe(false);
    const last = server.pid!;
    await server.stop();
    expect(isRunning(last)).toBe(false);
  });

  it('[D2] says when it does not come to serve, and may be started again', async () => {
    const env = { CRASH: '1' };
    const server = new ServerProcess([STAND_IN], env);
    expect(await server.restart()).toBe(false);
    expect(await server.serves).toBe(false);
    env.CRASH = '';
    expect(await server.restart()).toBe(true);
    await server.stop();
  });
});

describe('a table with bots', () => {
  it('[D3] has a game that has begun, with whoever asked for it on the first seat', async () => {
    const server = await testServer({});
    const wish = readWish('/coup?seats=3&bot=hard&edition=squirrel');
    const { table, cookie } = unwrap(await openBotTable(server.address, wish, undefined));
    const player = await Player.at(server.address, table, cookie);
    expect(player.latest!.table).toMatchObject({ phase: 'playing', options: { edition: 'squirrel' } });
    expect(player.latest!.table.seats.map(({ bot }) => bot)).toEqual([null, 'hard', 'hard']);
    expect(player.seat).toBe(0);
    await player.leave();
    await server.stop();
  });

  it.each([
    ['/chess', 'no-such-game'],
    ['/coup?seats=1', 'wrong-seats'],
    ['/coup?seats=7', 'wrong-seats'],
    ['/coup?seats=many', 'wrong-seats'],
    ['/coup?bot=nobody', 'no-such-bot'],
  ])('[D3] %s: %s', async (address, code) => {
    const server = await testServer({});
    expect(await openBotTable(server.address, readWish(address), undefined)).toEqual(failed(code));
    await server.stop();
  });
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
