// Connection's limits, exactly at the limit and one past it, with a fake transport.

import type { RequestRefusal } from '@kuluary/host/request-refusal';
import type { ConnectedClient } from '@kuluary/host/tables';
import { ok, type Result } from '@kuluary/kernel/result';
import { MAX_FRAME_BYTES, PROTOCOL_VERSION } from '@kuluary/protocol/limits';
import type { ToBrowser } from '@kuluary/protocol/to-browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, MAX_BACKLOG, MAX_BAD_MESSAGES, MAX_PENDING_REQUESTS, type Transport } from './connection.ts';
import { createMetrics } from './metrics.ts';
import { TokenBucket } from './rate-limiter.ts';

const NO_LIMIT = 1_000_000_000;
const HELLO = { type: 'hello', version: PROTOCOL_VERSION, have: 0 };
const HELLO_TIMEOUT = 10_000;

class FakeTransport implements Transport {
  isOpen = true;
  backlog = 0;
  isPaused = false;
  pongs = 0;
  closedWith: number | 'terminated' | undefined;
  readonly sent: ToBrowser[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToBrowser);
  }
  pong(): void {
    this.pongs++;
  }
  pause(): void {
    this.isPaused = true;
  }
  resume(): void {
    this.isPaused = false;
  }
  close(code: number): void {
    this.isOpen = false;
    this.closedWith = code;
  }
  terminate(): void {
    this.isOpen = false;
    this.closedWith = 'terminated';
  }
}

let transport: FakeTransport;
let deliver: (message: ToBrowser) => void;
let pendingReplies: (() => void)[];
let disconnectCount: number;
let connection: Connection;

const receive = (message: unknown) => connection.receive(Buffer.from(JSON.stringify(message)), false);
const flushPromises = () => vi.advanceTimersByTimeAsync(0);
const holdReply = () => new Promise<void>((resolve) => pendingReplies.push(resolve));
const listener: ConnectedClient = { handleRequest: holdReply, resync: holdReply, disconnect: () => disconnectCount++ };

/** A new client, at a table that admits it. */
function connectNewClient(
  admit: () => Promise<Result<ConnectedClient, RequestRefusal>> = async () => ok(listener),
  perSecond = NO_LIMIT,
): void {
  transport = new FakeTransport();
  connection = new Connection(
    {
      config: { MESSAGES_PER_SECOND: perSecond },
      tables: {
        connect: (_id, _identity, _have, send) => {
          deliver = (message) => send(message, false);
          return admit();
        },
      },
      metrics: createMetrics(),
      now: Date.now,
      address: 'here',
      byteBudget: new TokenBucket(NO_LIMIT, NO_LIMIT, Date.now()),
      onUnknownTable: () => undefined,
    },
    transport,
    '123456',
    'guest',
  );
}

beforeEach(async () => {
  vi.useFakeTimers();
  pendingReplies = [];
  disconnectCount = 0;
  connectNewClient();
  receive(HELLO);
  await flushPromises();
});
afterEach(() => {
  connection.onClosed();
  vi.useRealTimers();
});

describe('hello', () => {
  it('[T3] in time keeps the connection, however slow the table is', async () => {
    connectNewClient(() => new Promise(() => undefined));
    receive(HELLO);
    await vi.advanceTimersByTimeAsync(HELLO_TIMEOUT);
    expect(transport.closedWith).toBeUndefined();
    connectNewClient();
    await vi.advanceTimersByTimeAsync(HELLO_TIMEOUT);
    expect(transport.closedWith).toBe(1008);
  });

  it('[T71] while the store fails is refused as `busy`', async () => {
    connectNewClient(() => Promise.reject(new Error('the disk is gone')));
    receive(HELLO);
    await flushPromises();
    expect(transport.sent).toMatchObject([{ type: 'refused', code: 'busy' }]);
  });

  it('[T8] of a client that disconnects meanwhile leaves no listener', async () => {
    let admit: (listener: Result<ConnectedClient, RequestRefusal>) => void;
    connectNewClient(() => new Promise((resolve) => (admit = resolve)));
    receive(HELLO);
    transport.isOpen = false;
    connection.onClosed();
    admit!(ok(listener));
    await flushPromises();
    expect(disconnectCount).toBe(1);
  });

  it('[T46] of a second program for one seat ends its connection; requesting a taken seat does not', () => {
    const taken = { type: 'refused', position: 1, code: 'seat-taken', rule: null } as const;
    deliver({ ...taken, ref: 1 });
    expect(transport.closedWith).toBeUndefined();
    deliver({ ...taken, ref: null });
    expect(transport.closedWith).toBe(1008);
  });
});

describe('a connection', () => {
  it('[T7] is charged eleven messages for a resync', async () => {
    connectNewClient(undefined, 10); // a burst of thirty
    receive(HELLO);
    await flushPromises();
    for (let i = 0; i < 2; i++) receive({ type: 'resync' });
    expect(pendingReplies).toHaveLength(2);
    for (let i = 0; i < 7; i++) receive({ type: 'ping' });
    expect(transport.sent.map(({ type }) => type)).toEqual(Array(7).fill('pong'));
    receive({ type: 'ping' });
    expect(transport.sent.at(-1)).toMatchObject({ code: 'too-fast' });
  });

  it.each([
    ['ping', 'onPing'],
    ['pong', 'onPong'],
  ] as const)('[T7] that sends a %s too many is terminated', (type, onFrame) => {
    connectNewClient(undefined, 1); // a burst of three
    for (let i = 0; i < 3; i++) connection[onFrame](Buffer.alloc(0));
    expect([transport.closedWith, transport.pongs]).toEqual([undefined, type === 'ping' ? 3 : 0]);
    connection[onFrame](Buffer.alloc(0));
    expect([transport.closedWith, transport.pongs]).toEqual(['terminated', type === 'ping' ? 3 : 0]);
  });

  it('[T80] with so many pending requests is not read until one of them is done', async () => {
    for (let i = 1; i < MAX_PENDING_REQUESTS; i++) receive({ type: 'stand', ref: i });
    expect(transport.isPaused).toBe(false);
    receive({ type: 'stand', ref: MAX_PENDING_REQUESTS });
    expect(transport.isPaused).toBe(true);
    receive({ type: 'stand', ref: MAX_PENDING_REQUESTS + 1 }); // already in transit
    pendingReplies.shift()!();
    await flushPromises();
    expect(transport.isPaused).toBe(true);
    pendingReplies.shift()!();
    await flushPromises();
    expect(transport.isPaused).toBe(false);
  });

  it('[T84] pongs with the position of the last update, also after a reply about an older position', () => {
    const you = { seat: null, host: false };
    deliver({ type: 'update', from: 1, position: 2, at: 0, table: null, you, play: null, events: [], said: [] });
    deliver({ type: 'done', ref: 1, position: 1 });
    receive({ type: 'ping' });
    expect(transport.sent.at(-1)).toEqual({ type: 'pong', position: 2 });
  });

  it('[T81] may leave so many bytes unread; with one more it is terminated, and nothing is kept for it', () => {
    transport.backlog = MAX_BACKLOG;
    deliver({ type: 'pong', position: 1 });
    expect([transport.sent.length, transport.closedWith]).toEqual([1, undefined]);
    transport.backlog = MAX_BACKLOG + 1;
    deliver({ type: 'pong', position: 2 });
    expect([transport.sent.length, transport.closedWith]).toEqual([1, 'terminated']);
  });

  it('[T81] that leaves too many bytes unread gets no reply to its pings', () => {
    transport.backlog = MAX_BACKLOG;
    connection.onPing(Buffer.alloc(0));
    expect([transport.pongs, transport.closedWith]).toEqual([1, undefined]);
    transport.backlog = MAX_BACKLOG + 1;
    connection.onPing(Buffer.alloc(0));
    expect([transport.pongs, transport.closedWith]).toEqual([1, 'terminated']);
  });

  it('[T82] may send so many bad messages, and is closed at the last', () => {
    const bad = () => connection.receive(Buffer.alloc(MAX_FRAME_BYTES + 1, 'x'), false);
    for (let i = 1; i < MAX_BAD_MESSAGES; i++) bad();
    expect(transport.closedWith).toBeUndefined();
    bad();
    expect([transport.closedWith, transport.sent.length]).toEqual([1008, MAX_BAD_MESSAGES]);
    bad();
    expect(transport.sent.length).toBe(MAX_BAD_MESSAGES);
  });
});
