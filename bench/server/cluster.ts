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

const THOUGHT = 200; // ms on average: people take longer, but hardly ever answer in the same moment
const TRIES = 3;
const CPU_BAR = 1.25; // times the CPU of one server alone

/** How people come to the servers. */
interface Way {
  readonly name: string;
  readonly servers: number;
  readonly isMixed: boolean; // the seats of each table are spread over the servers
}

const WAYS: readonly Way[] = [
  { name: 'one server', servers: 1, isMixed: false },
  { name: 'two, a table on one', servers: 2, isMixed: false },
  { name: 'two, a table on both', servers: 2, isMixed: true },
];

interface Crowd {
  readonly id: string;
  readonly title: string;
  readonly tables: number; // for each server: two are to carry twice as much as one
  readonly thought: number;
}

const CROWDS: readonly Crowd[] = [
  { id: 'thinking', title: `seats that think for ${THOUGHT} ms on average`, tables: 100, thought: THOUGHT },
  { id: 'at-once', title: 'seats that all answer at once', tables: 50, thought: 0 },
];

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
    const folder = mkdtempSync(join(tmpdir(), 'kuluary-bench-'));
    const postgres = await PostgresProcess.prepare({ folder, fsync: true });
    try {
      await postgres.start();
      const tables: Table[] = [];
      for (const crowd of CROWDS) tables.push(tableOf(crowd, await costsFor(crowd, postgres, time)));
      return tables;
    } finally {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** In the order of the ways. They take turns, so that a noisy moment is not the trouble of one of them. */
async function costsFor(crowd: Crowd, postgres: PostgresProcess, time: Time): Promise<Cost[]> {
  const tries: Cost[][] = WAYS.map(() => []);
  for (let i = 0; i < TRIES; i++) {
    for (const [j, way] of WAYS.entries()) tries[j]!.push(await costOf(way, crowd, postgres, time));
  }
  return tries.map(typical);
}

/** The try in the middle, by CPU. */
function typical(tries: readonly Cost[]): Cost {
  return [...tries].sort((a, b) => a.cpuPerMove - b.cpuPerMove)[Math.floor(tries.length / 2)]!;
}

/** The costs are in the order of the ways. */
function tableOf(crowd: Crowd, costs: readonly Cost[]): Table {
  const rows = WAYS.map(({ name }, i) => ({
    name,
    cost: costs[i]!,
    toOne: costs[i]!.cpuPerMove / costs[0]!.cpuPerMove,
  }));
  return {
    id: `cluster-${crowd.id}`,
    title: `${crowd.tables} tables for each server, on PostgreSQL with fsync: four ${crowd.title}, everything on one machine`,
    columns: [
      { id: 'way', head: 'servers', digits: 0 },
      { id: 'moves', head: 'moves/s', digits: 0 },
      { id: 'cpu', head: 'CPU µs/move', digits: 0 },
      { id: 'cpuToOne', head: 'x', digits: 2 },
      { id: 'database', head: 'PostgreSQL µs/move', digits: 0 },
      { id: 'p50', head: 'p50 ms', digits: 1 },
      { id: 'p99', head: 'p99 ms', digits: 1 },
    ],
    rows: rows.map(({ name, cost, toOne }) => ({
      way: name,
      moves: cost.movesPerSecond,
      cpu: cost.cpuPerMove,
      cpuToOne: toOne,
      database: cost.databasePerMove,
      p50: cost.p50,
      p99: cost.p99,
    })),
    bars: rows.slice(1).map(({ name, toOne }) => ({
      what: `${name}: CPU per move, times that of one`,
      measured: toOne,
      atMost: CPU_BAR,
      digits: 2,
    })),
  };
}

async function costOf(
  { servers: count, isMixed }: Way,
  { tables, thought }: Crowd,
  postgres: PostgresProcess,
  time: Time,
): Promise<Cost> {
  const program = fileURLToPath(await build('bench/server/kuluary.ts'));
  const database = { BENCH_DATABASE_URL: await postgres.newDatabase() };
  const started: Process[] = [];
  try {
    const load = await Process.start(program, 'load');
    started.push(load);
    await load.ask({ type: 'think', ms: thought });
    const servers: Process[] = [];
    for (let i = 0; i < count; i++) servers.push(await Process.start(program, 'server', database));
    started.push(...servers);
    const addresses = await Promise.all(servers.map((server) => server.ask<string>({ type: 'address' })));
    if (isMixed) await load.ask({ type: 'open', address: addresses.join(' '), tables: count * tables });
    else for (const address of addresses) await load.ask({ type: 'open', address, tables });
    return await played(load, servers, postgres, time);
  } finally {
    for (const process of started) await process.end();
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
