// A real server for tests, on a free port, with a folder of its own.

import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../checks/free-port.ts';
import { build } from '../cli/build.mjs';
import { type Config, readConfig } from './config.ts';
import { type ServeOverrides, serve } from './serve.ts';
import { postJson, TestClient } from './test-client.fixture.ts';

export interface TestServer {
  readonly address: string;
  readonly folder: string;
  /** Restarts in the same folder and on the same port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** For all tests but those of limits. */
export const NO_LIMITS = {
  MESSAGES_PER_SECOND: 1_000_000,
  TCP_PER_ADDRESS: 1_000_000,
  CONNECTS_PER_SECOND: 1_000_000,
  CONNECTIONS_PER_ADDRESS: 1_000_000,
  REQUESTS_PER_SECOND: 1_000_000,
  TABLES_PER_HOUR: 1_000_000,
  BYTES_PER_SECOND: 1_000_000_000_000,
} as const;

export async function startTestServer(change: Partial<Config>, overrides: ServeOverrides = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'kuluary-server-'));
  const site = join(folder, 'site');
  mkdirSync(join(site, 'assets'), { recursive: true });
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>Kuluary</title>');
  writeFileSync(join(site, 'table.html'), '<!doctype html><title>Kuluary</title>A table');
  writeFileSync(join(site, 'table-coup.html'), '<!doctype html><title>Kuluary</title>A table of Coup');
  writeFileSync(join(site, 'play-coup.html'), '<!doctype html><title>Kuluary</title>Coup');
  writeFileSync(join(site, 'assets', 'main.js'), `// ${'kuluary '.repeat(1000)}`);
  const config: Config = {
    ...readConfig({}),
    HOST: '127.0.0.1',
    PORT: await freePort(), // kept through restarts
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'silent',
    BOT_PAUSE_MIN_MS: 0,
    BOT_PAUSE_MAX_MS: 0,
    ...change,
  };
  const botWorker = await copyBotWorker();
  const serverBuild = { botWorker: botWorker.href, site };
  const remove = () => {
    for (const path of [folder, botWorker]) rmSync(path, { recursive: true, force: true });
  };
  let server = await serve(config, serverBuild, overrides).catch((error: unknown) => {
    remove();
    throw error;
  });
  const address = server.address.replace('localhost', '127.0.0.1');
  return {
    address,
    folder,
    async restart() {
      await server.stop();
      server = await serve(config, serverBuild, overrides);
    },
    async stop() {
      await server.stop();
      remove();
    },
  };
}

/** Copies the built worker, which another build deletes, beside the packages that it needs. */
async function copyBotWorker(): Promise<URL> {
  const built = await build('server/bot-worker.ts');
  const copy = new URL(`.test-${crypto.randomUUID()}.mjs`, built);
  copyFileSync(new URL(built), copy);
  return copy;
}

/** A table with seated clients, in the lobby. */
export async function openLobby({ address }: TestServer, people: number, bots = 0): Promise<TestClient[]> {
  const { body, cookie } = await postJson(address, '/api/tables', { game: 'coup', name: 'Anna', salt: 'salt 0' });
  const players = [await TestClient.join(address, body.table!, cookie)];
  for (let i = 1; i < people; i++) {
    const client = await TestClient.join(address, body.table!);
    await client.request({ type: 'sit', seat: i, name: `Guest ${i}`, salt: `salt ${i}` });
    players.push(client);
  }
  for (let seat = people; seat < people + bots; seat++) {
    await players[0]!.request({ type: 'seat-bot', seat, bot: 'random', name: `Bot ${seat}` });
  }
  return players;
}

/** Starts a match, and waits until all clients know of it. */
export async function startMatch(server: TestServer, people: number, bots = 0, options = {}): Promise<TestClient[]> {
  const players = await openLobby(server, people, bots);
  await players[0]!.request({ type: 'set', clock: 'none', options });
  await players[0]!.request({ type: 'start' });
  await Promise.all(players.map((client) => client.waitUntil(() => client.latest!.play !== null)));
  return players;
}

export async function disconnectAll(players: readonly TestClient[]): Promise<void> {
  await Promise.all(players.map((client) => client.disconnect()));
}
