// Rounds of ordinary and less ordinary life at a real server, again and again. After each, nothing of it may be left.

import { once } from 'node:events';
import type { Store } from '@kuluary/host/store';
import { FastChance } from '@kuluary/kernel/chance';
import { Player, post } from '../player.fixture.ts';
import type { TestServer } from '../server.fixture.ts';

const GAMES = ['coup', 'rickshank', 'voices'] as const;
const RUDE_FRAMES = 20;

interface Soaking {
  readonly server: TestServer;
  readonly store: Store; // of that server
  readonly tables: number; // in a round
  readonly moves: number; // that people make at a table before they lose interest
}

/** One round: people open tables with bots, play, are cut off, come back, talk, look on, are rude, and go. */
export async function soak({ server, store, tables, moves }: Soaking, round: number): Promise<void> {
  const visits = Array.from({ length: tables }, (_, i) => visit(server, moves, round * tables + i));
  await Promise.all(visits);
  const before = Number.MAX_SAFE_INTEGER;
  while ((await store.sweep({ lobby: before, playing: before, over: before }, 1000)) > 0);
}

async function visit({ address }: TestServer, moves: number, number: number): Promise<void> {
  const chance = new FastChance(number);
  const game = GAMES[number % GAMES.length]!;
  const { body, cookie } = await post(address, '/api/tables', { game, name: 'Anna', salt: `${number}`, listed: true });
  const anna = await Player.at(address, body.table!, cookie);
  for (const seat of [1, 2]) await anna.ask({ type: 'seat-bot', seat, bot: 'random', name: `Bot ${seat}` });
  await anna.ask({ type: 'set', clock: 'none' });
  await anna.ask({ type: 'start' });
  const onlooker = await Player.at(address, body.table!);
  for (let i = 0; i < moves && anna.latest!.table.phase !== 'over'; i++) {
    await play(anna, chance);
    if (chance.below(10) === 0) await anna.ask({ type: 'say', speech: { text: `after ${i}` } });
    if (chance.below(20) === 0) await anna.comeBack();
    for (const player of [anna, onlooker]) player.frames.length = 0;
  }
  for (let i = 0; i < RUDE_FRAMES; i++) onlooker.sendRaw(`{"type":"move","ref":${i},"id":"${chance.below(9)}"`);
  anna.ws.terminate();
  await Promise.all([anna.closed(), onlooker.leave()]);
}

async function play(player: Player, chance: FastChance): Promise<void> {
  const { play, table } = player.latest!;
  if (table.phase === 'over') return;
  if (!play || play.moves.length === 0) await once(player, 'message');
  else await player.answer(play.moves[chance.below(play.moves.length)]);
}

/** What is in use, in bytes, when everything that can be thrown away is. */
export async function inUse(): Promise<number> {
  for (let i = 0; i < 2; i++) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    globalThis.gc!();
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
