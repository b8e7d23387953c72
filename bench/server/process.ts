// What a process of the bench does: it is a server that is measured, or the seats that play there. Its parent asks it
// over the channel between them.

import { Load, type Measured } from './load.ts';

export interface System {
  /** Starts the server in this process. Returns its address. */
  serve(): Promise<string>;
  /** Brings four seats together at a new table of a server. They play from then on. */
  openTable(address: string, load: Load): Promise<void>;
  /** Begins a game in which somebody is asked and does not answer, with so many connections; only ours does. */
  openIdleTable?(address: string, connections: number): Promise<void>;
}

/** What a server's process has used. */
export interface Gauge {
  readonly cpu: number; // µs of all its threads, since it began
  readonly rss: number; // bytes
  readonly heap: number; // bytes of objects and of buffers
}

export type Role = 'server' | 'load';
export type Request =
  | { readonly type: 'address' }
  | { readonly type: 'gauge'; readonly clean: boolean } // with or without collecting garbage first
  | { readonly type: 'open'; readonly address: string; readonly tables: number }
  | { readonly type: 'fill'; readonly address: string; readonly tables: number; readonly connections: number }
  | { readonly type: 'think'; readonly ms: number } // on average, before each answer
  | { readonly type: 'measure'; readonly ms: number }
  | { readonly type: 'pause' };
export type Reply = string | Gauge | Measured | null;

const OPENED_AT_ONCE = 20; // tables
const FILLED_AT_ONCE = 500; // these wait for a bot that takes its time

export async function run(system: System): Promise<void> {
  const role = process.argv[2] as Role;
  const answer = role === 'server' ? serverAnswers(await system.serve()) : loadAnswers(system);
  process.on('message', async (request: Request) => process.send!(await answer(request)));
  process.on('disconnect', () => process.exit());
}

function serverAnswers(address: string) {
  return async (request: Request): Promise<Reply> => {
    if (request.type === 'address') return address;
    if (request.type !== 'gauge') throw new Error(`a server knows nothing of "${request.type}"`);
    return gauge(request.clean);
  };
}

async function gauge(clean: boolean): Promise<Gauge> {
  const { user, system } = process.cpuUsage();
  if (clean) await collectGarbage();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { cpu: user + system, rss, heap: heapUsed + external };
}

/** Twice: what a finalizer lets go is free after the second time. */
async function collectGarbage(): Promise<void> {
  for (let i = 0; i < 2; i++) {
    globalThis.gc!();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function loadAnswers(system: System) {
  const load = new Load();
  return async (request: Request): Promise<Reply> => {
    switch (request.type) {
      case 'open':
        return openTables(request.tables, OPENED_AT_ONCE, load, () => system.openTable(request.address, load));
      case 'fill':
        return openTables(request.tables, FILLED_AT_ONCE, load, () =>
          system.openIdleTable!(request.address, request.connections),
        );
      case 'think':
        load.thought = request.ms;
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

/** Nobody plays before all tables are there: a server at its limit would take long to open the last ones. */
async function openTables(tables: number, atOnce: number, load: Load, open: () => Promise<void>): Promise<null> {
  load.pause();
  for (let opened = 0; opened < tables; opened += atOnce) {
    await Promise.all(Array.from({ length: Math.min(atOnce, tables - opened) }, open));
  }
  load.resume();
  return null;
}
