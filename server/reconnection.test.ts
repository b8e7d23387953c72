// Repeated moves, reconnections, restarts and shutdown.

import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryStore } from '@kuluary/host/memory-store';
import type { AppendRequest, AppendResult } from '@kuluary/host/store';
import { FastChance } from '@kuluary/kernel/chance';
import { openSqlite } from '@kuluary/store/sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { fetchGuestCookie, findAskedClient, playRandomly, TestClient } from './test-client.fixture.ts';
import {
  disconnectAll,
  NO_LIMITS,
  openLobby,
  startMatch,
  startTestServer,
  type TestServer,
} from './test-server.fixture.ts';

const SERVICE_RESTART = 1012;
const MOVE_ID = '11111111-2222-4333-8444-555555555555';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ...NO_LIMITS });
});
afterAll(() => server.stop());

describe('moves', () => {
  it('[T14] a move sent again is made once: at once, after reconnecting, and after a restart', async () => {
    const players = await startMatch(server, 2);
    const actor = findAskedClient(players);
    const move = { type: 'move', id: MOVE_ID, asked: actor.latest!.play!.asked, move: { type: 'income' } } as const;
    const replies = await Promise.all([actor.request(move), actor.request(move), actor.request(move)]);
    const { position } = replies[0]!;
    expect(replies.every((reply) => reply.type === 'done' && reply.position === position)).toBe(true);
    await actor.reconnect();
    expect(await actor.request(move)).toMatchObject({ type: 'done', position });
    await server.restart();
    await Promise.all(players.map((client) => client.reconnect()));
    expect(await actor.request(move)).toMatchObject({ type: 'done', position });
    expect(players.map((client) => client.position)).toEqual([position, position]);
    await disconnectAll(players);
  });

  it('[T14] a move for an old decision is stale; nobody moves out of turn', async () => {
    const players = await startMatch(server, 2);
    const actor = findAskedClient(players);
    const other = players.find((client) => client !== actor)!;
    const asked = actor.latest!.play!.asked;
    await actor.sendMove({ type: 'income' });
    const move = { type: 'income' };
    expect(await actor.request({ type: 'move', id: MOVE_ID, asked, move })).toMatchObject({
      code: 'not-your-decision',
    });
    await other.waitUntil(() => other.latest!.play!.moves.length > 0);
    expect(await other.request({ type: 'move', id: MOVE_ID, asked, move })).toMatchObject({
      code: 'stale-decision',
    });
    await disconnectAll(players);
  });

  it('[T15] a match is played to its end through disconnections and restarts, and all clients agree', async () => {
    const players = await startMatch(server, 3, 1);
    const chance = new FastChance(3);
    for (let round = 0; round < 4; round++) {
      for (let i = 0; i < 5; i++) {
        const actor = players.find(({ latest }) => latest!.play!.moves.length > 0);
        if (!actor) break;
        await actor.sendMove(actor.latest!.play!.moves[chance.below(actor.latest!.play!.moves.length)]);
      }
      if (round % 2 === 0) await server.restart();
      await Promise.all(players.map((client) => client.reconnect()));
    }
    await Promise.all(players.map((client) => playRandomly(client, chance)));
    const fresh = await Promise.all(players.map(({ table, cookie }) => TestClient.join(server.address, table, cookie)));
    for (const [i, client] of players.entries()) {
      expect(client.latest!.play).toEqual(fresh[i]!.latest!.play);
      expect(client.events).toEqual(fresh[i]!.events);
      expect(client.position).toBe(fresh[i]!.position);
    }
    await disconnectAll([...players, ...fresh]);
  });

  it('[T15] a client that reconnects gets what it missed, and nothing twice', async () => {
    const [anna, boris] = (await startMatch(server, 2)) as [TestClient, TestClient];
    await boris.disconnect();
    const { position } = boris;
    for (let i = 0; i < 3; i++) await anna.request({ type: 'say', speech: { phrase: 'your-turn' } });
    await boris.reconnect();
    expect(boris.latest).toMatchObject({ from: position, position: position + 3 });
    expect(boris.latest!.said.map((line) => line.position)).toEqual([position + 1, position + 2, position + 3]);
    await disconnectAll([anna, boris]);
  });
});

describe('shutdown', () => {
  it('[T16] finishes a running append; all connections close with 1012, and nobody gets what is not on disk', async () => {
    const memory = memoryStore();
    const asking = new EventEmitter();
    let isHeld = false;
    const append = async (entry: AppendRequest): Promise<AppendResult> => {
      if (isHeld) {
        asking.emit('append');
        await once(asking, 'go on');
      }
      return memory.append(entry);
    };
    const own = await startTestServer({ ...NO_LIMITS }, { store: { ...memory, append } });
    const players = await startMatch(own, 2);
    const actor = findAskedClient(players);
    const { position, table } = actor;
    isHeld = true;
    void actor.sendMove({ type: 'income' });
    await once(asking, 'append');
    const stopped = own.stop();
    expect(await Promise.all(players.map((client) => client.waitUntilClosed()))).toEqual([
      SERVICE_RESTART,
      SERVICE_RESTART,
    ]);
    asking.emit('go on');
    await stopped;
    expect((await memory.read(table, 0))!.entries).toHaveLength(position + 1);
    for (const client of players) expect(client.position).toBe(position);
  });

  it('[T16] of many active tables leaves on disk all that was sent to anybody', async () => {
    const own = await startTestServer({ ...NO_LIMITS, BOT_PAUSE_MAX_MS: 5 });
    const tables = await Promise.all(Array.from({ length: 8 }, () => startMatch(own, 2, 2)));
    const games = tables.flatMap((players, i) =>
      players.map((client) => Promise.race([playRandomly(client, new FastChance(i)), client.waitUntilClosed()])),
    );
    await Promise.all(tables.map(([anna]) => anna!.waitUntil(() => anna!.latest!.position > 15)));
    await own.restart();
    await Promise.all(games);
    for (const players of tables) {
      const seen = Math.max(...players.map(({ position }) => position));
      const [anna] = players as [TestClient];
      const fresh = await TestClient.join(own.address, anna.table, anna.cookie);
      expect(fresh.position).toBeGreaterThanOrEqual(seen);
      for (const event of anna.events) expect(fresh.events).toContainEqual(event);
      await fresh.disconnect();
    }
    await own.stop();
  });

  it('[T16] does not wait for clients that do not complete the close handshake', async () => {
    const own = await startTestServer({ ...NO_LIMITS });
    const [anna] = (await openLobby(own, 1)) as [TestClient];
    anna.ws.pause(); // it will never read the close frame
    await own.stop();
    anna.ws.terminate();
  });

  it('[T17] a server whose port is taken releases its folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kuluary-port-'));
    const PORT = Number(new URL(server.address).port);
    await expect(startTestServer({ PORT, DATA_DIR: folder })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    const free = await openSqlite(folder);
    await free.close();
    rmSync(folder, { recursive: true });
  });

  it('[T17] a folder has one server: a second one fails with an explanation, and the first serves on', async () => {
    const [anna] = (await openLobby(server, 1)) as [TestClient];
    await expect(openSqlite(`${server.folder}/data`)).rejects.toThrow('in use');
    expect((await anna.request({ type: 'ready', ready: true })).type).toBe('done');
    await anna.disconnect();
  });

  it('[T17] guests are recognized after a restart', async () => {
    const cookie = await fetchGuestCookie(server.address);
    await server.restart();
    const response = await fetch(`${server.address}/`, { headers: { cookie } });
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it('[T17] a request during shutdown opens no table halfway', async () => {
    const own = await startTestServer({ ...NO_LIMITS });
    const [anna] = (await openLobby(own, 1)) as [TestClient];
    const upgrades = Array.from({ length: 20 }, () => {
      const ws = new WebSocket(`${own.address.replace('http', 'ws')}/ws/${anna.table}`);
      ws.on('error', () => undefined);
      return new Promise((closed) => ws.on('close', closed));
    });
    await own.stop();
    await Promise.all(upgrades);
  });
});
