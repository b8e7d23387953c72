// The parts of `npm run dev`.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { failed, unwrap } from '@kuluary/kernel/result';
import { TestClient } from '@kuluary/server/test-client.fixture';
import { startTestServer } from '@kuluary/server/test-server.fixture';
import { describe, expect, it } from 'vitest';
import { openBotTable, parseBotTableRequest } from './bot-table.ts';
import { isServerFile, SERVER_FOLDERS } from './server-files.ts';
import { ServerProcess } from './server-process.ts';

const STUB_SERVER = join(import.meta.dirname, 'fixture', 'server.mjs');

describe('the files of the server', () => {
  it.each([
    'host/table.ts',
    'games/coup/rules/coup-game.ts',
    'games/coup/bot/expert/public-memory.ts',
    'games/game-registry.ts',
  ])('[D1] cause a restart when %s changes', (path) => {
    expect(existsSync(path)).toBe(true);
    expect(isServerFile(path)).toBe(true);
  });

  it.each([
    'host/lobby.test.ts',
    'host/test-host.fixture.ts',
    'games/coup/table/flight-paths.ts',
    'web/main.ts',
    'host/README.md',
  ])('[D1] do not include %s', (path) => {
    expect(existsSync(path)).toBe(true);
    expect(isServerFile(path)).toBe(false);
  });

  it('[D1] are in folders that exist', () => {
    for (const folder of SERVER_FOLDERS) expect(existsSync(folder), folder).toBe(true);
  });
});

describe('the process of the server', () => {
  it('[D2] is replaced by one that starts after it has ended, once for changes at the same time', async () => {
    const server = new ServerProcess([STUB_SERVER], {});
    expect(await server.restart()).toBe(true);
    const first = server.pid!;
    const [second, third] = [server.restart(), server.restart()];
    expect(third).toBe(second);
    expect(await second).toBe(true);
    expect(server.pid).not.toBe(first);
    expect(isRunning(first)).toBe(false);
    const last = server.pid!;
    await server.stop();
    expect(isRunning(last)).toBe(false);
  });

  it('[D2] reports when it fails to start, and can be started again', async () => {
    const env = { CRASH: '1' };
    const server = new ServerProcess([STUB_SERVER], env);
    expect(await server.restart()).toBe(false);
    expect(await server.isServing).toBe(false);
    env.CRASH = '';
    expect(await server.restart()).toBe(true);
    await server.stop();
  });
});

describe('a table with bots', () => {
  it('[D3] has begun, with the guest who requested it on the first seat', async () => {
    const server = await startTestServer({});
    const request = parseBotTableRequest('/coup?seats=3&bot=hard&edition=squirrel');
    const { table, cookie } = unwrap(await openBotTable(server.address, request, undefined));
    const client = await TestClient.join(server.address, table, cookie);
    expect(client.latest!.table).toMatchObject({ phase: 'playing', options: { edition: 'squirrel' } });
    expect(client.latest!.table.seats.map(({ bot }) => bot)).toEqual([null, 'hard', 'hard']);
    expect(client.seat).toBe(0);
    await client.disconnect();
    await server.stop();
  });

  it.each([
    ['/chess', 'no-such-game'],
    ['/coup?seats=1', 'wrong-seats'],
    ['/coup?seats=7', 'wrong-seats'],
    ['/coup?seats=many', 'wrong-seats'],
    ['/coup?bot=nobody', 'no-such-bot'],
  ])('[D3] %s: %s', async (address, code) => {
    const server = await startTestServer({});
    expect(await openBotTable(server.address, parseBotTableRequest(address), undefined)).toEqual(failed(code));
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
