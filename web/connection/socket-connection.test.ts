import { ok } from '@kuluary/kernel/result';

import { PROTOCOL_VERSION } from '@kuluary/protocol/limits';
import type { ToBrowser } from '@kuluary/protocol/to-browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Socket, SocketConnection } from './socket-connection.ts';
import { refusedReply, type TableRequest } from './table-connection.ts';
import { eventsAt, madeAt, makeUpdate } from './updates.fixture.ts';

const MOVE: TableRequest = { type: 'move', id: 'a-move-of-mine', asked: 1, move: { type: 'income' } };

class FakeSocket implements Socket {
  readyState = 0;
  sent: unknown[] = [];
  closed = false;
  reconnects = 0;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  reconnect(): void {
    this.reconnects++;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  drop(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  deliver(message: ToBrowser): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let socket: FakeSocket;
let wake: () => void;
let connection: SocketConnection;

beforeEach(() => {
  vi.useFakeTimers();
  socket = new FakeSocket();
  connection = new SocketConnection({
    socket,
    onWake: (listener) => {
      wake = listener;
      return () => undefined;
    },
  });
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

const connect = () => {
  socket.open();
  socket.deliver(makeUpdate(0, 3));
};

describe('connecting', () => {
  it('sends a move again after a break, but not to a table whose log is another one', async () => {
    for (const [from, code] of [
      [3, undefined],
      [0, 'stale-decision'],
    ] as const) {
      socket = new FakeSocket();
      connection = new SocketConnection({ socket, onWake: () => () => undefined });
      connect();
      const reply = connection.send(MOVE);
      socket.drop();
      socket.sent = [];
      socket.open();
      socket.deliver(makeUpdate(from, 4));
      expect(socket.sent.some((sent) => (sent as { type: string }).type === 'move')).toBe(code === undefined);
      if (code !== undefined) expect(await reply).toEqual(refusedReply(code));
    }
  });

  it('sends hello with its position, and is connected after the first update', () => {
    expect(connection.getSnapshot().state).toBe('connecting');
    socket.open();
    expect(socket.sent).toEqual([{ type: 'hello', version: PROTOCOL_VERSION, have: 0 }]);
    expect(connection.getSnapshot().state).toBe('connecting');
    socket.deliver(makeUpdate(0, 3));
    expect(connection.getSnapshot()).toMatchObject({ state: 'connected', model: { position: 3 } });
  });

  it('sends its position when it reconnects', () => {
    connect();
    socket.drop();
    expect(connection.getSnapshot()).toMatchObject({ state: 'offline', model: { position: 3 } });
    socket.sent = [];
    socket.open();
    expect(socket.sent).toEqual([{ type: 'hello', version: PROTOCOL_VERSION, have: 3, at: madeAt(3) }]);
    socket.deliver(makeUpdate(3, 4, { events: eventsAt(4) }));
    expect(connection.getSnapshot()).toMatchObject({ state: 'connected', model: { position: 4 } });
  });

  it("forgets its views when the table's log is another one, even at a later position", () => {
    connect();
    socket.drop();
    socket.open();
    socket.deliver(makeUpdate(0, 5));
    expect(connection.getSnapshot().model!.seenViews.map(({ position }) => position)).toEqual([5]);
  });

  it('requests everything when an update is missing', () => {
    connect();
    socket.deliver(makeUpdate(5, 6));
    expect(socket.sent.at(-1)).toEqual({ type: 'resync' });
    expect(connection.getSnapshot().model?.position).toBe(3);
  });
});

describe('requests', () => {
  it('get their replies by number', async () => {
    connect();
    const first = connection.send({ type: 'ready', ready: true });
    const second = connection.send({ type: 'device' });
    socket.deliver({ type: 'done', ref: 2, position: 3, token: 'abc' });
    socket.deliver({ type: 'refused', ref: 1, position: 3, code: 'wrong-phase', rule: null });
    expect(await first).toEqual(refusedReply('wrong-phase'));
    expect(await second).toEqual(ok('abc'));
  });

  it('that must not be sent twice fail when the connection breaks, and at once while there is none', async () => {
    connect();
    const undo = connection.send({ type: 'undo' });
    socket.drop();
    expect(await undo).toEqual(refusedReply('connection-lost'));
    expect(await connection.send({ type: 'undo' })).toEqual(refusedReply('offline'));
  });

  it('that are moves are sent again with the same id', async () => {
    connect();
    const reply = connection.send(MOVE);
    socket.drop();
    const later = connection.send({ ...MOVE, id: 'made-while-away' });
    socket.sent = [];
    socket.open();
    expect(socket.sent).toMatchObject([{ type: 'hello' }]); // nothing else before the table accepts it
    socket.deliver(makeUpdate(3, 3));
    expect(socket.sent.slice(1)).toMatchObject([{ id: 'a-move-of-mine' }, { id: 'made-while-away' }]);
    socket.deliver({ type: 'done', ref: 1, position: 4 });
    socket.deliver({ type: 'refused', ref: 2, position: 4, code: 'stale-decision', rule: null });
    expect(await reply).toEqual(ok(undefined));
    expect(await later).toEqual(refusedReply('stale-decision'));
  });
});

describe('the heartbeat', () => {
  it('reconnects when no reply comes', () => {
    connect();
    vi.advanceTimersByTime(20_000);
    expect(socket.sent.at(-1)).toEqual({ type: 'ping' });
    vi.advanceTimersByTime(6_000);
    expect(socket.reconnects).toBe(1);
  });

  it('stays connected when a reply comes, and notices a missed update by it', () => {
    connect();
    vi.advanceTimersByTime(20_000);
    socket.deliver({ type: 'pong', position: 3 });
    vi.advanceTimersByTime(10_000);
    expect(socket.reconnects).toBe(0);
    expect(socket.sent.at(-1)).toEqual({ type: 'ping' });
    socket.deliver({ type: 'pong', position: 9 });
    expect(socket.sent.at(-1)).toEqual({ type: 'resync' });
  });

  it('pings or reconnects at once when the page wakes up', () => {
    connect();
    wake();
    expect(socket.sent.at(-1)).toEqual({ type: 'ping' });
    socket.drop();
    wake();
    expect(socket.reconnects).toBe(1);
  });
});

describe('closing', () => {
  it('follows a refusal that a retry cannot change', () => {
    socket.open();
    socket.deliver({ type: 'refused', ref: null, position: 0, code: 'no-such-table', rule: null });
    expect(connection.getSnapshot()).toMatchObject({ state: 'closed', refusalCode: 'no-such-table' });
    expect(socket.closed).toBe(true);
  });

  it('does not follow "busy": it tries again', () => {
    socket.open();
    socket.deliver({ type: 'refused', ref: null, position: 0, code: 'busy', rule: null });
    expect(connection.getSnapshot().state).toBe('connecting');
    vi.advanceTimersByTime(2_000);
    expect(socket.reconnects).toBe(1);
  });

  it('does not fail a move that waits while a server is busy: it is sent again', async () => {
    connect();
    socket.drop();
    const reply = connection.send(MOVE);
    socket.open();
    socket.deliver({ type: 'refused', ref: null, position: 0, code: 'busy', rule: null });
    socket.drop();
    socket.open();
    socket.deliver(makeUpdate(3, 3));
    const { ref } = socket.sent.findLast((sent) => (sent as TableRequest).type === 'move') as { ref: number };
    socket.deliver({ type: 'done', ref, position: 2 });
    expect(await reply).toEqual(ok(undefined));
  });

  it.each(['old-rules', 'new-rules'])('follows rules that the server does not have: %s', (code) => {
    socket.open();
    socket.deliver({ type: 'refused', ref: null, position: 0, code, rule: null });
    expect(connection.getSnapshot()).toMatchObject({ state: 'closed', refusalCode: code });
  });

  it('follows when spectators are no longer allowed', () => {
    connect();
    socket.deliver({ type: 'refused', ref: null, position: 3, code: 'door-closed', rule: null });
    expect(connection.getSnapshot()).toMatchObject({ state: 'closed', refusalCode: 'door-closed' });
  });

  it('fails every request that still waits', async () => {
    connect();
    const reply = connection.send(MOVE);
    connection.close();
    expect(await reply).toEqual(refusedReply('offline'));
  });
});
