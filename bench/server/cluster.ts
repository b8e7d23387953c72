// One server on PostgreSQL against two that share it: what a move costs each of them, and the database.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from '../../cli/build.mjs';
import { PostgresProcess } from '../../store/postgres.fixture.ts';
import type { Group, Table } from '../table.ts';
import type { Pace } from '../timing.ts';
import { Process, type Time } from './contest.ts';
import type { Measured } from './load.ts';
import type { Gauge } from './process.ts';
import { processTime } from './process-time.ts';

const TABLES = 100;
const CPU_BAR = 1.25; // times the CPU of one server alone

/** How people come to the servers. */
const WAYS = {
  'one server': { servers: 1, isMixed: false },
  'two, a table on one': { servers: 2, isMixed: false },
  'two, a table on both': { servers: 2, isMixed: true },
} as const;
type Way = keyof typeof WAYS;

interface Cost {
  readonly movesPerSecond: number;
  readonly cpuPerMove: number; // µs of all servers together
  readonly databasePerMove: number; // µs of PostgreSQL
  readonly p50: number; // ms
  readonly p99: number;
}

export const clusterGroup: Group = {
  id: 'cluster',
  async run(pace: Pace) {
    const time = { warmUp: 4 * pace.rounds * pace.sliceMs, measured: 4 * pace.rounds * pace.sliceMs };
    const costs = new Map<Way, Cost>();
    for (const way of Object.keys(WAYS) as Way[]) costs.set(way, await costOf(way, time));
    return [tableOf(costs)];
  },
};

function tableOf(costs: ReadonlyMap<Way, Cost>): Table {
  const alone = costs.get('one server')!;
  return {
    id: 'cluster-moves',
    title: `${TABLES} tables on PostgreSQL with fsync: four seats a table that answer at once, everything on one machine`,
    columns: [
      { id: 'way', head: 'servers', digits: 0 },
      { id: 'moves', head: 'moves/s', digits: 0 },
      { id: 'cpu', head: 'CPU µs/move', digits: 0 },
      { id: 'cpuToOne', head: 'x', digits: 2 },
      { id: 'database', head: 'PostgreSQL µs/move', digits: 0 },
      { id: 'p50', head: 'p50 ms', digits: 1 },
      { id: 'p99', head: 'p99 ms', digits: 1 },
    ],
    rows: [...costs].map(([way, cost]) => ({
      way,
      moves: cost.movesPerSecond,
      cpu: cost.cpuPerMove,
      cpuToOne: cost.cpuPerMove / alone.cpuPerMove,
      database: cost.databasePerMove,
      p50: cost.p50,
      p99: cost.p99,
    })),
    bars: [...costs.keys()].slice(1).map((way) => ({
      what: `${way}: CPU per move, times that of one`,
      measured: costs.get(way)!.cpuPerMove / alone.cpuPerMove,
      atMost: CPU_BAR,
      digits: 2,
    })),
  };
}

async function costOf(way: Way, time: Time): Promise<Cost> {
  const { servers: count, isMixed } = WAYS[way];
  const program = fileURLToPath(await build('bench/server/kuluary.ts'));
  const folder = mkdtempSync(join(tmpdir(), 'kuluary-bench-'));
  const postgres = await PostgresProcess.prepare({ folder, fsync: true });
  const started: Process[] = [];
  try {
    await postgres.start();
    const database = { BENCH_DATABASE_URL: await postgres.newDatabase() };
    const load = await Process.start(program, 'load');
    started.push(load);
    const servers: Process[] = [];
    for (let i = 0; i < count; i++) servers.push(await Process.start(program, 'server', database));
    started.push(...servers);
    const addresses = await Promise.all(servers.map((server) => server.ask<string>({ type: 'address' })));
    if (isMixed) await load.ask({ type: 'open', address: addresses.join(' '), tables: TABLES });
    else for (const address of addresses) await load.ask({ type: 'open', address, tables: TABLES / count });
    return await played(load, servers, postgres, time);
  } finally {
    for (const process of started) process.end();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function played(
  load: Process,
  servers: readonly Process[],
  postgres: PostgresProcess,
  time: Time,
): Promise<Cost> {
  const cpu = async () => {
    const gauges = servers.map((server) => server.ask<Gauge>({ type: 'gauge', clean: false }));
    return (await Promise.all(gauges)).reduce((sum, gauge) => sum + gauge.cpu, 0);
  };
  await load.ask({ type: 'measure', ms: time.warmUp });
  const before = [await cpu(), processTime(postgres.pid!)] as const;
  const { moves, seconds, p50, p99 } = await load.ask<Measured>({ type: 'measure', ms: time.measured });
  const after = [await cpu(), processTime(postgres.pid!)] as const;
  return {
    movesPerSecond: moves / seconds,
    cpuPerMove: (after[0] - before[0]) / moves,
    databasePerMove: (after[1] - before[1]) / moves,
    p50,
    p99,
  };
}
