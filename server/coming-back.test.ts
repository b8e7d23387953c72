// Moves and people through broken lines and restarts.

import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryStore } from '@kuluary/host/memory-store';
import type { Append, Appended } from '@kuluary/host/store';
import { FastChance } from '@kuluary/kernel/chance';
import { openSqlite } from '@kuluary/store/sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { asked, guestCookie, Player, playOn } from './player.fixture.ts';
import { begin, gather, leaveAll, NO_LIMITS, type TestServer, testServer } from './server.fixture.ts';

const GOING_DOWN = 1012;
const ID = '11111111-2222-4333-8444-555555555555';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ ...NO_LIMITS });
});
afterAll(() => server.stop());

describe('moves', () => {
  it('[T14] a move sent again is made once: at once, after coming back, and after a restart', async () => {
    const players = await begin(server, 2);
    const actor = asked(players);
    const move = { type: 'move', id: ID, asked: actor.latest!.play!.asked, move: { type: 'income' } } as const;
    const replies = await Promise.all([actor.ask(move), actor.ask(move), actor.ask(move)]);
    const { position } = replies[0]!;
    expect(replies.every((reply) => reply.type === 'done' && reply.position === position)).toBe(true);
    await actor.comeBack();
    expect(await actor.ask(move)).toMatchObject({ type: 'done', position });
    await server.restart();
    await Promise.all(players.map((player) => player.comeBack()));
    expect(await actor.ask(move)).toMatchObject({ type: 'done', position });
    expect(players.map((player) => player.position)).toEqual([position, position]);
    await leaveAll(players);
  });

  it('[T14] an answer to an old question is stale; nobody answers out of turn', async () => {
    const players = await begin(server, 2);
    const actor = asked(players);
    const other = players.find((player) => player !== actor)!;
    const old = actor.latest!.play!.asked;
    await actor.answer({ type: 'income' });
    const move = { type: 'income' };
    expect(await actor.ask({ type: 'move', id: ID, asked: old, move })).toMatchObject({ code: 'not-your-decision' });
    await other.until(() => other.latest!.play!.moves.length > 0);
    expect(await other.ask({ type: 'move', id: ID, asked: old, move })).toMatchObject({ code: 'stale-decision' });
    await leaveAll(players);
  });

  it('[T15] through breaks and restarts in the middle of it a game is played to its end, and all know the same', async () => {
    const players = await begin(server, 3, 1);
    const chance = new FastChance(3);
    for (let round = 0; round < 4; round++) {
      for (let i = 0; i < 5; i++) {
        const actor = players.find(({ latest }) => latest!.play!.moves.length > 0);
        if (!actor) break;
        await actor.answer(actor.latest!.play!.moves[chance.below(actor.latest!.play!.moves.length)]);
      }
      if (round % 2 === 0) await server.restart();
      await Promise.all(players.map((player) => player.comeBack()));
    }
    await Promise.all(players.map((player) => playOn(player, chance)));
    const fresh = await Promise.all(players.map(({ table, cookie }) => Player.at(server.address, table, cookie)));
    for (const [i, player] of players.entries()) {
      expect(player.latest!.play).toEqual(fresh[i]!.latest!.play);
      expect(player.events).toEqual(fresh[i]!.events);
      expect(player.position).toBe(fresh[i]!.position);
    }
    await leaveAll([...players, ...fresh]);
  });

  it('[T15] whoever comes back gets what it missed, and nothing twice', async () => {
    const [anna, boris] = (await begin(server, 2)) as [Player, Player];
    await boris.leave();
    const { position } = boris;
    for (let i = 0; i < 3; i++) await anna.ask({ type: 'say', speech: { phrase: 'your-turn' } });
    await boris.comeBack();
    expect(boris.latest).toMatchObject({ from: position, position: position + 3 });
    expect(boris.latest!.said.map((said) => said.position)).toEqual([position + 1, position + 2, position + 3]);
    await leaveAll([anna, boris]);
  });
});

describe('going down', () => {
  it('[T16] finishes the append that was begun; everybody hears 1012, and nobody anything that is not on disk', async () => {
    const memory = memoryStore();
    const asking = new EventEmitter();
    let isHeld = false;
    const append = async (entry: Append): Promise<Appended> => {
      if (isHeld) {
        asking.emit('append');
        await once(asking, 'go on');
      }
      return memory.append(entry);
    };
    const own = await testServer({ ...NO_LIMITS }, { store: { ...memory, append } });
    const players = await begin(own, 2);
    const actor = asked(players);
    const { position, table } = actor;
    isHeld = true;
    void actor.answer({ type: 'income' });
    await once(asking, 'append');
    const stopped = own.stop();
    expect(await Promise.all(players.map((player) => player.closed()))).toEqual([GOING_DOWN, GOING_DOWN]);
    asking.emit('go on');
    await stopped;
    expect((await memory.read(table, 0))!.entries).toHaveLength(position + 1);
    for (const player of players) expect(player.position).toBe(position);
  });

  it('[T16] many tables at work: after the stop the folder holds all that anybody had heard of', async () => {
    const own = await testServer({ ...NO_LIMITS, BOT_PAUSE_MAX_MS: 5 });
    const tables = await Promise.all(Array.from({ length: 8 }, () => begin(own, 2, 2)));
    const games = tables.flatMap((players, i) =>
      players.map((player) => Promise.race([playOn(player, new FastChance(i)), player.closed()])),
    );
    await Promise.all(tables.map(([anna]) => anna!.until(() => anna!.latest!.position > 15)));
    await own.restart();
    await Promise.all(games);
    for (const players of tables) {
      const seen = Math.max(...players.map(({ position }) => position));
      const [anna] = players as [Player];
      const fresh = await Player.at(own.address, anna.table, anna.cookie);
      expect(fresh.position).toBeGreaterThanOrEqual(seen);
      for (const event of anna.events) expect(fresh.events).toContainEqual(event);
      await fresh.leave();
    }
    await own.stop();
  });

  it('[T16] waits for nobody who does not say goodbye', async () => {
    const own = await testServer({ ...NO_LIMITS });
    const [anna] = (await gather(own, 1)) as [Player];
    anna.ws.pause(); // it will never read the farewell
    await own.stop();
    anna.ws.terminate();
  });

  it('[T17] a server whose port is taken lets go of its folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kuluary-port-'));
    const PORT = Number(new URL(server.address).port);
    await expect(testServer({ PORT, DATA_DIR: folder })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    const free = await openSqlite(folder);
    await free.close();
    rmSync(folder, { recursive: true });
  });

  it('[T17] a folder has one server: the second is refused in words, and the first serves on', async () => {
    const [anna] = (await gather(server, 1)) as [Player];
    await expect(openSqlite(`${server.folder}/data`)).rejects.toThrow('in use');
    expect((await anna.ask({ type: 'ready', ready: true })).type).toBe('done');
    await anna.leave();
  });

  it('[T17] guests are known again after a restart', async () => {
    const cookie = await guestCookie(server.address);
    await server.restart();
    const response = await fetch(`${server.address}/`, { headers: { cookie } });
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it('[T17] whoever knocks while it goes down gets no half-open table', async () => {
    const own = await testServer({ ...NO_LIMITS });
    const [anna] = (await gather(own, 1)) as [Player];
    const lines = Array.from({ length: 20 }, () => {
      const ws = new WebSocket(`${own.address.replace('http', 'ws')}/ws/${anna.table}`);
      ws.on('error', () => undefined);
      return new Promise((closed) => ws.on('close', closed));
    });
    await own.stop();
    await Promise.all(lines);
  });
});
