// One caller's messages, without a network: exactly at the limits.

import { MAX_FRAME_BYTES, PROTOCOL_VERSION } from '@kuluary/protocol/limits';
import type { ToBrowser } from '@kuluary/protocol/to-browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, type Line, MAX_BACKLOG, MAX_BAD_MESSAGES, MAX_WAITING } from './connection.ts';
import { createMetrics } from './metrics.ts';
import { Bucket } from './rate.ts';

const PLENTY = 1_000_000_000;

class FakeLine implements Line {
  isOpen = true;
  backlog = 0;
  isPaused = false;
  ended: number | 'cut' | undefined;
  readonly sent: ToBrowser[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToBrowser);
  }
  pong(): void {}
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
let connection: Connection;

const say = (message: unknown) => connection.receive(Buffer.from(JSON.stringify(message)), false);
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(async () => {
  vi.useFakeTimers();
  line = new FakeLine();
  answers = [];
  const ask = () => new Promise<void>((resolve) => answers.push(resolve));
  connection = new Connection(
    {
      config: { MESSAGES_PER_SECOND: PLENTY },
      tables: {
        enter: async (_id, _who, _have, listener) => {
          hear = (message) => listener(message, false);
          return { receive: ask, resync: ask, leave: () => undefined };
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
  say({ type: 'hello', version: PROTOCOL_VERSION, have: 0 });
  await settled();
});
afterEach(() => {
  connection.end();
  vi.useRealTimers();
});

describe('a connection', () => {
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
