// A server in a process of its own, which is replaced when its code has changed.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const STOP_TIME = 5000; // ms that a server has to finish what it has begun

export class ServerProcess {
  private readonly words: readonly string[]; // what Node is started with
  private readonly env: NodeJS.ProcessEnv;
  private child: ChildProcess | undefined;
  private replaced: Promise<boolean> = Promise.resolve(false);
  private waiting = false; // a restart that has not begun: it will see every change until then

  constructor(words: readonly string[], env: NodeJS.ProcessEnv) {
    this.words = words;
    this.env = env;
  }

  /** Resolves when no start is under way: does it serve? */
  get serves(): Promise<boolean> {
    return this.replaced;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Starts it, or starts it anew. One after another: no two servers share a database. */
  restart(): Promise<boolean> {
    if (this.waiting) return this.replaced;
    this.waiting = true;
    this.replaced = this.replaced.then(async () => {
      this.waiting = false;
      await this.end();
      return this.start();
    });
    return this.replaced;
  }

  async stop(): Promise<void> {
    await this.replaced;
    await this.end();
  }

  private async start(): Promise<boolean> {
    const child = spawn(process.execPath, this.words, {
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
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIME);
    if (child.connected) child.disconnect(); // that tells it to stop
    await ended;
    clearTimeout(timer);
  }
}
