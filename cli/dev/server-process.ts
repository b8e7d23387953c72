// A server in a process of its own, which can be restarted when its code has changed.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const STOP_TIMEOUT = 5000; // ms for a server to finish its requests

export class ServerProcess {
  private readonly nodeArguments: readonly string[];
  private readonly env: NodeJS.ProcessEnv;
  private child: ChildProcess | undefined;
  private latestStart: Promise<boolean> = Promise.resolve(false);
  private isRestartQueued = false; // not begun, so it covers every change until it does

  constructor(nodeArguments: readonly string[], env: NodeJS.ProcessEnv) {
    this.nodeArguments = nodeArguments;
    this.env = env;
  }

  /** Resolves when no start is under way. */
  get isServing(): Promise<boolean> {
    return this.latestStart;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Starts or restarts it. No two servers run at once, because they would share a database. */
  restart(): Promise<boolean> {
    if (this.isRestartQueued) return this.latestStart;
    this.isRestartQueued = true;
    this.latestStart = this.latestStart.then(async () => {
      this.isRestartQueued = false;
      await this.end();
      return this.start();
    });
    return this.latestStart;
  }

  async stop(): Promise<void> {
    await this.latestStart;
    await this.end();
  }

  private async start(): Promise<boolean> {
    const child = spawn(process.execPath, this.nodeArguments, {
      env: { ...process.env, ...this.env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.child = child;
    const serves = once(child, 'message').then(() => true);
    return Promise.race([serves, once(child, 'exit').then(() => false)]).catch(() => false); // it could not be started
  }

  private async end(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT);
    if (child.connected) child.disconnect(); // tells it to stop
    await ended;
    clearTimeout(timer);
  }
}
