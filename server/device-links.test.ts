import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DeviceLinks } from './device-links.ts';
import { guestCookie, Player, post } from './player.fixture.ts';
import { begin, gather, leaveAll, NO_LIMITS, type TestServer, testServer } from './server.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ ...NO_LIMITS });
});
afterAll(() => server.stop());

describe('links to another device', () => {
  const use = (token: unknown, cookie?: string) => post(server.address, '/api/device', { token }, cookie);

  it('[T24] move the seat once, to whoever opens them', async () => {
    const players = await begin(server, 2);
    const [anna, boris] = players as [Player, Player];
    const reply = await boris.ask({ type: 'device' });
    const { token } = reply as { token: string };
    expect(token.length).toBeLessThanOrEqual(200);
    const cookie = await guestCookie(server.address);
    expect(await use(token, cookie)).toMatchObject({ status: 200, body: { table: anna.table } });
    const phone = await Player.at(server.address, anna.table, cookie);
    await boris.until(() => boris.seat === null);
    expect(phone.seat).toBe(1);
    expect(await use(token)).toMatchObject({ body: { code: 'bad-link' } });
    expect(await use(token, anna.cookie)).toMatchObject({ body: { code: 'already-seated' } });
    await server.restart();
    expect(await use(token)).toMatchObject({ body: { code: 'bad-link' } });
    for (const player of [anna, phone]) await player.comeBack();
    expect([anna.seat, phone.seat]).toEqual([0, 1]);
    await leaveAll([anna, phone]);
  });

  it('[T24] that are forged, changed, or no links at all open nothing', async () => {
    const [anna, boris] = (await begin(server, 2)) as [Player, Player];
    const { token } = (await boris.ask({ type: 'device' })) as { token: string };
    const [body, mac] = token.split('.') as [string, string];
    const content = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
    const other = Buffer.from(JSON.stringify({ ...content, table: anna.table, until: 9e15 })).toString('base64url');
    const own = createHmac('sha256', 'guess').update(`device ${other}`).digest('base64url');
    const forged = [`${other}.${mac}`, `${other}.${own}`, `${body}.`, body, `.${mac}`, '', '.', 'x'.repeat(200)];
    for (const token of [...forged, 'x'.repeat(201), 7, null, {}]) {
      expect(await use(token)).toMatchObject({ status: 403, body: { code: 'bad-link' } });
    }
    expect(boris.seat).toBe(1);
    await leaveAll([anna, boris]);
  });

  it('[T24] that are older than ten minutes open nothing', () => {
    let now = 0;
    const links = new DeviceLinks('secret', () => now);
    const link = { table: '123456', holder: 'h', nonce: 'n' };
    const token = links.sign(link);
    now = 10 * 60_000 - 1;
    expect(links.read(token)).toEqual(link);
    now++;
    expect(links.read(token)).toBeUndefined();
    expect(new DeviceLinks('another secret', () => 0).read(token)).toBeUndefined();
  });

  it('[T24] only whoever holds a seat gets one', async () => {
    const [anna] = (await gather(server, 1)) as [Player];
    const stranger = await Player.at(server.address, anna.table);
    expect(await stranger.ask({ type: 'device' })).toMatchObject({ code: 'not-seated' });
    await leaveAll([anna, stranger]);
  });
});
