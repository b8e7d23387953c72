import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Cluster } from './cluster/cluster.ts';
import { asked, Player, post } from './player.fixture.ts';
import { ROUND } from './pulse.ts';
import { leaveAll } from './server.fixture.ts';

const LOOK = 50; // ms
const COUNTED = 3 * ROUND; // ms in which a server has counted its websockets

let cluster: Cluster;

beforeAll(async () => {
  cluster = await Cluster.start({ servers: 2, port: 0, say: () => undefined });
});
afterAll(() => cluster.stop());

/** A table with two people, each at another server, who have begun a game without clocks. */
async function begun(): Promise<[Player, Player]> {
  const { address } = cluster.front;
  const { body, cookie } = await post(address, '/api/tables', { game: 'coup', name: 'Anna', salt: 'salt' });
  const host = await Player.at(address, body.table!, cookie);
  const guest = await Player.at(address, body.table!);
  await guest.ask({ type: 'sit', seat: 1, name: 'Boris', salt: 'pepper' });
  await host.ask({ type: 'set', clock: 'none' });
  await host.ask({ type: 'start' });
  await Promise.all([host, guest].map((player) => player.until(() => player.latest!.play !== null)));
  return [host, guest];
}

/** Each connection goes to the next server: whoever comes anew is at the other one. */
async function sitApart(player: Player): Promise<void> {
  const ports = cluster.members.map(({ port }) => port!);
  while ((await Promise.all(ports.map(websocketsAt))).join() !== '1,1') {
    await player.comeBack();
    await pause(COUNTED);
  }
}

async function websocketsAt(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^kuluary_connections (\d+)$/m.exec(text)![1]);
}

describe('npm run cluster', () => {
  it('[T78] a server that dies is missed by nobody: people at one table sit at different servers, come to the other, and go on; it is started again', async () => {
    const people = await begun();
    await sitApart(people[1]);
    const [victim] = cluster.members;
    const { pid } = victim!;
    process.kill(pid!, 'SIGKILL');
    const lost = await Promise.race(people.map((player) => player.closed().then(() => player)));
    await lost.comeBack();
    const answer = await asked(people).answer(asked(people).latest!.play!.moves[0]);
    expect(answer.type).toBe('done');
    await Promise.all(people.map((player) => player.until(() => player.position >= answer.position)));
    while (victim!.port === undefined) await pause(LOOK);
    expect(victim!.pid).not.toBe(pid);
    await leaveAll(people);
  });
});
