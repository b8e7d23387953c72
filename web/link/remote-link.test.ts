import { ok } from '@kuluary/kernel/result';

import { PROTOCOL_VERSION } from '@kuluary/protocol/limits';
import type { ToBrowser } from '@kuluary/protocol/to-browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RemoteLink, type Socket } from './remote-link.ts';
import { type Request, refused } from './table-link.ts';
import { madeAt, told, update } from './updates.fixture.ts';

const MOVE: Request = { type: 'move', id: 'a-move-of-mine', asked: 1, move: { type: 'income' } };

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
  says(message: ToBrowser): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let socket: FakeSocket;
let wake: () => void;
let link: RemoteLink;

beforeEach(() => {
  vi.useFakeTimers();
  socket = new FakeSocket();
  link = new RemoteLink({
    socket,
    onWake: (listener) => {
      wake = listener;
      return () => undefined;
    },
  });
});
afterEach(() => {
  link.close();
  vi.useRealTimers();
});

const connect = () => {
  socket.open();
  socket.says(update(0, 3));
};

describe('greeting', () => {
  it('says a move again after a break, but not at a table that has become another one', async () => {
    for (const [from, code] of [
      [3, undefined],
      [0, 'stale-decision'],
    ] as const) {
      socket = new FakeSocket();
      link = new RemoteLink({ socket, onWake: () => () => undefined });
      connect();
      const answer = link.send(MOVE);
      socket.drop();
      socket.sent = [];
      socket.open();
      socket.says(update(from, 4));
      expect(socket.sent.some((sent) => (sent as { type: string }).type === 'move')).toBe(code === undefined);
      if (code !== undefined) expect(await answer).toEqual(refused(code));
    }
  });

  it('says hello with what it has, and is connected once the table has spoken', () => {
    expect(link.getSnapshot().state).toBe('connecting');
    socket.open();
    expect(socket.sent).toEqual([{ type: 'hello', version: PROTOCOL_VERSION, have: 0 }]);
    expect(link.getSnapshot().state).toBe('connecting');
    socket.says(update(0, 3));
    expect(link.getSnapshot()).toMatchObject({ state: 'connected', model: { position: 3 } });
  });

  it('comes back with what it has', () => {
    connect();
    socket.drop();
    expect(link.getSnapshot()).toMatchObject({ state: 'offline', model: { position: 3 } });
    socket.sent = [];
    socket.open();
    expect(socket.sent).toEqual([{ type: 'hello', version: PROTOCOL_VERSION, have: 3, at: madeAt(3) }]);
    socket.says(update(3, 4, { events: told(4) }));
    expect(link.getSnapshot()).toMatchObject({ state: 'connected', model: { position: 4 } });
  });

  it('forgets what it saw when that is no longer so, also where as much has happened since', () => {
    connect();
    socket.drop();
    socket.open();
    socket.says(update(0, 5));
    expect(link.getSnapshot().model!.moments.map(({ position }) => position)).toEqual([5]);
  });

  it('asks for everything when it finds a gap', () => {
    connect();
    socket.says(update(5, 6));
    expect(socket.sent.at(-1)).toEqual({ type: 'resync' });
    expect(link.getSnapshot().model?.position).toBe(3);
  });
});

describe('requests', () => {
  it('are answered by their number', async () => {
    connect();
    const first = link.send({ type: 'ready', ready: true });
    const second = link.send({ type: 'device' });
    socket.says({ type: 'done', ref: 2, position: 3, token: 'abc' });
    socket.says({ type: 'refused', ref: 1, position: 3, code: 'wrong-phase', rule: null });
    expect(await first).toEqual(refused('wrong-phase'));
    expect(await second).toEqual(ok('abc'));
  });

  it('that may not be made twice fail when the line breaks, and at once while there is none', async () => {
    connect();
    const undo = link.send({ type: 'undo' });
    socket.drop();
    expect(await undo).toEqual(refused('connection-lost'));
    expect(await link.send({ type: 'undo' })).toEqual(refused('offline'));
  });

  it('that are moves go out again with the same id', async () => {
    connect();
    const made = link.send(MOVE);
    socket.drop();
    const later = link.send({ ...MOVE, id: 'made-while-away' });
    socket.sent = [];
    socket.open();
    expect(socket.sent).toMatchObject([{ type: 'hello' }]); // nothing else before the table has let us in
    socket.says(update(3, 3));
    expect(socket.sent.slice(1)).toMatchObject([{ id: 'a-move-of-mine' }, { id: 'made-while-away' }]);
    socket.says({ type: 'done', ref: 1, position: 4 });
    socket.says({ type: 'refused', ref: 2, position: 4, code: 'stale-decision', rule: null });
    expect(await made).toEqual(ok(undefined));
    expect(await later).toEqual(refused('stale-decision'));
  });
});

describe('the heart-beat', () => {
  it('hangs up a line that does not answer', () => {
    connect();
    vi.advanceTimersByTime(20_000);
    expect(socket.sent.at(-1)).toEqual({ type: 'ping' });
    vi.advanceTimersByTime(6_000);
    expect(socket.reconnects).toBe(1);
  });

  it('leaves one alone that does, and notices what it missed', () => {
    connect();
    vi.advanceTimersByTime(20_000);
    socket.says({ type: 'pong', position: 3 });
    vi.advanceTimersByTime(10_000);
    expect(socket.reconnects).toBe(0);
    expect(socket.sent.at(-1)).toEqual({ type: 'ping' });
    socket.says({ type: 'pong', position: 9 });
    expect(socket.sent.at(-1)).toEqual({ type: 'resync' });
  });

  it('beats at once when the page wakes up, or tries anew', () => {
    connect();
    wake();
    expect(socket.sent.at(-1)).toEqual({ type: 'ping' });
    socket.drop();
    wake();
    expect(socket.reconnects).toBe(1);
  });
});

describe('the end', () => {
  it('comes with a fault that no new try would mend', () => {
    socket.open();
    socket.says({ type: 'refused', ref: null, position: 0, code: 'no-such-table', rule: null });
    expect(link.getSnapshot()).toMatchObject({ state: 'closed', fault: 'no-such-table' });
    expect(socket.closed).toBe(true);
  });

  it('does not come with a server that is busy: it is asked again', () => {
    socket.open();
    socket.says({ type: 'refused', ref: null, position: 0, code: 'busy', rule: null });
    expect(link.getSnapshot().state).toBe('connecting');
    vi.advanceTimersByTime(2_000);
    expect(socket.reconnects).toBe(1);
  });

  it('does not come for a move that waits while a server is busy: it is said again', async () => {
    connect();
    socket.drop();
    const made = link.send(MOVE);
    socket.open();
    socket.says({ type: 'refused', ref: null, position: 0, code: 'busy', rule: null });
    socket.drop();
    socket.open();
    socket.says(update(3, 3));
    const { ref } = socket.sent.findLast((sent) => (sent as Request).type === 'move') as { ref: number };
    socket.says({ type: 'done', ref, position: 2 });
    expect(await made).toEqual(ok(undefined));
  });

  it.each(['old-rules', 'new-rules'])('comes with a game whose rules the server does not have: %s', (code) => {
    socket.open();
    socket.says({ type: 'refused', ref: null, position: 0, code, rule: null });
    expect(link.getSnapshot()).toMatchObject({ state: 'closed', fault: code });
  });

  it('comes when the players close the door', () => {
    connect();
    socket.says({ type: 'refused', ref: null, position: 3, code: 'door-closed', rule: null });
    expect(link.getSnapshot()).toMatchObject({ state: 'closed', fault: 'door-closed' });
  });

  it('fails whatever still waits', async () => {
    connect();
    const made = link.send(MOVE);
    link.close();
    expect(await made).toEqual(refused('offline'));
  });
});
