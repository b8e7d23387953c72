// A server in a process of its own that can be killed at any moment and started again in the same folder and port.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../checks/free-port.ts';

/** Addresses of victim.ts and bot-worker.ts, built. */
export interface Programs {
  readonly victim: string;
  readonly botWorker: string;
}

/** Where and how it runs, if not in a folder of its own. */
export interface Place {
  readonly settings?: Readonly<Record<string, string>>; // of its environment
  readonly data?: string; // its data folder
  readonly within?: readonly string[]; // the command that runs it in another place
}

const SERVING = /^serving since (\d+)$/;
const SETTINGS = {
  HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
  BOT_TIME_MS: '60000', // a machine this busy may keep them waiting
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

export class VictimProcess {
  readonly data: string; // its data folder
  readonly address: string;
  readonly complaints: string[] = []; // what it has logged: only errors are
  spawnedAt = 0; // on the scale of performance.now()
  begunAt = 0; // when its program was loaded, and clocks began to run again
  servingAt = 0;
  killedAt = 0;
  private readonly folder: string;
  private readonly program: string;
  private readonly settings: Readonly<Record<string, string>>;
  private readonly within: readonly string[];
  private process: ChildProcess | undefined;
  private isWanted = false; // to live

  private constructor(port: number, { victim, botWorker }: Programs, place: Place) {
    this.folder = mkdtempSync(join(tmpdir(), 'kuluary-kills-'));
    this.data = place.data ?? join(this.folder, 'data');
    this.within = place.within ?? [];
    this.address = `http://127.0.0.1:${port}`;
    this.program = keep(victim);
    const site = join(this.folder, 'site');
    mkdirSync(site);
    writeFileSync(join(site, 'index.html'), '<!doctype html>');
    const own = { PORT: `${port}`, DATA_DIR: this.data, SITE: site, BOT_WORKER: keep(botWorker) };
    this.settings = { ...SETTINGS, ...own, ...place.settings };
  }

  static async prepare(programs: Programs, place: Place = {}): Promise<VictimProcess> {
    return new VictimProcess(await freePort(), programs, place);
  }

  get isAlive(): boolean {
    return this.isWanted && this.process !== undefined;
  }

  get pid(): number | undefined {
    return this.process?.pid;
  }

  /** Resolves as soon as it serves. */
  async start(): Promise<void> {
    this.spawnedAt = performance.now();
    const { PATH = '' } = process.env;
    const [command, ...words] = [...this.within, process.execPath, this.program];
    const child = spawn(command!, words, {
      env: { PATH, ...this.settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.process = child;
    await new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the server ended by itself: ${code}`)));
      let rest = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        const lines = (rest + text).split('\n');
        rest = lines.pop()!;
        const serving = lines.find((line) => SERVING.test(line));
        this.complaints.push(...lines.filter((line) => line !== serving));
        if (serving === undefined) return;
        this.begunAt = Number(SERVING.exec(serving)![1]) - performance.timeOrigin;
        resolve();
      });
    });
    this.servingAt = performance.now();
    this.isWanted = true;
    child.once('exit', (code) => this.isWanted && this.complaints.push(`the server ended by itself: ${code}`));
  }

  async kill(): Promise<void> {
    this.isWanted = false;
    const closed = once(this.process!, 'close');
    this.process!.kill('SIGKILL');
    this.killedAt = performance.now();
    await closed;
    this.process = undefined;
  }

  async remove(): Promise<void> {
    if (this.process) await this.kill();
    for (const path of [this.folder, this.program, this.settings.BOT_WORKER!])
      rmSync(path, { recursive: true, force: true });
  }
}

/** A copy beside the original, where its packages are found: whoever builds anew throws the original away. */
function keep(program: string): string {
  const original = fileURLToPath(program);
  const copy = join(original, '..', `.kills-${crypto.randomUUID()}.mjs`);
  copyFileSync(original, copy);
  return copy;
}
