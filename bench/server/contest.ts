// Servers side by side: each with its seats in another process, one after the other on the same machine, for every
// number of tables.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from '../../cli/build.mjs';
import type { Measured } from './load.ts';
import type { Gauge, Reply, Request, Role } from './process.ts';

/** How long seats play before the measuring and while it lasts, in ms. */
export interface Time {
  readonly warmUp: number;
  readonly measured: number;
}

/** What a server did with so many tables. */
export interface Result {
  readonly movesPerSecond: number;
  readonly cpuPerMove: number; // µs
  readonly rss: number; // bytes, with all tables there and nobody playing
  readonly heap: number;
  readonly p50: number; // ms
  readonly p99: number;
}

const REST = 2000; // ms

export async function measure(system: string, tables: number, time: Time): Promise<Result> {
  const program = fileURLToPath(await build(`bench/server/${system}.ts`));
  const server = await Process.start(program, 'server');
  const load = await Process.start(program, 'load');
  try {
    return await played(server, load, tables, time);
  } finally {
    await load.end();
    await server.end();
  }
}

async function played(server: Process, load: Process, tables: number, time: Time): Promise<Result> {
  const address = await server.ask<string>({ type: 'address' });
  await load.ask({ type: 'open', address, tables });
  await load.ask({ type: 'measure', ms: time.warmUp });
  const before = await server.ask<Gauge>({ type: 'gauge', clean: false });
  const { moves, seconds, p50, p99 } = await load.ask<Measured>({ type: 'measure', ms: time.measured });
  const after = await server.ask<Gauge>({ type: 'gauge', clean: false });
  await load.ask({ type: 'pause' });
  await setTimeout(REST); // what is over is put away
  const full = await server.ask<Gauge>({ type: 'gauge', clean: true });
  return {
    movesPerSecond: moves / seconds,
    cpuPerMove: (after.cpu - before.cpu) / moves,
    rss: full.rss,
    heap: full.heap,
    p50,
    p99,
  };
}

export class Process {
  private readonly child: ChildProcess;
  private readonly failed: Promise<never>;

  private constructor(child: ChildProcess) {
    this.child = child;
    this.failed = once(child, 'exit').then(([code]) => {
      throw new Error(`a process of the bench ended with ${code}`);
    });
    this.failed.catch(() => undefined); // whoever asks it something hears of it
  }

  static async start(program: string, role: Role, more: Readonly<Record<string, string>> = {}): Promise<Process> {
    const env = { ...process.env, ...more, NODE_ENV: 'production', BOT_WORKER: await build('server/bot-worker.ts') };
    const flags = role === 'server' ? (process.env.SERVER_FLAGS ?? '').split(' ').filter(Boolean) : []; // --cpu-prof …
    return new Process(fork(program, [role], { execArgv: ['--expose-gc', ...flags], env }));
  }

  async ask<Answer extends Reply>(request: Request): Promise<Answer> {
    this.child.send(request);
    const [answer] = await Promise.race([once(this.child, 'message'), this.failed]);
    return answer as Answer;
  }

  /** Resolves when it has gone. */
  async end(): Promise<void> {
    if (this.child.connected) this.child.disconnect();
    await this.failed.catch(() => undefined);
  }
}
