import { FastChance } from '@kuluary/kernel/chance';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playRandomly } from './test-client.fixture.ts';
import {
  disconnectAll,
  NO_LIMITS,
  openLobby,
  startMatch,
  startTestServer,
  type TestServer,
} from './test-server.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ...NO_LIMITS });
});
afterAll(() => server.stop());

describe('a table by link', () => {
  it('[T1] four people sit down and play a whole game', async () => {
    const players = await startMatch(server, 4);
    await Promise.all(players.map((client, i) => playRandomly(client, new FastChance(i))));
    const ends = players.map(({ latest }) => latest!);
    expect(new Set(ends.map(({ table }) => table.phase))).toEqual(new Set(['over']));
    expect(new Set(ends.map(({ position }) => position)).size).toBe(1);
    await disconnectAll(players);
  });

  it('[T2] a person plays with bots', async () => {
    const players = await openLobby(server, 1, 2);
    await players[0]!.request({ type: 'start' });
    await playRandomly(players[0]!, new FastChance(1));
    expect(players[0]!.latest!.table.phase).toBe('over');
    await disconnectAll(players);
  });
});
