// One server of a cluster: a `kuluary serve` process, restarted when it dies.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const KULUARY = fileURLToPath(new URL('../../cli/kuluary.mjs', import.meta.url));
const SERVING_LINE = /^Kuluary is open: http:\/\/localhost:(\d+)$/;
const RESTART_DELAY = 3000; // ms

interface ClusterMemberConfig {
  readonly name: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly print: (line: string) => void;
}

export class ClusterMember {
  private readonly config: ClusterMemberConfig;
  private process: ChildProcess | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isStopping = false;
  port: number | undefined; // while it serves

  constructor(config: ClusterMemberConfig) {
    this.config = config;
    process.once('exit', () => this.process?.kill('SIGTERM'));
  }

  get pid(): number | undefined {
    return this.process?.pid;
  }

  /** Resolves when it serves, or has died before that. */
  async start(): Promise<void> {
    const { name, environment, print } = this.config;
    const env = { ...process.env, LOG_LEVEL: 'error', ...environment, HOST: '127.0.0.1', PORT: '0' };
    const child = spawn(process.execPath, [KULUARY, 'serve'], {
      env,
      detached: true, // Ctrl+C reaches only the cluster, which stops its members
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.process = child;
    const ended = once(child, 'exit').then(() => this.restartAfterExit());
    const serving = new Promise<void>((resolve) => {
      createInterface(child.stdout).on('line', (line) => {
        const port = SERVING_LINE.exec(line)?.[1];
        if (port === undefined) return print(`${name}: ${line}`);
        this.port = Number(port);
        resolve();
      });
    });
    await Promise.race([serving, ended]);
  }

  /** Resolves when the process has exited. */
  async stop(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.timer);
    if (!this.process) return;
    const ended = once(this.process, 'exit');
    this.process.kill('SIGTERM');
    await ended;
  }

  private restartAfterExit(): void {
    const { name, print } = this.config;
    const { pid } = this;
    this.process = undefined;
    this.port = undefined;
    if (this.isStopping) return;
    print(`${name} (pid ${pid}) has died. It is started again in ${RESTART_DELAY / 1000} s.`);
    this.timer = setTimeout(async () => {
      await this.start();
      if (this.port !== undefined) print(`${name} serves again: pid ${this.pid}, http://localhost:${this.port}`);
    }, RESTART_DELAY);
  }
}
