// One caller's messages, without a network: exactly at the limits.

import type { Refused } from '@kuluary/host/refused';
import type { Presence } from '@kuluary/host/tables';
import { ok, type Result } from '@kuluary/kernel/result';
import { MAX_FRAME_BYTES, PROTOCOL_VERSION } from '@kuluary/protocol/limits';
import type { ToBrowser } from '@kuluary/protocol/to-browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, type Line, MAX_BACKLOG, MAX_BAD_MESSAGES, MAX_WAITING } from './connection.ts';
import { createMetrics } from './metrics.ts';
import { Bucket } from './rate.ts';

const PLENTY = 1_000_000_000;
const HELLO = { type: 'hello', version: PROTOCOL_VERSION, have: 0 };
const HELLO_TIME = 10_000;

class FakeLine implements Line {
  isOpen = true;
  backlog = 0;
  isPaused = false;
  pongs = 0;
  ended: number | 'cut' | undefined;
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
    this.ended = code;
  }
  terminate(): void {
    this.isOpen = false;
    this.ended = 'cut';
  }
}

let line: FakeLine;
let hear: (message: ToBrowser) => void;
let answers: (() => void)[]; // to what is asked, in order
let left: number; // how often
let connection: Connection;

const say = (message: unknown) => connection.receive(Buffer.from(JSON.stringify(message)), false);
const settled = () => vi.advanceTimersByTimeAsync(0);
const ask = () => new Promise<void>((resolve) => answers.push(resolve));
const presence: Presence = { receive: ask, resync: ask, leave: () => left++ };

/** Somebody new, at a table that lets it in. */
function connect(letIn: () => Promise<Result<Presence, Refused>> = async () => ok(presence), perSecond = PLENTY): void {
  line = new FakeLine();
  connection = new Connection(
    {
      config: { MESSAGES_PER_SECOND: perSecond },
      tables: {
        enter: (_id, _who, _have, listener) => {
          hear = (message) => listener(message, false);
          return letIn();
        },
      },
      metrics: createMetrics(),
      now: Date.now,
      address: 'here',
      drawn: new Bucket(PLENTY, PLENTY, Date.now()),
      onMiss: () => undefined,
    },
    line,
    '123456',
    'guest',
  );
}

beforeEach(async () => {
  vi.useFakeTimers();
  answers = [];
  left = 0;
  connect();
  say(HELLO);
  await settled();
});
afterEach(() => {
  connection.end();
  vi.useRealTimers();
});

describe('coming in', () => {
  it('[T3] whoever has said hello in time is not hurried, though the table is slow', async () => {
    connect(() => new Promise(() => undefined));
    say(HELLO);
    await vi.advanceTimersByTimeAsync(HELLO_TIME);
    expect(line.ended).toBeUndefined();
    connect();
    await vi.advanceTimersByTimeAsync(HELLO_TIME);
    expect(line.ended).toBe(1008);
  });

  it('[T71] whoever comes while the store fails is told `busy`', async () => {
    connect(() => Promise.reject(new Error('the disk is gone')));
    say(HELLO);
    await settled();
    expect(line.sent).toMatchObject([{ type: 'refused', code: 'busy' }]);
  });

  it('[T8] whoever goes away in the middle of hello is not kept as a listener', async () => {
    let letIn: (presence: Result<Presence, Refused>) => void;
    connect(() => new Promise((resolve) => (letIn = resolve)));
    say(HELLO);
    line.isOpen = false;
    connection.end();
    letIn!(ok(presence));
    await settled();
    expect(left).toBe(1);
  });

  it('[T46] a program of which there is another one, after all, is shown out; a seat that is taken is no reason', () => {
    const taken = { type: 'refused', position: 1, code: 'seat-taken', rule: null } as const;
    hear({ ...taken, ref: 1 });
    expect(line.ended).toBeUndefined();
    hear({ ...taken, ref: null });
    expect(line.ended).toBe(1008);
  });
});

describe('a connection', () => {
  it('[T7] asks for everything at the price of eleven messages', async () => {
    connect(undefined, 10); // thirty at once
    say(HELLO);
    await settled();
    for (let i = 0; i < 2; i++) say({ type: 'resync' });
    expect(answers).toHaveLength(2);
    for (let i = 0; i < 7; i++) say({ type: 'ping' });
    expect(line.sent.map(({ type }) => type)).toEqual(Array(7).fill('pong'));
    say({ type: 'ping' });
    expect(line.sent.at(-1)).toMatchObject({ code: 'too-fast' });
  });

  it.each(['ping', 'pong'] as const)('[T7] that sends a %s too many is cut', (type) => {
    connect(undefined, 1); // three at once
    for (let i = 0; i < 3; i++) connection[type](Buffer.alloc(0));
    expect([line.ended, line.pongs]).toEqual([undefined, type === 'ping' ? 3 : 0]);
    connection[type](Buffer.alloc(0));
    expect([line.ended, line.pongs]).toEqual(['cut', type === 'ping' ? 3 : 0]);
  });

  it('[T80] with so many requests that are neither on disk nor refused is not read on, until one of them is', async () => {
    for (let i = 1; i < MAX_WAITING; i++) say({ type: 'stand', ref: i });
    expect(line.isPaused).toBe(false);
    say({ type: 'stand', ref: MAX_WAITING });
    expect(line.isPaused).toBe(true);
    say({ type: 'stand', ref: MAX_WAITING + 1 }); // it was on its way
    answers.shift()!();
    await settled();
    expect(line.isPaused).toBe(true);
    answers.shift()!();
    await settled();
    expect(line.isPaused).toBe(false);
  });

  it('[T84] says how far it has told of the table, also after it was told that something older is done', () => {
    const you = { seat: null, host: false };
    hear({ type: 'update', from: 1, position: 2, at: 0, table: null, you, play: null, events: [], said: [] });
    hear({ type: 'done', ref: 1, position: 1 });
    say({ type: 'ping' });
    expect(line.sent.at(-1)).toEqual({ type: 'pong', position: 2 });
  });

  it('[T81] may leave so many bytes unread; with one more it is cut, and nothing is kept for it', () => {
    line.backlog = MAX_BACKLOG;
    hear({ type: 'pong', position: 1 });
    expect([line.sent.length, line.ended]).toEqual([1, undefined]);
    line.backlog = MAX_BACKLOG + 1;
    hear({ type: 'pong', position: 2 });
    expect([line.sent.length, line.ended]).toEqual([1, 'cut']);
  });

  it('[T81] nor does it get an answer to its pings then', () => {
    line.backlog = MAX_BACKLOG;
    connection.ping(Buffer.alloc(0));
    expect([line.pongs, line.ended]).toEqual([1, undefined]);
    line.backlog = MAX_BACKLOG + 1;
    connection.ping(Buffer.alloc(0));
    expect([line.pongs, line.ended]).toEqual([1, 'cut']);
  });

  it('[T82] may send so many bad messages, and is shown out at the last', () => {
    const bad = () => connection.receive(Buffer.alloc(MAX_FRAME_BYTES + 1, 'x'), false);
    for (let i = 1; i < MAX_BAD_MESSAGES; i++) bad();
    expect(line.ended).toBeUndefined();
    bad();
    expect([line.ended, line.sent.length]).toEqual([1008, MAX_BAD_MESSAGES]);
    bad();
    expect(line.sent.length).toBe(MAX_BAD_MESSAGES);
  });
});
