// A server that is cut off from a store which peers may reach.

import { MemoryPeerNetwork } from '@kuluary/host/memory-peers';
import { memoryStore } from '@kuluary/host/memory-store';
import { expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { TestClient } from './test-client.fixture.ts';
import { NO_LIMITS, openLobby, startTestServer } from './test-server.fixture.ts';

const HOUR = 3_600_000;

it('[T57] closes its connections and admits none until the store replies again', async () => {
  const { now } = Date;
  let ahead = 0; // ms that the fake clock is ahead
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
  const network = new MemoryPeerNetwork(memoryStore(), now);
  const { store } = network.join('one');
  network.join('two');
  let reply: (() => void) | undefined;
  const peers = {
    ...store.peers!,
    async beat() {
      if (ahead > 0) await new Promise<void>((resolve) => (reply = resolve));
      return { ...(await store.peers!.beat()), others: ['two'] };
    },
  };
  const server = await startTestServer(NO_LIMITS, { store: { ...store, peers } });
  try {
    const connect = ({ table, cookie }: TestClient) => upgradeStatus(`${server.address}/ws/${table}`, cookie);
    const [anna] = await openLobby(server, 1);
    await anna!.request({ type: 'say', speech: { phrase: 'oops' } });
    ahead = 1; // from now on the store does not reply
    await vi.waitFor(() => expect(reply).toBeDefined(), { timeout: 10_000 });
    ahead = HOUR;
    expect(await anna!.waitUntilClosed()).toBe(1012);
    expect(await connect(anna!)).toBe(503);
    ahead = 0;
    reply!();
    await vi.waitFor(async () => expect(await connect(anna!)).toBe(101), 10_000);
  } finally {
    ahead = 0;
    reply?.();
    clock.mockRestore();
    await server.stop();
  }
});

/** The status of a websocket handshake. */
function upgradeStatus(address: string, cookie: string): Promise<number> {
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
