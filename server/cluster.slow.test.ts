import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Cluster } from './cluster/cluster.ts';
import { HEARTBEAT_INTERVAL } from './heartbeat.ts';
import { findAskedClient, postJson, TestClient } from './test-client.fixture.ts';
import { disconnectAll } from './test-server.fixture.ts';

const POLL_INTERVAL = 50; // ms
const METRICS_DELAY = 3 * HEARTBEAT_INTERVAL; // ms until a server's metrics count a new websocket

let cluster: Cluster;

beforeAll(async () => {
  cluster = await Cluster.start({ servers: 2, port: 0, print: () => undefined });
});
afterAll(() => cluster.stop());

/** Starts a match of two people at different servers, without clocks. */
async function startMatchApart(): Promise<[TestClient, TestClient]> {
  const { address } = cluster.loadBalancer;
  const { body, cookie } = await postJson(address, '/api/tables', { game: 'coup', name: 'Anna', salt: 'salt' });
  const host = await TestClient.join(address, body.table!, cookie);
  const guest = await TestClient.join(address, body.table!);
  await guest.request({ type: 'sit', seat: 1, name: 'Boris', salt: 'pepper' });
  await host.request({ type: 'set', clock: 'none' });
  await host.request({ type: 'start' });
  await Promise.all([host, guest].map((client) => client.waitUntil(() => client.latest!.play !== null)));
  return [host, guest];
}

/** Reconnects until the two are at different servers: each connection goes to the next one. */
async function reconnectApart(client: TestClient): Promise<void> {
  const ports = cluster.members.map(({ port }) => port!);
  while ((await Promise.all(ports.map(websocketsAt))).join() !== '1,1') {
    await client.reconnect();
    await pause(METRICS_DELAY);
  }
}

async function websocketsAt(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^kuluary_connections (\d+)$/m.exec(text)![1]);
}

describe('npm run cluster', () => {
  it('[T78] people at one table use different servers; when one dies, they reconnect to the other and play on, and it is restarted', async () => {
    const people = await startMatchApart();
    await reconnectApart(people[1]);
    const [victim] = cluster.members;
    const { pid } = victim!;
    process.kill(pid!, 'SIGKILL');
    const disconnected = await Promise.race(people.map((client) => client.waitUntilClosed().then(() => client)));
    await disconnected.reconnect();
    const reply = await findAskedClient(people).sendMove(findAskedClient(people).latest!.play!.moves[0]);
    expect(reply.type).toBe('done');
    await Promise.all(people.map((client) => client.waitUntil(() => client.position >= reply.position)));
    while (victim!.port === undefined) await pause(POLL_INTERVAL);
    expect(victim!.pid).not.toBe(pid);
    await disconnectAll(people);
  });
});
