// A server process that can be killed at any moment, and restarted with the same folder and port.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../checks/free-port.ts';

/** URLs of the built killable-server-main.ts and bot-worker.ts. */
export interface ServerPrograms {
  readonly server: string;
  readonly botWorker: string;
}

interface LaunchConfig {
  readonly environment?: Readonly<Record<string, string>>;
  readonly data?: string; // folder; one of its own by default
  readonly commandPrefix?: readonly string[]; // command that runs it, for instance in a mount namespace
}

const SERVING_LINE = /^serving since (\d+)$/;
const ENVIRONMENT = {
  HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
  BOT_TIME_MS: '60000', // the machine may be very busy
  BOT_PAUSE_MIN_MS: '0',
  BOT_PAUSE_MAX_MS: '20',
  TCP_PER_ADDRESS: '1000000',
  CONNECTS_PER_SECOND: '1000000',
  CONNECTIONS_PER_ADDRESS: '1000000',
  REQUESTS_PER_SECOND: '1000000',
  TABLES_PER_HOUR: '1000000',
  MESSAGES_PER_SECOND: '1000000',
  BYTES_PER_SECOND: '1000000000000',
};

export class KillableServer {
  readonly data: string; // folder
  readonly address: string;
  readonly loggedErrors: string[] = [];
  spawnedAt = 0; // on the scale of performance.now()
  clocksStartedAt = 0; // when its program was loaded
  servingAt = 0;
  killedAt = 0;
  private readonly folder: string;
  private readonly program: string;
  private readonly environment: Readonly<Record<string, string>>;
  private readonly commandPrefix: readonly string[];
  private process: ChildProcess | undefined;
  private shouldBeAlive = false;

  private constructor(port: number, { server, botWorker }: ServerPrograms, launch: LaunchConfig) {
    this.folder = mkdtempSync(join(tmpdir(), 'kuluary-kills-'));
    this.data = launch.data ?? join(this.folder, 'data');
    this.commandPrefix = launch.commandPrefix ?? [];
    this.address = `http://127.0.0.1:${port}`;
    this.program = copyProgram(server);
    const site = join(this.folder, 'site');
    mkdirSync(site);
    writeFileSync(join(site, 'index.html'), '<!doctype html>');
    const ownEnvironment = { PORT: `${port}`, DATA_DIR: this.data, SITE: site, BOT_WORKER: copyProgram(botWorker) };
    this.environment = { ...ENVIRONMENT, ...ownEnvironment, ...launch.environment };
  }

  static async prepare(programs: ServerPrograms, launch: LaunchConfig = {}): Promise<KillableServer> {
    return new KillableServer(await freePort(), programs, launch);
  }

  get isAlive(): boolean {
    return this.shouldBeAlive && this.process !== undefined;
  }

  get pid(): number | undefined {
    return this.process?.pid;
  }

  /** Resolves when it serves. */
  async start(): Promise<void> {
    this.spawnedAt = performance.now();
    const { PATH = '' } = process.env;
    const [command, ...args] = [...this.commandPrefix, process.execPath, this.program];
    const child = spawn(command!, args, {
      env: { PATH, ...this.environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.process = child;
    await new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the server ended by itself: ${code}`)));
      let rest = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        const lines = (rest + text).split('\n');
        rest = lines.pop()!;
        const serving = lines.find((line) => SERVING_LINE.test(line));
        this.loggedErrors.push(...lines.filter((line) => line !== serving));
        if (serving === undefined) return;
        this.clocksStartedAt = Number(SERVING_LINE.exec(serving)![1]) - performance.timeOrigin;
        resolve();
      });
    });
    this.servingAt = performance.now();
    this.shouldBeAlive = true;
    child.once('exit', (code) => this.shouldBeAlive && this.loggedErrors.push(`the server ended by itself: ${code}`));
  }

  async kill(): Promise<void> {
    this.shouldBeAlive = false;
    const closed = once(this.process!, 'close');
    this.process!.kill('SIGKILL');
    this.killedAt = performance.now();
    await closed;
    this.process = undefined;
  }

  async remove(): Promise<void> {
    if (this.process) await this.kill();
    for (const path of [this.folder, this.program, this.environment.BOT_WORKER!])
      rmSync(path, { recursive: true, force: true });
  }
}

/** Copies the program, which another build deletes, beside the packages that it needs. */
function copyProgram(program: string): string {
  const original = fileURLToPath(program);
  const copy = join(original, '..', `.kills-${crypto.randomUUID()}.mjs`);
  copyFileSync(original, copy);
  return copy;
}
