// Benchmark of the server against boardgame.io and Colyseus: moves from end to end, and their cost.

import type { BenchGroup, ReportTable, Target } from '../report-table.ts';
import type { TimingPlan } from '../timing.ts';
import { type MeasuringTimes, measureServer, type ServerResult } from './server-measurement.ts';

const SYSTEMS = ['kuluary', 'boardgame-io', 'colyseus'] as const;
type System = (typeof SYSTEMS)[number];
const OURS: System = 'kuluary';
const TABLES = [1, 10, 100, 300, 1000];
const TARGET_TABLES = 100;

const MOVES_TARGET = 7000; // a second
const CPU_TARGET = 150; // µs per move
const MEMORY_TARGET = 100; // kB per table

export const serverGroup: BenchGroup = {
  id: 'server',
  run: async (plan) => [await comparisonTable(measuringTimesOf(plan))],
};

function measuringTimesOf({ rounds, sliceMs }: TimingPlan): MeasuringTimes {
  return { warmUp: 4 * rounds * sliceMs, measured: 3 * rounds * sliceMs }; // a server in use is warm
}

type Results = Readonly<Record<System, ServerResult>>;

async function comparisonTable(times: MeasuringTimes): Promise<ReportTable> {
  const results = new Map<number, Results>();
  for (const tables of TABLES) results.set(tables, await compareAt(tables, times));
  return {
    id: 'server-moves',
    title:
      'Moves on a server: four seats a table that answer at once, server and seats in a process each\n' +
      '(kuluary: on disk before anyone hears of it; the others keep nothing; x: how many times ours)',
    columns: [
      { id: 'tables', head: 'tables', digits: 0 },
      { id: 'system', head: 'server', digits: 0 },
      { id: 'moves', head: 'moves/s', digits: 0 },
      { id: 'movesToOurs', head: 'x', digits: 2 },
      { id: 'cpu', head: 'CPU µs/move', digits: 0 },
      { id: 'cpuToOurs', head: 'x', digits: 2 },
      { id: 'heap', head: 'heap MB', digits: 0 },
      { id: 'rss', head: 'RSS MB', digits: 0 },
      { id: 'p50', head: 'p50 ms', digits: 1 },
      { id: 'p99', head: 'p99 ms', digits: 1 },
    ],
    rows: [...results].flatMap(([tables, result]) => SYSTEMS.map((system) => rowOf(tables, system, result))),
    targets: targetsOf(results),
  };
}

async function compareAt(tables: number, times: MeasuringTimes): Promise<Results> {
  const results: Partial<Record<System, ServerResult>> = {};
  for (const system of SYSTEMS) results[system] = await measureServer(system, tables, times);
  return results as Results;
}

function rowOf(tables: number, system: System, results: Results) {
  const [here, ours] = [results[system], results[OURS]];
  return {
    tables,
    system,
    moves: here.movesPerSecond,
    movesToOurs: here.movesPerSecond / ours.movesPerSecond,
    cpu: here.cpuPerMove,
    cpuToOurs: here.cpuPerMove / ours.cpuPerMove,
    heap: here.heap / 1e6,
    rss: here.rss / 1e6,
    p50: here.p50,
    p99: here.p99,
  };
}

function targetsOf(results: ReadonlyMap<number, Results>): Target[] {
  const at = `${TARGET_TABLES} tables`;
  const { kuluary, colyseus } = results.get(TARGET_TABLES)!;
  const { movesPerSecond, cpuPerMove } = kuluary;
  return [
    { what: `${at}, durable moves/s`, measured: movesPerSecond, atLeast: MOVES_TARGET, digits: 0 },
    { what: `${at}, CPU µs/move`, measured: cpuPerMove, atMost: CPU_TARGET, digits: 0 },
    { what: `${at}, CPU of ours/Colyseus`, measured: cpuPerMove / colyseus.cpuPerMove, atMost: 1, digits: 2 },
    { what: 'heap kB/table', measured: heapPerTable(results) / 1000, atMost: MEMORY_TARGET, digits: 0 },
  ];
}

/** What each further table takes, without what the server itself takes. */
function heapPerTable(results: ReadonlyMap<number, Results>): number {
  const [few, many] = [Math.min(...TABLES), Math.max(...TABLES)];
  return (results.get(many)![OURS].heap - results.get(few)![OURS].heap) / (many - few);
}
