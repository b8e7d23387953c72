import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guestCookie, Player, playOn, post } from './player.fixture.ts';
import { type TestServer, testServer } from './server.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ MESSAGES_PER_SECOND: 100_000, CONNECTS_PER_SECOND: 10_000, REQUESTS_PER_SECOND: 10_000 });
});
afterAll(() => server.stop());

async function openTable(people: number): Promise<Player[]> {
  const cookie = await guestCookie(server.address);
  const { body } = await post(server.address, '/api/tables', { game: 'coup', name: 'Anna', salt: 'a' }, cookie);
  const players = [await Player.at(server.address, body.table!, cookie)];
  for (let i = 1; i < people; i++) {
    const player = await Player.at(server.address, body.table!);
    await player.ask({ type: 'sit', seat: null, name: `Guest ${i}`, salt: `${i}` });
    players.push(player);
  }
  return players;
}

describe('a table by link', () => {
  it('[T1] four people sit down and play a whole game', async () => {
    const players = await openTable(4);
    await players[0]!.ask({ type: 'start' });
    await Promise.all(players.map((player) => playOn(player, Math.random)));
    const ends = players.map(({ latest }) => latest!);
    expect(new Set(ends.map(({ table }) => table.phase))).toEqual(new Set(['over']));
    expect(new Set(ends.map(({ position }) => position)).size).toBe(1);
    await Promise.all(players.map((player) => player.leave()));
  });

  it('[T2] a person plays with bots', async () => {
    const [anna] = await openTable(1);
    for (const seat of [1, 2]) await anna!.ask({ type: 'seat-bot', seat, bot: 'counter', name: `Bot ${seat}` });
    await anna!.ask({ type: 'start' });
    await playOn(anna!, Math.random);
    expect(anna!.latest!.table.phase).toBe('over');
    await anna!.leave();
  });
});
