import { FastChance } from '@kuluary/kernel/chance';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playOn } from './player.fixture.ts';
import { begin, gather, leaveAll, NO_LIMITS, type TestServer, testServer } from './server.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ ...NO_LIMITS });
});
afterAll(() => server.stop());

describe('a table by link', () => {
  it('[T1] four people sit down and play a whole game', async () => {
    const players = await begin(server, 4);
    await Promise.all(players.map((player, i) => playOn(player, new FastChance(i))));
    const ends = players.map(({ latest }) => latest!);
    expect(new Set(ends.map(({ table }) => table.phase))).toEqual(new Set(['over']));
    expect(new Set(ends.map(({ position }) => position)).size).toBe(1);
    await leaveAll(players);
  });

  it('[T2] a person plays with bots', async () => {
    const players = await gather(server, 1, 2);
    await players[0]!.ask({ type: 'start' });
    await playOn(players[0]!, new FastChance(1));
    expect(players[0]!.latest!.table.phase).toBe('over');
    await leaveAll(players);
  });
});
