// The websocket protocol: hello, versions, limits (at the limit and one past it), and when connections are closed.

import { once } from 'node:events';
import {
  MAX_CHAT_CHARACTERS,
  MAX_FRAME_BYTES,
  MAX_MOVE_ID_CHARACTERS,
  MAX_NAME_CHARACTERS,
  MAX_SALT_CHARACTERS,
  PROTOCOL_VERSION,
} from '@kuluary/protocol/limits';
import type { ToBrowser } from '@kuluary/protocol/to-browser';
import type { ClientRequest } from '@kuluary/protocol/to-server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { findAskedClient, TestClient } from './test-client.fixture.ts';
import {
  disconnectAll,
  NO_LIMITS,
  openLobby,
  startMatch,
  startTestServer,
  type TestServer,
} from './test-server.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ...NO_LIMITS });
});
afterAll(() => server.stop());
afterEach(() => {
  vi.useRealTimers();
});

/** A connection that has not sent hello. */
class RawConnection {
  readonly ws: WebSocket;
  readonly received: ToBrowser[] = [];

  constructor(table: string, headers: Record<string, string> = {}) {
    this.ws = new WebSocket(`${server.address.replace('http', 'ws')}/ws/${table}`, { headers });
    this.ws.on('message', (data) => this.received.push(JSON.parse(String(data)) as ToBrowser));
  }

  static async open(table: string): Promise<RawConnection> {
    const connection = new RawConnection(table);
    await once(connection.ws, 'open');
    return connection;
  }

  /** Sends a message, and returns the next one received. */
  async exchange(message: unknown): Promise<ToBrowser> {
    this.ws.send(typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message));
    await once(this.ws, 'message');
    return this.received.at(-1)!;
  }
}

const HELLO = { type: 'hello', version: PROTOCOL_VERSION, have: 0 } as const;

/** Pads a frame to exactly so many bytes. */
function padToBytes(message: object, bytes: number): string {
  const text = JSON.stringify(message);
  return text + ' '.repeat(bytes - Buffer.byteLength(text));
}

describe('hello', () => {
  it('[T3] must come before any request', async () => {
    const [anna] = await openLobby(server, 1);
    const connection = await RawConnection.open(anna!.table);
    for (const message of [{ type: 'ping' }, { type: 'resync' }, { type: 'start' }, { type: 'stand', ref: 1 }]) {
      expect(await connection.exchange(message)).toMatchObject({ type: 'refused', code: 'hello-first' });
    }
    expect(await connection.exchange(HELLO)).toMatchObject({ type: 'update', you: { seat: null } });
    connection.ws.close();
    await anna!.disconnect();
  });

  it('[T3] in another version is refused, and so is a second one', async () => {
    const [anna] = await openLobby(server, 1);
    const connection = await RawConnection.open(anna!.table);
    for (const version of [PROTOCOL_VERSION - 1, PROTOCOL_VERSION + 1]) {
      expect(await connection.exchange({ ...HELLO, version })).toMatchObject({ code: 'version' });
    }
    expect(await connection.exchange({ ...HELLO, version: '1' })).toMatchObject({ code: 'malformed' });
    for (const wrong of [{ have: -1 }, { at: 0.5 }, { at: '1' }, { at: null }])
      expect(await connection.exchange({ ...HELLO, ...wrong })).toMatchObject({ code: 'malformed' });
    expect(await connection.exchange(HELLO)).toMatchObject({ type: 'update' });
    expect(await connection.exchange(HELLO)).toMatchObject({ code: 'malformed' });
    expect(await connection.exchange({ type: 'ping' })).toMatchObject({ type: 'pong', position: anna!.position });
    connection.ws.close();
    await anna!.disconnect();
  });

  it('[T3] sent twice at once counts once', async () => {
    const [anna] = await openLobby(server, 1);
    const connection = await RawConnection.open(anna!.table);
    connection.ws.send(JSON.stringify(HELLO));
    connection.ws.send(JSON.stringify(HELLO));
    while (connection.received.length < 2) await once(connection.ws, 'message');
    expect(connection.received.map(({ type }) => type).sort()).toEqual(['refused', 'update']);
    connection.ws.close();
    await anna!.disconnect();
  });

  it('[T3] must come within ten seconds', async () => {
    const connection = await RawConnection.open('000000');
    const [code, reason] = (await once(connection.ws, 'close')) as [number, Buffer];
    expect([code, String(reason)]).toEqual([1008, 'hello-first']);
  });

  it('[T4] to an unknown table is refused; an invalid path gets no websocket', async () => {
    const connection = await RawConnection.open('000000');
    expect(await connection.exchange(HELLO)).toMatchObject({ code: 'no-such-table' });
    connection.ws.close();
    for (const path of ['12345', '1234567', 'abcdef', '../123456', '123456/x']) {
      const [, response] = (await once(new RawConnection(path).ws, 'unexpected-response')) as [
        unknown,
        { statusCode: number },
      ];
      expect(response.statusCode).toBe(404);
    }
  });
});

describe('limits of a message', () => {
  it('[T5] a frame may have so many bytes; one more is too large, and the connection stays open', async () => {
    const [anna] = await openLobby(server, 1);
    const connection = await RawConnection.open(anna!.table);
    await connection.exchange(HELLO);
    expect(await connection.exchange(padToBytes({ type: 'ping' }, MAX_FRAME_BYTES))).toMatchObject({ type: 'pong' });
    expect(await connection.exchange(padToBytes({ type: 'ping' }, MAX_FRAME_BYTES + 1))).toMatchObject({
      code: 'too-large',
    });
    const wide = JSON.stringify({ type: 'ping', x: 'ж'.repeat(MAX_FRAME_BYTES / 2) }); // bytes, not characters
    expect(await connection.exchange(wide)).toMatchObject({ code: 'too-large' });
    expect(await connection.exchange(Buffer.from('{"type":"ping"}'))).toMatchObject({ code: 'malformed' });
    expect(await connection.exchange({ type: 'ping' })).toMatchObject({ type: 'pong' });
    await anna!.disconnect();
    connection.ws.close();
  });

  it('[T5] a far larger frame, or one that is not text, ends only the connection', async () => {
    const [anna] = await openLobby(server, 1);
    const huge = await RawConnection.open(anna!.table);
    huge.ws.send('x'.repeat(1_000_000));
    expect((await once(huge.ws, 'close'))[0]).toBe(1009);
    const broken = await RawConnection.open(anna!.table);
    broken.ws.send(Buffer.from([0xff, 0xfe, 0xc0]), { binary: false });
    expect((await once(broken.ws, 'close'))[0]).toBe(1007);
    expect((await anna!.request({ type: 'ready', ready: true })).type).toBe('done');
    await anna!.disconnect();
  });

  it('[T6] name, salt, chat and move ids: at the limit, and one past it', async () => {
    const [anna, boris] = (await startMatch(server, 2)) as [TestClient, TestClient];
    const [host] = (await openLobby(server, 1)) as [TestClient];
    const x = (length: number) => 'x'.repeat(length);
    const cases: readonly [TestClient, Omit<ClientRequest, 'ref'>, Omit<ClientRequest, 'ref'>][] = [
      [host, { type: 'rename', name: x(MAX_NAME_CHARACTERS) }, { type: 'rename', name: x(MAX_NAME_CHARACTERS + 1) }],
      [host, { type: 'rename', name: 'x' }, { type: 'rename', name: '' }],
      [host, { type: 'rename', name: ' x ' }, { type: 'rename', name: '   ' }],
      [host, { type: 'rename', name: 'x\u00a0y' }, { type: 'rename', name: 'x\ny' }],
      [host, { type: 'rename', name: 'Зоряна' }, { type: 'rename', name: 'x\u202ey' }],
      [
        host,
        { type: 'sit', seat: null, name: 'x', salt: x(MAX_SALT_CHARACTERS) },
        { type: 'sit', seat: null, name: 'x', salt: x(MAX_SALT_CHARACTERS + 1) },
      ],
      [
        host, // characters as a log counts them
        { type: 'sit', seat: null, name: 'x', salt: '🍀'.repeat(MAX_SALT_CHARACTERS / 2) },
        { type: 'sit', seat: null, name: 'x', salt: '🍀'.repeat(MAX_SALT_CHARACTERS / 2 + 1) },
      ],
      [host, { type: 'sit', seat: 5, name: 'x', salt: '' }, { type: 'sit', seat: 16, name: 'x', salt: '' }],
      [
        host,
        { type: 'say', speech: { text: x(MAX_CHAT_CHARACTERS) } },
        { type: 'say', speech: { text: x(MAX_CHAT_CHARACTERS + 1) } },
      ],
      [host, { type: 'say', speech: { phrase: 'oops' } }, { type: 'say', speech: { phrase: 'rude' } }],
    ] as never;
    for (const [client, right, wrong] of cases) {
      expect((await client.request(right as never)).type).toBe('done');
      client.sendRaw(JSON.stringify(wrong));
      const [refused] = (await once(client, 'message')) as [ToBrowser];
      expect(refused).toMatchObject({ type: 'refused', code: 'malformed' });
    }
    const actor = findAskedClient([anna, boris]);
    const odd = ['abcdefgh\u0000', 'abcdefgh\ud800', 'abcdefgh\n', 'абвгґдеєжз']; // not every store distinguishes them
    for (const id of [x(7), x(MAX_MOVE_ID_CHARACTERS + 1), ...odd]) {
      actor.sendRaw(JSON.stringify({ type: 'move', id, asked: actor.latest!.play!.asked, move: { type: 'income' } }));
      expect((await once(actor, 'message'))[0]).toMatchObject({ code: 'malformed' });
    }
    expect((await actor.sendMove({ type: 'income' }, x(MAX_MOVE_ID_CHARACTERS))).type).toBe('done');
    await disconnectAll([anna, boris, host]);
  });

  it('[T34] a refusal has the `ref` of its request, wherever that can be parsed', async () => {
    const [anna] = await openLobby(server, 1);
    const connection = await RawConnection.open(anna!.table);
    expect(await connection.exchange({ type: 'stand', ref: 1 })).toMatchObject({ code: 'hello-first', ref: 1 });
    await connection.exchange(HELLO);
    for (const message of [
      { ref: 7 },
      { type: 'dance', ref: 7 },
      { type: 'ready', ref: 7 },
      { type: 'ping', ref: 7 },
    ]) {
      expect(await connection.exchange(message)).toMatchObject({ type: 'refused', code: 'malformed', ref: 7 });
    }
    for (const ref of [-1, 0.5, 2 ** 53, '7', null, {}]) {
      expect(await connection.exchange({ type: 'stand', ref })).toMatchObject({ code: 'malformed', ref: null });
    }
    for (const text of ['[7]', '"ref"', 'null', '{"ref":7']) {
      expect(await connection.exchange(text)).toMatchObject({ code: 'malformed', ref: null });
    }
    connection.ws.close();
    await anna!.disconnect();
  });

  it('[T7] a client that sends a hundred bad messages is disconnected; others notice nothing', async () => {
    const [anna, boris] = (await startMatch(server, 2)) as [TestClient, TestClient];
    const connection = await RawConnection.open(anna.table);
    await connection.exchange(HELLO);
    for (let i = 0; i < 99; i++) expect(await connection.exchange('{')).toMatchObject({ code: 'malformed' });
    expect(await connection.exchange({ type: 'ping' })).toMatchObject({ type: 'pong' });
    connection.ws.send('{');
    expect((await once(connection.ws, 'close'))[0]).toBe(1008);
    expect((await findAskedClient([anna, boris]).sendMove({ type: 'income' })).type).toBe('done');
    await disconnectAll([anna, boris]);
  });

  it('[T7] a client that sends too fast is refused', async () => {
    const slow = await startTestServer({ ...NO_LIMITS, MESSAGES_PER_SECOND: 1 });
    const [anna] = (await openLobby(slow, 1)) as [TestClient];
    for (let i = 0; i < 20; i++) anna.sendRaw(JSON.stringify({ type: 'ping' }));
    const countOf = (type: string) => anna.frames.filter((frame) => frame.includes(`"${type}"`)).length;
    await anna.waitUntil(() => countOf('pong') + countOf('too-fast') >= 20);
    expect(countOf('pong')).toBeGreaterThanOrEqual(1);
    expect(countOf('too-fast')).toBeGreaterThan(10);
    await anna.disconnect();
    await slow.stop();
  });
});

describe('unresponsive clients', () => {
  it('[T8] a slow reader is disconnected, and others play on', async () => {
    const [anna, boris] = (await startMatch(server, 2)) as [TestClient, TestClient];
    const seatOfBoris = () => anna.latest!.table.seats[boris.latest!.you.seat!]!;
    expect(seatOfBoris().here).toBe(true);
    boris.ws.pause();
    const isCut = () => !seatOfBoris().here;
    while (!isCut()) {
      for (let i = 0; i < 200; i++) boris.sendRaw(JSON.stringify({ type: 'resync' }));
      await anna.request({ type: 'device' }); // a reply, so that both sides get to run
    }
    boris.ws.terminate();
    const metrics = await (await fetch(`${server.address}/metrics`)).text();
    expect(metrics).toMatch(/^kuluary_slow_readers_total [1-9]/m);
    const again = await TestClient.join(server.address, anna.table, boris.cookie);
    expect((await findAskedClient([anna, again]).sendMove({ type: 'income' })).type).toBe('done');
    await disconnectAll([anna, again]);
  });

  it('[T8] a client that misses a ping is disconnected at the next', async () => {
    const BETWEEN_PINGS = 30_000;
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const own = await startTestServer({ ...NO_LIMITS });
    const [anna] = (await openLobby(own, 1)) as [TestClient];
    const silent = new WebSocket(`${own.address.replace('http', 'ws')}/ws/${anna.table}`, { autoPong: false });
    await once(silent, 'open');
    const pinged = Promise.all([anna.ws, silent].map((ws) => once(ws, 'ping')));
    vi.advanceTimersByTime(BETWEEN_PINGS);
    await pinged;
    await anna.request({ type: 'ready', ready: true }); // after its pong
    const gone = once(silent, 'close');
    vi.advanceTimersByTime(BETWEEN_PINGS);
    expect((await gone)[0]).toBe(1006);
    expect(await anna.request({ type: 'ready', ready: false })).toMatchObject({ type: 'done' });
    await anna.disconnect();
    await own.stop();
  });
});
