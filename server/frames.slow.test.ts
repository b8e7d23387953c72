// What comes in over a websocket: limits at the limit and one past it, order, versions, and who is shown out.

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
import type { Command } from '@kuluary/protocol/to-server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { asked, Player } from './player.fixture.ts';
import { begin, gather, leaveAll, NO_LIMITS, type TestServer, testServer } from './server.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ ...NO_LIMITS });
});
afterAll(() => server.stop());
afterEach(() => {
  vi.useRealTimers();
});

/** A connection that has not said anything yet. */
class Line {
  readonly ws: WebSocket;
  readonly heard: ToBrowser[] = [];

  constructor(table: string, headers: Record<string, string> = {}) {
    this.ws = new WebSocket(`${server.address.replace('http', 'ws')}/ws/${table}`, { headers });
    this.ws.on('message', (data) => this.heard.push(JSON.parse(String(data)) as ToBrowser));
  }

  static async to(table: string): Promise<Line> {
    const line = new Line(table);
    await once(line.ws, 'open');
    return line;
  }

  /** Sends something, and returns the next thing that is heard. */
  async tell(message: unknown): Promise<ToBrowser> {
    this.ws.send(typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message));
    await once(this.ws, 'message');
    return this.heard.at(-1)!;
  }
}

const HELLO = { type: 'hello', version: PROTOCOL_VERSION, have: 0 } as const;

/** A frame of exactly so many bytes. */
function padded(message: object, bytes: number): string {
  const text = JSON.stringify(message);
  return text + ' '.repeat(bytes - Buffer.byteLength(text));
}

describe('the first words', () => {
  it('[T3] nothing is answered before hello', async () => {
    const [anna] = await gather(server, 1);
    const line = await Line.to(anna!.table);
    for (const message of [{ type: 'ping' }, { type: 'resync' }, { type: 'start' }, { type: 'stand', ref: 1 }]) {
      expect(await line.tell(message)).toMatchObject({ type: 'refused', code: 'hello-first' });
    }
    expect(await line.tell(HELLO)).toMatchObject({ type: 'update', you: { seat: null } });
    line.ws.close();
    await anna!.leave();
  });

  it('[T3] another version is told so; hello is said once', async () => {
    const [anna] = await gather(server, 1);
    const line = await Line.to(anna!.table);
    for (const version of [PROTOCOL_VERSION - 1, PROTOCOL_VERSION + 1]) {
      expect(await line.tell({ ...HELLO, version })).toMatchObject({ code: 'version' });
    }
    expect(await line.tell({ ...HELLO, version: '1' })).toMatchObject({ code: 'malformed' });
    for (const wrong of [{ have: -1 }, { at: 0.5 }, { at: '1' }, { at: null }])
      expect(await line.tell({ ...HELLO, ...wrong })).toMatchObject({ code: 'malformed' });
    expect(await line.tell(HELLO)).toMatchObject({ type: 'update' });
    expect(await line.tell(HELLO)).toMatchObject({ code: 'malformed' });
    expect(await line.tell({ type: 'ping' })).toMatchObject({ type: 'pong', position: anna!.position });
    line.ws.close();
    await anna!.leave();
  });

  it('[T3] hello twice in one breath is one hello', async () => {
    const [anna] = await gather(server, 1);
    const line = await Line.to(anna!.table);
    line.ws.send(JSON.stringify(HELLO));
    line.ws.send(JSON.stringify(HELLO));
    while (line.heard.length < 2) await once(line.ws, 'message');
    expect(line.heard.map(({ type }) => type).sort()).toEqual(['refused', 'update']);
    line.ws.close();
    await anna!.leave();
  });

  it('[T3] whoever connects and says nothing is shown out', async () => {
    const line = await Line.to('000000');
    const [code, reason] = (await once(line.ws, 'close')) as [number, Buffer];
    expect([code, String(reason)]).toEqual([1008, 'hello-first']);
  });

  it('[T4] there is no such table: by its code a refusal, by its path not even a websocket', async () => {
    const line = await Line.to('000000');
    expect(await line.tell(HELLO)).toMatchObject({ code: 'no-such-table' });
    line.ws.close();
    for (const path of ['12345', '1234567', 'abcdef', '../123456', '123456/x']) {
      const [, response] = (await once(new Line(path).ws, 'unexpected-response')) as [unknown, { statusCode: number }];
      expect(response.statusCode).toBe(404);
    }
  });
});

describe('limits of a message', () => {
  it('[T5] a frame may have so many bytes; one more is too large, and the connection lives', async () => {
    const [anna] = await gather(server, 1);
    const line = await Line.to(anna!.table);
    await line.tell(HELLO);
    expect(await line.tell(padded({ type: 'ping' }, MAX_FRAME_BYTES))).toMatchObject({ type: 'pong' });
    expect(await line.tell(padded({ type: 'ping' }, MAX_FRAME_BYTES + 1))).toMatchObject({ code: 'too-large' });
    const wide = JSON.stringify({ type: 'ping', x: 'ж'.repeat(MAX_FRAME_BYTES / 2) }); // bytes, not characters
    expect(await line.tell(wide)).toMatchObject({ code: 'too-large' });
    expect(await line.tell(Buffer.from('{"type":"ping"}'))).toMatchObject({ code: 'malformed' });
    expect(await line.tell({ type: 'ping' })).toMatchObject({ type: 'pong' });
    await anna!.leave();
    line.ws.close();
  });

  it('[T5] what is larger by far, or no text at all, ends the connection and nothing else', async () => {
    const [anna] = await gather(server, 1);
    const huge = await Line.to(anna!.table);
    huge.ws.send('x'.repeat(1_000_000));
    expect((await once(huge.ws, 'close'))[0]).toBe(1009);
    const broken = await Line.to(anna!.table);
    broken.ws.send(Buffer.from([0xff, 0xfe, 0xc0]), { binary: false });
    expect((await once(broken.ws, 'close'))[0]).toBe(1007);
    expect((await anna!.ask({ type: 'ready', ready: true })).type).toBe('done');
    await anna!.leave();
  });

  it('[T6] name, salt, words and names of moves: at the limit, and one past it', async () => {
    const [anna, boris] = (await begin(server, 2)) as [Player, Player];
    const [host] = (await gather(server, 1)) as [Player];
    const x = (length: number) => 'x'.repeat(length);
    const cases: readonly [Player, Omit<Command, 'ref'>, Omit<Command, 'ref'>][] = [
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
        host, // as many characters as a log counts
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
    for (const [player, right, wrong] of cases) {
      expect((await player.ask(right as never)).type).toBe('done');
      player.sendRaw(JSON.stringify(wrong));
      const [refused] = (await once(player, 'message')) as [ToBrowser];
      expect(refused).toMatchObject({ type: 'refused', code: 'malformed' });
    }
    const actor = asked([anna, boris]);
    const odd = ['abcdefgh\u0000', 'abcdefgh\ud800', 'abcdefgh\n', 'абвгґдеєжз']; // not every store could keep them apart
    for (const id of [x(7), x(MAX_MOVE_ID_CHARACTERS + 1), ...odd]) {
      actor.sendRaw(JSON.stringify({ type: 'move', id, asked: actor.latest!.play!.asked, move: { type: 'income' } }));
      expect((await once(actor, 'message'))[0]).toMatchObject({ code: 'malformed' });
    }
    expect((await actor.answer({ type: 'income' }, x(MAX_MOVE_ID_CHARACTERS))).type).toBe('done');
    await leaveAll([anna, boris, host]);
  });

  it('[T34] a refusal says what it refuses, wherever that can be read', async () => {
    const [anna] = await gather(server, 1);
    const line = await Line.to(anna!.table);
    expect(await line.tell({ type: 'stand', ref: 1 })).toMatchObject({ code: 'hello-first', ref: 1 });
    await line.tell(HELLO);
    for (const message of [
      { ref: 7 },
      { type: 'dance', ref: 7 },
      { type: 'ready', ref: 7 },
      { type: 'ping', ref: 7 },
    ]) {
      expect(await line.tell(message)).toMatchObject({ type: 'refused', code: 'malformed', ref: 7 });
    }
    for (const ref of [-1, 0.5, 2 ** 53, '7', null, {}]) {
      expect(await line.tell({ type: 'stand', ref })).toMatchObject({ code: 'malformed', ref: null });
    }
    for (const text of ['[7]', '"ref"', 'null', '{"ref":7']) {
      expect(await line.tell(text)).toMatchObject({ code: 'malformed', ref: null });
    }
    line.ws.close();
    await anna!.leave();
  });

  it('[T7] whoever sends a hundred bad messages is shown out; the others notice nothing', async () => {
    const [anna, boris] = (await begin(server, 2)) as [Player, Player];
    const line = await Line.to(anna.table);
    await line.tell(HELLO);
    for (let i = 0; i < 99; i++) expect(await line.tell('{')).toMatchObject({ code: 'malformed' });
    expect(await line.tell({ type: 'ping' })).toMatchObject({ type: 'pong' });
    line.ws.send('{');
    expect((await once(line.ws, 'close'))[0]).toBe(1008);
    expect((await asked([anna, boris]).answer({ type: 'income' })).type).toBe('done');
    await leaveAll([anna, boris]);
  });

  it('[T7] whoever sends too fast is told so', async () => {
    const slow = await testServer({ ...NO_LIMITS, MESSAGES_PER_SECOND: 1 });
    const [anna] = (await gather(slow, 1)) as [Player];
    for (let i = 0; i < 20; i++) anna.sendRaw(JSON.stringify({ type: 'ping' }));
    const heard = (type: string) => anna.frames.filter((frame) => frame.includes(`"${type}"`)).length;
    await anna.until(() => heard('pong') + heard('too-fast') >= 20);
    expect(heard('pong')).toBeGreaterThanOrEqual(1);
    expect(heard('too-fast')).toBeGreaterThan(10);
    await anna.leave();
    await slow.stop();
  });
});

describe('whoever does not listen', () => {
  it('[T8] a slow reader is cut off, and the others play on', async () => {
    const [anna, boris] = (await begin(server, 2)) as [Player, Player];
    const seatOfBoris = () => anna.latest!.table.seats[boris.latest!.you.seat!]!;
    expect(seatOfBoris().here).toBe(true);
    boris.ws.pause();
    const isCut = () => !seatOfBoris().here;
    while (!isCut()) {
      for (let i = 0; i < 200; i++) boris.sendRaw(JSON.stringify({ type: 'resync' }));
      await anna.ask({ type: 'device' }); // an answer, so that both sides get to work
    }
    boris.ws.terminate();
    const metrics = await (await fetch(`${server.address}/metrics`)).text();
    expect(metrics).toMatch(/^kuluary_slow_readers_total [1-9]/m);
    const again = await Player.at(server.address, anna.table, boris.cookie);
    expect((await asked([anna, again]).answer({ type: 'income' })).type).toBe('done');
    await leaveAll([anna, again]);
  });

  it('[T8] whoever answers no ping is gone by the next', async () => {
    const BETWEEN_PINGS = 30_000;
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const own = await testServer({ ...NO_LIMITS });
    const [anna] = (await gather(own, 1)) as [Player];
    const silent = new WebSocket(`${own.address.replace('http', 'ws')}/ws/${anna.table}`, { autoPong: false });
    await once(silent, 'open');
    const pinged = Promise.all([anna.ws, silent].map((ws) => once(ws, 'ping')));
    vi.advanceTimersByTime(BETWEEN_PINGS);
    await pinged;
    await anna.ask({ type: 'ready', ready: true }); // behind its pong
    const gone = once(silent, 'close');
    vi.advanceTimersByTime(BETWEEN_PINGS);
    expect((await gone)[0]).toBe(1006);
    expect(await anna.ask({ type: 'ready', ready: false })).toMatchObject({ type: 'done' });
    await anna.leave();
    await own.stop();
  });
});
