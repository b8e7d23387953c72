// One round of the soak test: clients use a real server in many ways, after which nothing may be left in its memory.

import { once } from 'node:events';
import type { Store } from '@kuluary/host/store';
import { FastChance } from '@kuluary/kernel/chance';
import { postJson, TestClient } from '../test-client.fixture.ts';
import type { TestServer } from '../test-server.fixture.ts';

const GAMES = ['coup', 'rickshank', 'voices'] as const;
const INVALID_FRAMES = 20;

interface SoakSetup {
  readonly server: TestServer;
  readonly store: Store; // of that server
  readonly tables: number; // per round
  readonly moves: number; // at most, per table
}

/** Clients open tables with bots, play, chat, reconnect, watch, send invalid frames, and disconnect. */
export async function runSoakRound({ server, store, tables, moves }: SoakSetup, round: number): Promise<void> {
  const uses = Array.from({ length: tables }, (_, i) => useTable(server, moves, round * tables + i));
  await Promise.all(uses);
  const untouchedSince = Number.MAX_SAFE_INTEGER;
  while ((await store.sweep({ lobby: untouchedSince, playing: untouchedSince, over: untouchedSince }, 1000)) > 0);
}

async function useTable({ address }: TestServer, moves: number, number: number): Promise<void> {
  const chance = new FastChance(number);
  const game = GAMES[number % GAMES.length]!;
  const { body, cookie } = await postJson(address, '/api/tables', {
    game,
    name: 'Anna',
    salt: `${number}`,
    listed: true,
  });
  const anna = await TestClient.join(address, body.table!, cookie);
  for (const seat of [1, 2]) await anna.request({ type: 'seat-bot', seat, bot: 'random', name: `Bot ${seat}` });
  await anna.request({ type: 'set', clock: 'none' });
  await anna.request({ type: 'start' });
  const spectator = await TestClient.join(address, body.table!);
  for (let i = 0; i < moves && anna.latest!.table.phase !== 'over'; i++) {
    await playOneMove(anna, chance);
    if (chance.below(10) === 0) await anna.request({ type: 'say', speech: { text: `after ${i}` } });
    if (chance.below(20) === 0) await anna.reconnect();
    for (const client of [anna, spectator]) client.frames.length = 0;
  }
  for (let i = 0; i < INVALID_FRAMES; i++) spectator.sendRaw(`{"type":"move","ref":${i},"id":"${chance.below(9)}"`);
  anna.ws.terminate();
  await Promise.all([anna.waitUntilClosed(), spectator.disconnect()]);
}

async function playOneMove(client: TestClient, chance: FastChance): Promise<void> {
  const { play, table } = client.latest!;
  if (table.phase === 'over') return;
  if (!play || play.moves.length === 0) await once(client, 'message');
  else await client.sendMove(play.moves[chance.below(play.moves.length)]);
}

/** Bytes in use after garbage collection. */
export async function measureMemoryInUse(): Promise<number> {
  for (let i = 0; i < 2; i++) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    globalThis.gc!();
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
