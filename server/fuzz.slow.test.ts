// A hundred thousand random and almost right frames.

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { FastChance } from '@kuluary/kernel/chance';
import { readJson } from '@kuluary/kernel/json';
import { failed } from '@kuluary/kernel/result';
import { MAX_FRAME_BYTES } from '@kuluary/protocol/limits';
import type { ToBrowser } from '@kuluary/protocol/to-browser';
import { toServer } from '@kuluary/protocol/to-server';
import { FAULTS } from '@kuluary/protocol/words';
import { describe, expect, it } from 'vitest';
import { amount } from '../checks/amount.fixture.ts';
import { frameLike, validMessages } from './mutations.fixture.ts';
import { Player, playOn, post } from './player.fixture.ts';
import { begin, gather, leaveAll, NO_LIMITS, type TestServer, testServer } from './server.fixture.ts';

const FRAMES = amount({ slice: 20_000, full: 100_000 });
const CONNECTIONS = 10;
const FRAMES_PER_TABLE = 1000;
const SHOWN_OUT = 1008;

setFlagsFromString('--expose_gc');
const collectGarbage = runInNewContext('gc') as () => void;

function heapInUse(): number {
  for (let i = 0; i < 3; i++) collectGarbage();
  return process.memoryUsage().heapUsed;
}

/** Which message answers this frame: those that are no messages at all get a refusal. */
function answersTo(frame: string): (message: ToBrowser) => boolean {
  const read = Buffer.byteLength(frame) > MAX_FRAME_BYTES ? failed('too large') : readJson(frame, MAX_FRAME_BYTES);
  const message = read.ok ? toServer.safeParse(read.value).data : undefined;
  switch (message?.type) {
    case 'resync':
      return ({ type }) => type === 'update' || type === 'refused';
    case 'ping':
      return ({ type }) => type === 'pong';
    case undefined:
    case 'hello':
      return ({ type }) => type === 'refused';
    default:
      return (answer) => (answer.type === 'done' || answer.type === 'refused') && answer.ref === (message?.ref ?? null);
  }
}

const FAULT_CODES: ReadonlySet<string> = new Set(FAULTS);

function checkRefusal(message: ToBrowser): void {
  if (message.type !== 'refused' || FAULT_CODES.has(message.code)) return;
  if (!/^[a-z-]+$/.test(message.code) || !message.rule) throw new Error(`refused with ${JSON.stringify(message)}`);
}

interface Count {
  answered: number;
  refused: number;
  shownOut: number;
}

/** Sends frames one after another, and waits for the answer to each. */
async function pester(server: TestServer, seed: number, frames: number): Promise<Count> {
  const chance = new FastChance(seed);
  const count: Count = { answered: 0, refused: 0, shownOut: 0 };
  let fuzzer = await seatedFuzzer(server);
  for (let i = 1; i <= frames; i++) {
    if (i % FRAMES_PER_TABLE === 0) {
      await fuzzer.leave();
      fuzzer = await seatedFuzzer(server);
    }
    const { play } = fuzzer.latest!;
    const messages = validMessages(play?.moves ?? [], play?.asked ?? 0, chance);
    const answer = await answerTo(fuzzer, frameLike(messages[chance.below(messages.length)]!, chance));
    checkRefusal(answer);
    count.answered++;
    if (answer.type === 'refused') count.refused++;
    fuzzer.frames.length = 0;
    if (fuzzer.ws.readyState === fuzzer.ws.OPEN) continue;
    expect(await fuzzer.closed()).toBe(SHOWN_OUT);
    count.shownOut++;
    fuzzer = await seatedFuzzer(server);
  }
  await fuzzer.leave();
  return count;
}

async function seatedFuzzer({ address }: TestServer): Promise<Player> {
  const { body, cookie } = await post(address, '/api/tables', { game: 'coup', name: 'Fuzz', salt: '' });
  return Player.at(address, body.table!, cookie);
}

function answerTo(fuzzer: Player, frame: string): Promise<ToBrowser> {
  const isAnswer = answersTo(frame);
  return new Promise((resolve, reject) => {
    const listen = (message: ToBrowser) => {
      if (!isAnswer(message)) return;
      fuzzer.off('message', listen).off('closed', reject);
      resolve(message);
    };
    fuzzer.on('message', listen).on('closed', reject);
    fuzzer.sendRaw(frame);
  });
}

describe('frames of any kind', () => {
  it('[T29] each is answered, or refused with a code; nothing falls over, leaks, or fills the memory', async () => {
    const errors: string[] = [];
    const log = { write: (line: string) => void errors.push(line) };
    const server = await testServer({ ...NO_LIMITS, LOG_LEVEL: 'error', BOT_PAUSE_MAX_MS: 5 }, { log });
    const bystanders = [...(await begin(server, 2)), ...(await gather(server, 1))];
    const heard = bystanders.map(({ frames }) => frames.length);
    const heaps: number[] = [];
    const total: Count = { answered: 0, refused: 0, shownOut: 0 };
    const quarter = FRAMES / CONNECTIONS / 4;
    for (let part = 0; part < 4; part++) {
      const seeds = Array.from({ length: CONNECTIONS }, (_, i) => part * CONNECTIONS + i);
      for (const count of await Promise.all(seeds.map((seed) => pester(server, seed, quarter)))) {
        for (const what of ['answered', 'refused', 'shownOut'] as const) total[what] += count[what];
      }
      heaps.push(heapInUse());
    }
    expect(total.answered).toBe(FRAMES);
    expect(total.refused).toBeGreaterThan(FRAMES / 2);
    expect(total.answered - total.refused).toBeGreaterThan(FRAMES / 20);
    expect(total.shownOut).toBeGreaterThan(100);
    expect(heaps[3]).toBeLessThan(1.25 * heaps[0]! + 16_000_000);
    expect(errors).toEqual([]);
    expect(bystanders.map(({ frames }) => frames.length)).toEqual(heard);
    for (const { frames } of bystanders) expect(frames.join('')).not.toContain('leak-marker');
    await Promise.all(bystanders.slice(0, 2).map((player, i) => playOn(player, new FastChance(i))));
    expect(bystanders[0]!.latest!.table.phase).toBe('over');
    await leaveAll(bystanders);
    await server.stop();
  });
});
