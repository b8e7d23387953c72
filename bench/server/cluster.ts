// One server on PostgreSQL against two that share it: what a move costs each of them, and the database.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from '../../cli/build.mjs';
import { PostgresProcess } from '../../store/postgres.fixture.ts';
import type { BenchGroup, ReportTable } from '../report-table.ts';
import type { TimingPlan } from '../timing.ts';
import type { ResourceUsage } from './bench-process.ts';
import { cpuTimeOf } from './cpu-time.ts';
import type { LoadResult } from './load-generator.ts';
import { BenchProcess, type MeasuringTimes } from './server-measurement.ts';

const THINKING_TIME = 200; // ms on average: people take longer, but hardly ever move in the same moment
const RUNS = 3;
const CPU_TARGET = 1.25; // times the CPU of one server alone

/** How tables and seats are spread over servers. */
interface Topology {
  readonly name: string;
  readonly servers: number;
  readonly isMixed: boolean; // the seats of each table are spread over the servers
}

const TOPOLOGIES: readonly Topology[] = [
  { name: 'one server', servers: 1, isMixed: false },
  { name: 'two, a table on one', servers: 2, isMixed: false },
  { name: 'two, a table on both', servers: 2, isMixed: true },
];

interface LoadProfile {
  readonly id: string;
  readonly title: string;
  readonly tables: number; // for each server: two are to carry twice as much as one
  readonly thinkingTime: number;
}

const LOAD_PROFILES: readonly LoadProfile[] = [
  {
    id: 'thinking',
    title: `seats that think for ${THINKING_TIME} ms on average`,
    tables: 100,
    thinkingTime: THINKING_TIME,
  },
  { id: 'at-once', title: 'seats that all answer at once', tables: 50, thinkingTime: 0 },
];

interface Cost {
  readonly movesPerSecond: number;
  readonly cpuPerMove: number; // µs of all servers together
  readonly databasePerMove: number; // µs of PostgreSQL
  readonly p50: number; // ms
  readonly p99: number;
}

export const clusterGroup: BenchGroup = {
  id: 'cluster',
  async run(plan: TimingPlan) {
    const times = { warmUp: 4 * plan.rounds * plan.sliceMs, measured: 4 * plan.rounds * plan.sliceMs };
    const folder = mkdtempSync(join(tmpdir(), 'kuluary-bench-'));
    const postgres = await PostgresProcess.prepare({ folder, fsync: true });
    try {
      await postgres.start();
      const tables: ReportTable[] = [];
      for (const profile of LOAD_PROFILES)
        tables.push(tableOf(profile, await costsByTopology(profile, postgres, times)));
      return tables;
    } finally {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** In the order of TOPOLOGIES. They take turns, so that a disturbance does not hit only one of them. */
async function costsByTopology(
  profile: LoadProfile,
  postgres: PostgresProcess,
  times: MeasuringTimes,
): Promise<Cost[]> {
  const runs: Cost[][] = TOPOLOGIES.map(() => []);
  for (let i = 0; i < RUNS; i++) {
    for (const [j, topology] of TOPOLOGIES.entries()) runs[j]!.push(await costOf(topology, profile, postgres, times));
  }
  return runs.map(medianRun);
}

/** By CPU per move. */
function medianRun(runs: readonly Cost[]): Cost {
  return [...runs].sort((a, b) => a.cpuPerMove - b.cpuPerMove)[Math.floor(runs.length / 2)]!;
}

/** The costs are in the order of TOPOLOGIES. */
function tableOf(profile: LoadProfile, costs: readonly Cost[]): ReportTable {
  const rows = TOPOLOGIES.map(({ name }, i) => ({
    name,
    cost: costs[i]!,
    toOne: costs[i]!.cpuPerMove / costs[0]!.cpuPerMove,
  }));
  return {
    id: `cluster-${profile.id}`,
    title: `${profile.tables} tables for each server, on PostgreSQL with fsync: four ${profile.title}, everything on one machine`,
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
    targets: rows.slice(1).map(({ name, toOne }) => ({
      what: `${name}: CPU per move, times that of one`,
      measured: toOne,
      atMost: CPU_TARGET,
      digits: 2,
    })),
  };
}

async function costOf(
  { servers: count, isMixed }: Topology,
  { tables, thinkingTime }: LoadProfile,
  postgres: PostgresProcess,
  times: MeasuringTimes,
): Promise<Cost> {
  const program = fileURLToPath(await build('bench/server/kuluary.ts'));
  const database = { BENCH_DATABASE_URL: await postgres.newDatabase() };
  const started: BenchProcess[] = [];
  try {
    const load = await BenchProcess.start(program, 'load');
    started.push(load);
    await load.request({ type: 'think', ms: thinkingTime });
    const servers: BenchProcess[] = [];
    for (let i = 0; i < count; i++) servers.push(await BenchProcess.start(program, 'server', database));
    started.push(...servers);
    const addresses = await Promise.all(servers.map((server) => server.request<string>({ type: 'address' })));
    if (isMixed) await load.request({ type: 'open', address: addresses.join(' '), tables: count * tables });
    else for (const address of addresses) await load.request({ type: 'open', address, tables });
    return await measureCost(load, servers, postgres, times);
  } finally {
    for (const benchProcess of started) await benchProcess.end();
  }
}

async function measureCost(
  load: BenchProcess,
  servers: readonly BenchProcess[],
  postgres: PostgresProcess,
  times: MeasuringTimes,
): Promise<Cost> {
  const cpu = async () => {
    const usages = servers.map((server) => server.request<ResourceUsage>({ type: 'gauge', clean: false }));
    return (await Promise.all(usages)).reduce((sum, usage) => sum + usage.cpu, 0);
  };
  await load.request({ type: 'measure', ms: times.warmUp });
  const before = [await cpu(), cpuTimeOf(postgres.pid!)] as const;
  const { moves, seconds, p50, p99 } = await load.request<LoadResult>({ type: 'measure', ms: times.measured });
  const after = [await cpu(), cpuTimeOf(postgres.pid!)] as const;
  return {
    movesPerSecond: moves / seconds,
    cpuPerMove: (after[0] - before[0]) / moves,
    databasePerMove: (after[1] - before[1]) / moves,
    p50,
    p99,
  };
}
