// The server against boardgame.io and Colyseus: durable moves from end to end, and what they cost.

import type { Bar, Group, Table } from '../table.ts';
import type { Pace } from '../timing.ts';
import { measure, type Result, type Time } from './contest.ts';

const SYSTEMS = ['kuluary', 'boardgame-io', 'colyseus'] as const;
type System = (typeof SYSTEMS)[number];
const OURS: System = 'kuluary';
const TABLES = [1, 10, 100, 300, 1000];
const BAR_TABLES = 100;

const MOVES_BAR = 7000; // a second
const CPU_BAR = 150; // µs per move
const MEMORY_BAR = 100; // kB per table

export const serverGroup: Group = {
  id: 'server',
  run: async (pace) => [await contest(timeOf(pace))],
};

function timeOf({ rounds, sliceMs }: Pace): Time {
  return { warmUp: 4 * rounds * sliceMs, measured: 3 * rounds * sliceMs }; // a server that people use is warm
}

type Results = Readonly<Record<System, Result>>;

async function contest(time: Time): Promise<Table> {
  const results = new Map<number, Results>();
  for (const tables of TABLES) results.set(tables, await sideBySide(tables, time));
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
    bars: barsOf(results),
  };
}

async function sideBySide(tables: number, time: Time): Promise<Results> {
  const results: Partial<Record<System, Result>> = {};
  for (const system of SYSTEMS) results[system] = await measure(system, tables, time);
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

function barsOf(results: ReadonlyMap<number, Results>): Bar[] {
  const at = `${BAR_TABLES} tables`;
  const { kuluary, colyseus } = results.get(BAR_TABLES)!;
  const { movesPerSecond, cpuPerMove } = kuluary;
  return [
    { what: `${at}, durable moves/s`, measured: movesPerSecond, atLeast: MOVES_BAR, digits: 0 },
    { what: `${at}, CPU µs/move`, measured: cpuPerMove, atMost: CPU_BAR, digits: 0 },
    { what: `${at}, CPU of ours/Colyseus`, measured: cpuPerMove / colyseus.cpuPerMove, atMost: 1, digits: 2 },
    { what: 'heap kB/table', measured: heapPerTable(results) / 1000, atMost: MEMORY_BAR, digits: 0 },
  ];
}

/** What each further table takes: the server itself, and what it compiles on the way, is the same for one and for many. */
function heapPerTable(results: ReadonlyMap<number, Results>): number {
  const [few, many] = [Math.min(...TABLES), Math.max(...TABLES)];
  return (results.get(many)![OURS].heap - results.get(few)![OURS].heap) / (many - few);
}
