// A process of the benchmark: the server that is measured, or the load generator that plays there. Its parent sends it
// requests.

import { LoadGenerator, type LoadResult } from './load-generator.ts';

interface BenchedServer {
  /** Starts the server in this process. Returns its address. */
  serve(): Promise<string>;
  /** Opens a new table of a server with four scripted seats, which play from then on. */
  openTable(address: string, load: LoadGenerator): Promise<void>;
  /** Begins a game in which a seat is asked and never moves, with so many connections. Only for our server. */
  openIdleTable?(address: string, connections: number): Promise<void>;
}

export interface ResourceUsage {
  readonly cpu: number; // µs of all its threads, since it began
  readonly rss: number; // bytes
  readonly heap: number; // bytes of objects and of buffers
}

export type BenchRole = 'server' | 'load';
export type BenchRequest =
  | { readonly type: 'address' }
  | { readonly type: 'gauge'; readonly clean: boolean } // with or without collecting garbage first
  | { readonly type: 'open'; readonly address: string; readonly tables: number }
  | { readonly type: 'fill'; readonly address: string; readonly tables: number; readonly connections: number }
  | { readonly type: 'think'; readonly ms: number } // on average, before each move
  | { readonly type: 'measure'; readonly ms: number }
  | { readonly type: 'pause' };
export type BenchReply = string | ResourceUsage | LoadResult | null;

const OPENED_AT_ONCE = 20; // tables
const FILLED_AT_ONCE = 500; // these wait for a slow bot

export async function runBenchProcess(server: BenchedServer): Promise<void> {
  const role = process.argv[2] as BenchRole;
  const replyTo = role === 'server' ? serverReplies(await server.serve()) : loadReplies(server);
  process.on('message', async (request: BenchRequest) => process.send!(await replyTo(request)));
  process.on('disconnect', () => process.exit());
}

function serverReplies(address: string) {
  return async (request: BenchRequest): Promise<BenchReply> => {
    if (request.type === 'address') return address;
    if (request.type !== 'gauge') throw new Error(`a server knows nothing of "${request.type}"`);
    return measureUsage(request.clean);
  };
}

async function measureUsage(clean: boolean): Promise<ResourceUsage> {
  const { user, system } = process.cpuUsage();
  if (clean) await collectGarbage();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { cpu: user + system, rss, heap: heapUsed + external };
}

/** Twice, because what a finalizer releases is free after the second time. */
async function collectGarbage(): Promise<void> {
  for (let i = 0; i < 2; i++) {
    globalThis.gc!();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function loadReplies(server: BenchedServer) {
  const load = new LoadGenerator();
  return async (request: BenchRequest): Promise<BenchReply> => {
    switch (request.type) {
      case 'open':
        return openTables(request.tables, OPENED_AT_ONCE, load, () => server.openTable(request.address, load));
      case 'fill':
        return openTables(request.tables, FILLED_AT_ONCE, load, () =>
          server.openIdleTable!(request.address, request.connections),
        );
      case 'think':
        load.thinkingTime = request.ms;
        return null;
      case 'measure':
        return load.measure(request.ms);
      case 'pause':
        load.pause();
        return null;
      default:
        throw new Error(`the load knows nothing of "${request.type}"`);
    }
  };
}

/** Pauses the load meanwhile: a server at its limit would take long to open the last tables. */
async function openTables(
  tables: number,
  atOnce: number,
  load: LoadGenerator,
  open: () => Promise<void>,
): Promise<null> {
  load.pause();
  for (let opened = 0; opened < tables; opened += atOnce) {
    await Promise.all(Array.from({ length: Math.min(atOnce, tables - opened) }, open));
  }
  load.resume();
  return null;
}
