// Measures a server with its load generator in another process, for one number of tables.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from '../../cli/build.mjs';
import type { BenchReply, BenchRequest, BenchRole, ResourceUsage } from './bench-process.ts';
import type { LoadResult } from './load-generator.ts';

/** How long seats play before the measuring and while it lasts, in ms. */
export interface MeasuringTimes {
  readonly warmUp: number;
  readonly measured: number;
}

export interface ServerResult {
  readonly movesPerSecond: number;
  readonly cpuPerMove: number; // µs
  readonly rss: number; // bytes, with all tables there and nobody playing
  readonly heap: number;
  readonly p50: number; // ms
  readonly p99: number;
}

const IDLE_TIME = 2000; // ms

export async function measureServer(system: string, tables: number, times: MeasuringTimes): Promise<ServerResult> {
  const program = fileURLToPath(await build(`bench/server/${system}.ts`));
  const server = await BenchProcess.start(program, 'server');
  const load = await BenchProcess.start(program, 'load');
  try {
    return await measureRun(server, load, tables, times);
  } finally {
    await load.end();
    await server.end();
  }
}

async function measureRun(
  server: BenchProcess,
  load: BenchProcess,
  tables: number,
  times: MeasuringTimes,
): Promise<ServerResult> {
  const address = await server.request<string>({ type: 'address' });
  await load.request({ type: 'open', address, tables });
  await load.request({ type: 'measure', ms: times.warmUp });
  const before = await server.request<ResourceUsage>({ type: 'gauge', clean: false });
  const { moves, seconds, p50, p99 } = await load.request<LoadResult>({ type: 'measure', ms: times.measured });
  const after = await server.request<ResourceUsage>({ type: 'gauge', clean: false });
  await load.request({ type: 'pause' });
  await setTimeout(IDLE_TIME); // finished matches are unloaded
  const full = await server.request<ResourceUsage>({ type: 'gauge', clean: true });
  return {
    movesPerSecond: moves / seconds,
    cpuPerMove: (after.cpu - before.cpu) / moves,
    rss: full.rss,
    heap: full.heap,
    p50,
    p99,
  };
}

export class BenchProcess {
  private readonly child: ChildProcess;
  private readonly failed: Promise<never>;

  private constructor(child: ChildProcess) {
    this.child = child;
    this.failed = once(child, 'exit').then(([code]) => {
      throw new Error(`a process of the bench ended with ${code}`);
    });
    this.failed.catch(() => undefined); // requests reject instead
  }

  static async start(
    program: string,
    role: BenchRole,
    more: Readonly<Record<string, string>> = {},
  ): Promise<BenchProcess> {
    const env = { ...process.env, ...more, NODE_ENV: 'production', BOT_WORKER: await build('server/bot-worker.ts') };
    const flags = role === 'server' ? (process.env.SERVER_FLAGS ?? '').split(' ').filter(Boolean) : []; // --cpu-prof …
    return new BenchProcess(fork(program, [role], { execArgv: ['--expose-gc', ...flags], env }));
  }

  async request<Reply extends BenchReply>(request: BenchRequest): Promise<Reply> {
    this.child.send(request);
    const [reply] = await Promise.race([once(this.child, 'message'), this.failed]);
    return reply as Reply;
  }

  /** Resolves when the process has ended. */
  async end(): Promise<void> {
    if (this.child.connected) this.child.disconnect();
    await this.failed.catch(() => undefined);
  }
}
