// What tables cost that nobody plays at just now: from 10 to 10,000 of them beside a hundred that are played at, and
// a start with as many under way.

import { fileURLToPath } from 'node:url';
import { build } from '../../cli/build.mjs';
import { restartWith } from '../../server/kills/open-tables.ts';
import type { Group, Table } from '../table.ts';
import type { Pace } from '../timing.ts';
import { Process, type Time } from './contest.ts';
import type { Measured } from './load.ts';
import type { Gauge } from './process.ts';

const IDLE = [10, 100, 1000, 10_000]; // tables
const ACTIVE = 100;
const CONNECTED = { tables: 1000, more: 4 }; // where connections are weighed
const RESTART_BAR = 2000; // ms
const MEMORY_BAR = 100; // kB of a table with its connection

interface Cost {
  readonly heap: number; // bytes, before anybody plays
  readonly rss: number;
  readonly idleCpu: number; // µs a second, while nobody plays
  readonly movesPerSecond: number;
  readonly cpuPerMove: number; // µs
  readonly p99: number; // ms
}

export const scaleGroup: Group = {
  id: 'scale',
  async run(pace: Pace) {
    const time = { warmUp: 4 * pace.rounds * pace.sliceMs, measured: 3 * pace.rounds * pace.sliceMs };
    const costs = new Map<number, Cost>();
    for (const tables of IDLE) costs.set(tables, await costOf(tables, time));
    return [costTable(costs, await connectionCost()), await restartTable()];
  },
};

function costTable(costs: ReadonlyMap<number, Cost>, perConnection: number): Table {
  const few = Math.min(...IDLE);
  const perTable = (tables: number) =>
    tables === few ? 0 : (costs.get(tables)!.heap - costs.get(few)!.heap) / (tables - few) / 1000;
  const most = Math.max(...IDLE);
  return {
    id: 'scale-tables',
    title: `Tables in memory with one connection each, and ${ACTIVE} more with four seats that answer at once`,
    columns: [
      { id: 'tables', head: 'idle tables', digits: 0 },
      { id: 'heap', head: 'heap MB', digits: 0 },
      { id: 'rss', head: 'RSS MB', digits: 0 },
      { id: 'perTable', head: 'heap kB/table', digits: 1 },
      { id: 'idleCpu', head: 'CPU ms/s at rest', digits: 1 },
      { id: 'moves', head: 'moves/s', digits: 0 },
      { id: 'cpu', head: 'CPU µs/move', digits: 0 },
      { id: 'p99', head: 'p99 ms', digits: 1 },
    ],
    rows: [...costs].map(([tables, cost]) => ({
      tables,
      heap: cost.heap / 1e6,
      rss: cost.rss / 1e6,
      perTable: perTable(tables),
      idleCpu: cost.idleCpu / 1000,
      moves: cost.movesPerSecond,
      cpu: cost.cpuPerMove,
      p99: cost.p99,
    })),
    bars: [
      { what: `heap kB of an idle table of ${most}`, measured: perTable(most), atMost: MEMORY_BAR, digits: 1 },
      { what: 'heap kB of one more connection', measured: perConnection / 1000, atMost: MEMORY_BAR, digits: 1 },
    ],
  };
}

async function withServer<T>(work: (server: Process, load: Process, address: string) => Promise<T>): Promise<T> {
  const program = fileURLToPath(await build('bench/server/kuluary.ts'));
  const server = await Process.start(program, 'server');
  const load = await Process.start(program, 'load');
  try {
    return await work(server, load, await server.ask<string>({ type: 'address' }));
  } finally {
    await load.end();
    await server.end();
  }
}

function costOf(tables: number, time: Time): Promise<Cost> {
  return withServer(async (server, load, address) => {
    await load.ask({ type: 'fill', address, tables, connections: 1 });
    const full = await server.ask<Gauge>({ type: 'gauge', clean: true });
    const resting = await server.ask<Gauge>({ type: 'gauge', clean: false });
    await load.ask({ type: 'measure', ms: time.measured });
    const rested = await server.ask<Gauge>({ type: 'gauge', clean: false });
    await load.ask({ type: 'open', address, tables: ACTIVE });
    await load.ask({ type: 'measure', ms: time.warmUp });
    const before = await server.ask<Gauge>({ type: 'gauge', clean: false });
    const { moves, seconds, p99 } = await load.ask<Measured>({ type: 'measure', ms: time.measured });
    const after = await server.ask<Gauge>({ type: 'gauge', clean: false });
    return {
      heap: full.heap,
      rss: full.rss,
      idleCpu: ((rested.cpu - resting.cpu) * 1000) / time.measured,
      movesPerSecond: moves / seconds,
      cpuPerMove: (after.cpu - before.cpu) / moves,
      p99,
    };
  });
}

/** Bytes of the heap that a further connection at a table takes. */
async function connectionCost(): Promise<number> {
  const { tables, more } = CONNECTED;
  const heaps: number[] = [];
  for (const connections of [1, 1 + more]) {
    const { heap } = await withServer(async (server, load, address) => {
      await load.ask({ type: 'fill', address, tables, connections });
      return server.ask<Gauge>({ type: 'gauge', clean: true });
    });
    heaps.push(heap);
  }
  return (heaps[1]! - heaps[0]!) / (tables * more);
}

async function restartTable(): Promise<Table> {
  const programs = { victim: await build('server/kills/victim.ts'), botWorker: await build('server/bot-worker.ts') };
  const rows = [];
  for (const tables of IDLE) {
    const { serving, answering } = await restartWith(programs, tables);
    rows.push({ tables, serving, answering });
  }
  return {
    id: 'scale-restart',
    title: 'A server starts with so many games under way: ms from the start of its process',
    columns: [
      { id: 'tables', head: 'tables', digits: 0 },
      { id: 'serving', head: 'serving', digits: 0 },
      { id: 'answering', head: 'a player has its table', digits: 0 },
    ],
    rows,
    bars: [
      {
        what: `serving with ${IDLE.at(-1)} tables, ms`,
        measured: rows.at(-1)!.serving,
        atMost: RESTART_BAR,
        digits: 0,
      },
    ],
  };
}
