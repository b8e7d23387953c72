// A server that waits in vain for a store which others may reach.

import { MemoryNeighbourhood } from '@kuluary/host/memory-neighbours';
import { memoryStore } from '@kuluary/host/memory-store';
import { expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Player } from './player.fixture.ts';
import { gather, NO_LIMITS, testServer } from './server.fixture.ts';

const HOUR = 3_600_000;

it('[T57] sends its people away, takes nobody in, and does so again once it is answered', async () => {
  const { now } = Date;
  let ahead = 0; // of the clock
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
  const neighbourhood = new MemoryNeighbourhood(memoryStore(), now);
  const { store } = neighbourhood.join('one');
  neighbourhood.join('two');
  let answer: (() => void) | undefined;
  const neighbours = {
    ...store.neighbours!,
    async beat() {
      if (ahead > 0) await new Promise<void>((resolve) => (answer = resolve));
      return { ...(await store.neighbours!.beat()), others: ['two'] };
    },
  };
  const server = await testServer(NO_LIMITS, { store: { ...store, neighbours } });
  try {
    const knock = ({ table, cookie }: Player) => answerTo(`${server.address}/ws/${table}`, cookie);
    const [anna] = await gather(server, 1);
    await anna!.ask({ type: 'say', speech: { phrase: 'oops' } });
    ahead = 1; // from now on nothing is answered
    await vi.waitFor(() => expect(answer).toBeDefined(), { timeout: 10_000 });
    ahead = HOUR;
    expect(await anna!.closed()).toBe(1012);
    expect(await knock(anna!)).toBe(503);
    ahead = 0;
    answer!();
    await vi.waitFor(async () => expect(await knock(anna!)).toBe(101), 10_000);
  } finally {
    ahead = 0;
    answer?.();
    clock.mockRestore();
    await server.stop();
  }
});

/** The status with which a wish for a websocket is answered. */
function answerTo(address: string, cookie: string): Promise<number> {
  const ws = new WebSocket(address.replace('http', 'ws'), { headers: { cookie } });
  return new Promise((resolve, reject) => {
    ws.on('error', reject);
    ws.on('open', () => {
      ws.close();
      resolve(101);
    });
    ws.on('unexpected-response', (_, { statusCode = 0 }) => resolve(statusCode));
  });
}
