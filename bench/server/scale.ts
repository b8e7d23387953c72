// Benchmark of idle tables: what 10 to 10,000 of them cost besides a hundred active ones, and a restart with as many.

import { fileURLToPath } from 'node:url';
import { build } from '../../cli/build.mjs';
import { measureRestart } from '../../server/kills/restart-time.ts';
import type { BenchGroup, ReportTable } from '../report-table.ts';
import type { TimingPlan } from '../timing.ts';
import type { ResourceUsage } from './bench-process.ts';
import type { LoadResult } from './load-generator.ts';
import { BenchProcess, type MeasuringTimes } from './server-measurement.ts';

const IDLE_TABLES = [10, 100, 1000, 10_000];
const ACTIVE_TABLES = 100;
const CONNECTION_RUN = { tables: 1000, more: 4 }; // to measure the memory of a connection
const RESTART_TARGET = 2000; // ms
const MEMORY_TARGET = 100; // kB of a table with its connection

interface Cost {
  readonly heap: number; // bytes, before anybody plays
  readonly rss: number;
  readonly idleCpu: number; // µs a second, while nobody plays
  readonly movesPerSecond: number;
  readonly cpuPerMove: number; // µs
  readonly p99: number; // ms
}

export const scaleGroup: BenchGroup = {
  id: 'scale',
  async run(plan: TimingPlan) {
    const times = { warmUp: 4 * plan.rounds * plan.sliceMs, measured: 3 * plan.rounds * plan.sliceMs };
    const costs = new Map<number, Cost>();
    for (const tables of IDLE_TABLES) costs.set(tables, await costOf(tables, times));
    return [costTable(costs, await connectionCost()), await restartTable()];
  },
};

function costTable(costs: ReadonlyMap<number, Cost>, perConnection: number): ReportTable {
  const few = Math.min(...IDLE_TABLES);
  const perTable = (tables: number) =>
    tables === few ? 0 : (costs.get(tables)!.heap - costs.get(few)!.heap) / (tables - few) / 1000;
  const most = Math.max(...IDLE_TABLES);
  return {
    id: 'scale-tables',
    title: `Tables in memory with one connection each, and ${ACTIVE_TABLES} more with four seats that answer at once`,
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
    targets: [
      { what: `heap kB of an idle table of ${most}`, measured: perTable(most), atMost: MEMORY_TARGET, digits: 1 },
      { what: 'heap kB of one more connection', measured: perConnection / 1000, atMost: MEMORY_TARGET, digits: 1 },
    ],
  };
}

async function withServer<T>(
  work: (server: BenchProcess, load: BenchProcess, address: string) => Promise<T>,
): Promise<T> {
  const program = fileURLToPath(await build('bench/server/kuluary.ts'));
  const server = await BenchProcess.start(program, 'server');
  const load = await BenchProcess.start(program, 'load');
  try {
    return await work(server, load, await server.request<string>({ type: 'address' }));
  } finally {
    await load.end();
    await server.end();
  }
}

function costOf(tables: number, times: MeasuringTimes): Promise<Cost> {
  return withServer(async (server, load, address) => {
    await load.request({ type: 'fill', address, tables, connections: 1 });
    const full = await server.request<ResourceUsage>({ type: 'gauge', clean: true });
    const idleStart = await server.request<ResourceUsage>({ type: 'gauge', clean: false });
    await load.request({ type: 'measure', ms: times.measured });
    const idleEnd = await server.request<ResourceUsage>({ type: 'gauge', clean: false });
    await load.request({ type: 'open', address, tables: ACTIVE_TABLES });
    await load.request({ type: 'measure', ms: times.warmUp });
    const before = await server.request<ResourceUsage>({ type: 'gauge', clean: false });
    const { moves, seconds, p99 } = await load.request<LoadResult>({ type: 'measure', ms: times.measured });
    const after = await server.request<ResourceUsage>({ type: 'gauge', clean: false });
    return {
      heap: full.heap,
      rss: full.rss,
      idleCpu: ((idleEnd.cpu - idleStart.cpu) * 1000) / times.measured,
      movesPerSecond: moves / seconds,
      cpuPerMove: (after.cpu - before.cpu) / moves,
      p99,
    };
  });
}

/** Bytes of the heap that a further connection at a table takes. */
async function connectionCost(): Promise<number> {
  const { tables, more } = CONNECTION_RUN;
  const heaps: number[] = [];
  for (const connections of [1, 1 + more]) {
    const { heap } = await withServer(async (server, load, address) => {
      await load.request({ type: 'fill', address, tables, connections });
      return server.request<ResourceUsage>({ type: 'gauge', clean: true });
    });
    heaps.push(heap);
  }
  return (heaps[1]! - heaps[0]!) / (tables * more);
}

async function restartTable(): Promise<ReportTable> {
  const programs = {
    server: await build('server/kills/killable-server-main.ts'),
    botWorker: await build('server/bot-worker.ts'),
  };
  const rows = [];
  for (const tables of IDLE_TABLES) {
    const { serving, answering } = await measureRestart(programs, tables);
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
    targets: [
      {
        what: `serving with ${IDLE_TABLES.at(-1)} tables, ms`,
        measured: rows.at(-1)!.serving,
        atMost: RESTART_TARGET,
        digits: 0,
      },
    ],
  };
}
