// A real server on a free port, with a folder of its own, for tests.

import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../checks/free-port.ts';
import { build } from '../cli/build.mjs';
import { type Config, readConfig } from './config.ts';
import { Player, post } from './player.fixture.ts';
import { type Replaced, serve } from './serve.ts';

export interface TestServer {
  readonly address: string;
  readonly folder: string;
  /** Stops, and starts again in the same folder and on the same port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** So that only those tests meet limits which are about them. */
export const NO_LIMITS = {
  MESSAGES_PER_SECOND: 1_000_000,
  TCP_PER_ADDRESS: 1_000_000,
  CONNECTS_PER_SECOND: 1_000_000,
  CONNECTIONS_PER_ADDRESS: 1_000_000,
  REQUESTS_PER_SECOND: 1_000_000,
  TABLES_PER_HOUR: 1_000_000,
  BYTES_PER_SECOND: 1_000_000_000_000,
} as const;

export async function testServer(change: Partial<Config>, replaced: Replaced = {}): Promise<TestServer> {
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
    PORT: await freePort(), // it is stopped and started again
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'silent',
    BOT_PAUSE_MIN_MS: 0,
    BOT_PAUSE_MAX_MS: 0,
    ...change,
  };
  const botWorker = await ownBotWorker();
  const parts = { botWorker: botWorker.href, site };
  const remove = () => {
    for (const own of [folder, botWorker]) rmSync(own, { recursive: true, force: true });
  };
  let running = await serve(config, parts, replaced).catch((error: unknown) => {
    remove();
    throw error;
  });
  const address = running.address.replace('localhost', '127.0.0.1');
  return {
    address,
    folder,
    async restart() {
      await running.stop();
      running = await serve(config, parts, replaced);
    },
    async stop() {
      await running.stop();
      remove();
    },
  };
}

/** A copy of this server's own, beside the packages it needs: whoever builds anew throws the old one away. */
async function ownBotWorker(): Promise<URL> {
  const built = await build('server/bot-worker.ts');
  const copy = new URL(`.test-${crypto.randomUUID()}.mjs`, built);
  copyFileSync(new URL(built), copy);
  return copy;
}

/** A table with people on its seats, in the lobby. */
export async function gather({ address }: TestServer, people: number, bots = 0): Promise<Player[]> {
  const { body, cookie } = await post(address, '/api/tables', { game: 'coup', name: 'Anna', salt: 'salt 0' });
  const players = [await Player.at(address, body.table!, cookie)];
  for (let i = 1; i < people; i++) {
    const player = await Player.at(address, body.table!);
    await player.ask({ type: 'sit', seat: i, name: `Guest ${i}`, salt: `salt ${i}` });
    players.push(player);
  }
  for (let seat = people; seat < people + bots; seat++) {
    await players[0]!.ask({ type: 'seat-bot', seat, bot: 'random', name: `Bot ${seat}` });
  }
  return players;
}

/** A game that has begun: everybody knows it. */
export async function begin(server: TestServer, people: number, bots = 0, options = {}): Promise<Player[]> {
  const players = await gather(server, people, bots);
  await players[0]!.ask({ type: 'set', clock: 'none', options });
  await players[0]!.ask({ type: 'start' });
  await Promise.all(players.map((player) => player.until(() => player.latest!.play !== null)));
  return players;
}

export async function leaveAll(players: readonly Player[]): Promise<void> {
  await Promise.all(players.map((player) => player.leave()));
}
