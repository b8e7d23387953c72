// Fuzzes connections with random and almost valid frames.

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { FastChance } from '@kuluary/kernel/chance';
import { parseJson } from '@kuluary/kernel/json';
import { failed } from '@kuluary/kernel/result';
import { MAX_FRAME_BYTES } from '@kuluary/protocol/limits';
import type { ToBrowser } from '@kuluary/protocol/to-browser';
import { toServerSchema } from '@kuluary/protocol/to-server';
import { REFUSAL_CODES } from '@kuluary/protocol/vocabularies';
import { describe, expect, it } from 'vitest';
import { testAmount } from '../checks/test-amount.fixture.ts';
import { mutatedFrame, validMessages } from './frame-fuzzer.fixture.ts';
import { playRandomly, postJson, TestClient } from './test-client.fixture.ts';
import {
  disconnectAll,
  NO_LIMITS,
  openLobby,
  startMatch,
  startTestServer,
  type TestServer,
} from './test-server.fixture.ts';

const FRAMES = testAmount({ slice: 20_000, full: 100_000 });
const CONNECTIONS = 10;
const FRAMES_PER_TABLE = 1000;
const POLICY_VIOLATION = 1008;

setFlagsFromString('--expose_gc');
const collectGarbage = runInNewContext('gc') as () => void;

function heapInUse(): number {
  for (let i = 0; i < 3; i++) collectGarbage();
  return process.memoryUsage().heapUsed;
}

/** Matches the reply to this frame: invalid messages are refused. */
function replyMatcher(frame: string): (message: ToBrowser) => boolean {
  const read = Buffer.byteLength(frame) > MAX_FRAME_BYTES ? failed('too large') : parseJson(frame, MAX_FRAME_BYTES);
  const message = read.ok ? toServerSchema.safeParse(read.value).data : undefined;
  switch (message?.type) {
    case 'resync':
      return ({ type }) => type === 'update' || type === 'refused';
    case 'ping':
      return ({ type }) => type === 'pong';
    case undefined:
    case 'hello':
      return ({ type }) => type === 'refused';
    default:
      return (reply) => (reply.type === 'done' || reply.type === 'refused') && reply.ref === (message?.ref ?? null);
  }
}

const KNOWN_CODES: ReadonlySet<string> = new Set(REFUSAL_CODES);

function checkRefusal(message: ToBrowser): void {
  if (message.type !== 'refused' || KNOWN_CODES.has(message.code)) return;
  if (!/^[a-z-]+$/.test(message.code) || !message.rule) throw new Error(`refused with ${JSON.stringify(message)}`);
}

interface FuzzCount {
  replied: number;
  refused: number;
  closed: number;
}

/** Sends frames one after another, waiting for each reply. */
async function sendFuzz(server: TestServer, seed: number, frames: number): Promise<FuzzCount> {
  const chance = new FastChance(seed);
  const count: FuzzCount = { replied: 0, refused: 0, closed: 0 };
  let fuzzer = await seatFuzzer(server);
  for (let i = 1; i <= frames; i++) {
    if (i % FRAMES_PER_TABLE === 0) {
      await fuzzer.disconnect();
      fuzzer = await seatFuzzer(server);
    }
    const { play } = fuzzer.latest!;
    const messages = validMessages(play?.moves ?? [], play?.asked ?? 0, chance);
    const reply = await exchange(fuzzer, mutatedFrame(messages[chance.below(messages.length)]!, chance));
    checkRefusal(reply);
    count.replied++;
    if (reply.type === 'refused') count.refused++;
    fuzzer.frames.length = 0;
    if (fuzzer.ws.readyState === fuzzer.ws.OPEN) continue;
    expect(await fuzzer.waitUntilClosed()).toBe(POLICY_VIOLATION);
    count.closed++;
    fuzzer = await seatFuzzer(server);
  }
  await fuzzer.disconnect();
  return count;
}

async function seatFuzzer({ address }: TestServer): Promise<TestClient> {
  const { body, cookie } = await postJson(address, '/api/tables', { game: 'coup', name: 'Fuzz', salt: '' });
  return TestClient.join(address, body.table!, cookie);
}

function exchange(fuzzer: TestClient, frame: string): Promise<ToBrowser> {
  const isReply = replyMatcher(frame);
  return new Promise((resolve, reject) => {
    const listen = (message: ToBrowser) => {
      if (!isReply(message)) return;
      fuzzer.off('message', listen).off('closed', reject);
      resolve(message);
    };
    fuzzer.on('message', listen).on('closed', reject);
    fuzzer.sendRaw(frame);
  });
}

describe('frames of any kind', () => {
  it('[T29] each is handled or refused with a code; nothing crashes, leaks or fills the memory', async () => {
    const errors: string[] = [];
    const log = { write: (line: string) => void errors.push(line) };
    const server = await startTestServer({ ...NO_LIMITS, LOG_LEVEL: 'error', BOT_PAUSE_MAX_MS: 5 }, { log });
    const bystanders = [...(await startMatch(server, 2)), ...(await openLobby(server, 1))];
    const framesBefore = bystanders.map(({ frames }) => frames.length);
    const heaps: number[] = [];
    const total: FuzzCount = { replied: 0, refused: 0, closed: 0 };
    const quarter = FRAMES / CONNECTIONS / 4;
    for (let part = 0; part < 4; part++) {
      const seeds = Array.from({ length: CONNECTIONS }, (_, i) => part * CONNECTIONS + i);
      for (const count of await Promise.all(seeds.map((seed) => sendFuzz(server, seed, quarter)))) {
        for (const key of ['replied', 'refused', 'closed'] as const) total[key] += count[key];
      }
      heaps.push(heapInUse());
    }
    expect(total.replied).toBe(FRAMES);
    expect(total.refused).toBeGreaterThan(FRAMES / 2);
    expect(total.replied - total.refused).toBeGreaterThan(FRAMES / 20);
    expect(total.closed).toBeGreaterThan(100);
    expect(heaps[3]).toBeLessThan(1.25 * heaps[0]! + 16_000_000);
    expect(errors).toEqual([]);
    expect(bystanders.map(({ frames }) => frames.length)).toEqual(framesBefore);
    for (const { frames } of bystanders) expect(frames.join('')).not.toContain('leak-marker');
    await Promise.all(bystanders.slice(0, 2).map((client, i) => playRandomly(client, new FastChance(i))));
    expect(bystanders[0]!.latest!.table.phase).toBe('over');
    await disconnectAll(bystanders);
    await server.stop();
  });
});
