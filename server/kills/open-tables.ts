// A server that starts with many games under way.

import { setTimeout as pause } from 'node:timers/promises';
import { REGISTRY } from '@kuluary/games/registry';
import type { Entry, Happening } from '@kuluary/host/entry';
import type { Store } from '@kuluary/host/store';
import { headOf } from '@kuluary/host/stored-table';
import { TableState } from '@kuluary/host/table-state';
import { FastChance } from '@kuluary/kernel/chance';
import { readOptions } from '@kuluary/kernel/options';
import { unwrap } from '@kuluary/kernel/result';
import { openSqlite } from '@kuluary/store/sqlite';
import { whileServed } from './clocks.ts';
import { type Programs, VictimProcess } from './victim-process.ts';
import { Witness } from './witness.ts';

const MOVES = 20; // of each game so far
const SEATS = 4;
const TOGETHER = 500; // tables that are written at a time
const SILENCE = 2000; // ms without a move that count as quiet

export interface Restart {
  readonly serving: number; // ms from the start of the process
  readonly answering: number; // until somebody has a table on its screen
  readonly quiet: number | null; // until no bot has anything to do any more; null: nobody waited for that
}

export async function restartWith(programs: Programs, tables: number, isQuietAwaited = false): Promise<Restart> {
  const victim = await VictimProcess.prepare(programs);
  try {
    const store = await openSqlite(victim.data);
    await writeTables(store, tables);
    await store.beat(Date.now(), 0);
    await store.close();
    await victim.start();
    const since = () => Math.round(performance.now() - victim.spawnedAt);
    const serving = Math.round(victim.servingAt - victim.spawnedAt);
    const onlooker = new Witness(codeOf(0), '', new FastChance(1), () => undefined);
    onlooker.connect(victim, whileServed(victim));
    await onlooker.rest();
    const answering = since();
    await onlooker.leave();
    const quiet = isQuietAwaited ? await quietAfter(victim) : null;
    return { serving, answering, quiet };
  } finally {
    await victim.remove();
  }
}

async function writeTables(store: Store, count: number): Promise<void> {
  for (let first = 0; first < count; first += TOGETHER) {
    const some = Array.from({ length: Math.min(TOGETHER, count - first) }, (_, i) => first + i);
    await Promise.all(some.map((number) => writeTable(store, number)));
  }
}

/** A game between a person and bots: some wait for the person, with a day to think, the others for a bot. */
async function writeTable(store: Store, number: number): Promise<void> {
  const table = codeOf(number);
  const chance = new FastChance(number);
  const first: Entry = { at: Date.now(), ...opening(number) };
  const state = new TableState(REGISTRY, first);
  const head = () => headOf(state, [0, 0], []);
  await store.create(table, JSON.stringify(first), head());
  const { game } = state;
  const complete = unwrap(readOptions(game, SEATS, {}));
  const append = async (happening: Happening) => {
    const entry: Entry = { at: Date.now(), ...happening };
    state.fold(entry);
    await store.append({ table, position: state.position, entry: JSON.stringify(entry), id: null, head: head() });
  };
  await append({ type: 'began', rules: game.version, options: complete });
  for (let i = 0; i < MOVES && state.phase === 'playing'; i++) {
    const { seat } = game.decisions(state.match!.state)[0]!;
    const moves = game.moves(state.match!.state, seat);
    await append({ type: 'moved', seat, move: moves[chance.below(moves.length)], by: 'bot' });
  }
}

function opening(number: number): Extract<Happening, { type: 'opened' }> {
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

function codeOf(number: number): string {
  return String(number).padStart(6, '0');
}

/** When the last bot moved, in ms from the start of the process. */
async function quietAfter(victim: VictimProcess): Promise<number> {
  let appends = -1;
  let last = performance.now();
  while (performance.now() - last < SILENCE) {
    const now = await appendsOf(victim);
    if (now !== appends) last = performance.now();
    appends = now;
    await pause(100);
  }
  return Math.round(last - victim.spawnedAt);
}

/** How many entries this server has written. */
async function appendsOf({ address }: VictimProcess): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(/^kuluary_appends_total (\d+)$/m.exec(text)?.[1] ?? 0);
}
