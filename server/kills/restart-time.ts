// Measures how long a server takes to start with many matches in play.

import { setTimeout as pause } from 'node:timers/promises';
import { GAME_REGISTRY } from '@kuluary/games/game-registry';
import type { LogEntry, LogEntryBody } from '@kuluary/host/log-entry';
import type { Store } from '@kuluary/host/store';
import { makeHead } from '@kuluary/host/stored-table';
import { TableState } from '@kuluary/host/table-state';
import { FastChance } from '@kuluary/kernel/chance';
import { resolveOptions } from '@kuluary/kernel/options';
import { unwrap } from '@kuluary/kernel/result';
import { openSqlite } from '@kuluary/store/sqlite';
import { CheckingClient } from './checking-client.ts';
import { boundsWhileServed } from './clock-bounds.ts';
import { KillableServer, type ServerPrograms } from './killable-server.ts';

const MOVES = 20; // per match
const SEATS = 4;
const BATCH_SIZE = 500; // tables written at a time
const QUIET_TIME = 2000; // ms without a move

interface RestartTimes {
  readonly serving: number; // ms from the start of the process
  readonly answering: number; // until a client has its table
  readonly quiet: number | null; // until no bot has a decision any more; null: not measured
}

export async function measureRestart(
  programs: ServerPrograms,
  tables: number,
  isQuietAwaited = false,
): Promise<RestartTimes> {
  const server = await KillableServer.prepare(programs);
  try {
    const store = await openSqlite(server.data);
    await writeTables(store, tables);
    await store.beat(Date.now(), 0);
    await store.close();
    await server.start();
    const since = () => Math.round(performance.now() - server.spawnedAt);
    const serving = Math.round(server.servingAt - server.spawnedAt);
    const spectator = new CheckingClient(tableIdOf(0), '', new FastChance(1), () => undefined);
    spectator.connect(server, boundsWhileServed(server));
    await spectator.stopPlaying();
    const answering = since();
    await spectator.leave();
    const quiet = isQuietAwaited ? await timeUntilQuiet(server) : null;
    return { serving, answering, quiet };
  } finally {
    await server.remove();
  }
}

async function writeTables(store: Store, count: number): Promise<void> {
  for (let first = 0; first < count; first += BATCH_SIZE) {
    const some = Array.from({ length: Math.min(BATCH_SIZE, count - first) }, (_, i) => first + i);
    await Promise.all(some.map((number) => writeTable(store, number)));
  }
}

/** A match between a person, with a clock of a day, and bots. */
async function writeTable(store: Store, number: number): Promise<void> {
  const table = tableIdOf(number);
  const chance = new FastChance(number);
  const first: LogEntry = { at: Date.now(), ...openingEntry(number) };
  const state = new TableState(GAME_REGISTRY, first);
  const head = () => makeHead(state, [0, 0], []);
  await store.create(table, JSON.stringify(first), head());
  const { game } = state;
  const options = unwrap(resolveOptions(game, SEATS, {}));
  const append = async (body: LogEntryBody) => {
    const entry: LogEntry = { at: Date.now(), ...body };
    state.apply(entry);
    await store.append({ table, position: state.position, entry: JSON.stringify(entry), id: null, head: head() });
  };
  await append({ type: 'began', rules: game.version, options });
  for (let i = 0; i < MOVES && state.phase === 'playing'; i++) {
    const { seat } = game.decisions(state.match!.state)[0]!;
    const moves = game.moves(state.match!.state, seat);
    await append({ type: 'moved', seat, move: moves[chance.below(moves.length)], by: 'bot' });
  }
}

function openingEntry(number: number): Extract<LogEntryBody, { type: 'opened' }> {
  return {
    type: 'opened',
    game: 'coup',
    seed: number.toString(16).padStart(64, '0'),
    seating: [
      { guest: `guest ${number}`, name: 'Person', salt: '' },
      ...Array.from({ length: SEATS - 1 }, (_, i) => ({ bot: 'random', name: `Bot ${i}` })),
    ],
    options: {},
    clock: 'day',
    door: true,
    listed: false,
  };
}

function tableIdOf(number: number): string {
  return String(number).padStart(6, '0');
}

/** ms from the start of the process until the last bot's move. */
async function timeUntilQuiet(server: KillableServer): Promise<number> {
  let appends = -1;
  let last = performance.now();
  while (performance.now() - last < QUIET_TIME) {
    const now = await countAppends(server);
    if (now !== appends) last = performance.now();
    appends = now;
    await pause(100);
  }
  return Math.round(last - server.spawnedAt);
}

async function countAppends({ address }: KillableServer): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(/^kuluary_appends_total (\d+)$/m.exec(text)?.[1] ?? 0);
}
