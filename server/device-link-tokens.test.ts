import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DeviceLinkTokens } from './device-link-tokens.ts';
import { fetchGuestCookie, postJson, TestClient } from './test-client.fixture.ts';
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

describe('device links', () => {
  const redeem = (token: unknown, cookie?: string) => postJson(server.address, '/api/device', { token }, cookie);

  it('[T24] move the seat once, to the guest who opens them', async () => {
    const players = await startMatch(server, 2);
    const [anna, boris] = players as [TestClient, TestClient];
    const reply = await boris.request({ type: 'device' });
    const { token } = reply as { token: string };
    expect(token.length).toBeLessThanOrEqual(200);
    const cookie = await fetchGuestCookie(server.address);
    expect(await redeem(token, cookie)).toMatchObject({ status: 200, body: { table: anna.table } });
    const phone = await TestClient.join(server.address, anna.table, cookie);
    await boris.waitUntil(() => boris.seat === null);
    expect(phone.seat).toBe(1);
    expect(await redeem(token)).toMatchObject({ body: { code: 'bad-link' } });
    expect(await redeem(token, anna.cookie)).toMatchObject({ body: { code: 'already-seated' } });
    await server.restart();
    expect(await redeem(token)).toMatchObject({ body: { code: 'bad-link' } });
    for (const client of [anna, phone]) await client.reconnect();
    expect([anna.seat, phone.seat]).toEqual([0, 1]);
    await disconnectAll([anna, phone]);
  });

  it('[T24] that are forged, changed or malformed are refused', async () => {
    const [anna, boris] = (await startMatch(server, 2)) as [TestClient, TestClient];
    const { token } = (await boris.request({ type: 'device' })) as { token: string };
    const [body, mac] = token.split('.') as [string, string];
    const content = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
    const other = Buffer.from(JSON.stringify({ ...content, table: anna.table, until: 9e15 })).toString('base64url');
    const guessedMac = createHmac('sha256', 'guess').update(`device ${other}`).digest('base64url');
    const forged = [`${other}.${mac}`, `${other}.${guessedMac}`, `${body}.`, body, `.${mac}`, '', '.', 'x'.repeat(200)];
    for (const token of [...forged, 'x'.repeat(201), 7, null, {}]) {
      expect(await redeem(token)).toMatchObject({ status: 403, body: { code: 'bad-link' } });
    }
    expect(boris.seat).toBe(1);
    await disconnectAll([anna, boris]);
  });

  it('[T24] expire after ten minutes', () => {
    let now = 0;
    const links = new DeviceLinkTokens('secret', () => now);
    const link = { table: '123456', holder: 'h', nonce: 'n' };
    const token = links.sign(link);
    now = 10 * 60_000 - 1;
    expect(links.verify(token)).toEqual(link);
    now++;
    expect(links.verify(token)).toBeUndefined();
    expect(new DeviceLinkTokens('another secret', () => 0).verify(token)).toBeUndefined();
  });

  it('[T24] are given only to seated guests', async () => {
    const [anna] = (await openLobby(server, 1)) as [TestClient];
    const stranger = await TestClient.join(server.address, anna.table);
    expect(await stranger.request({ type: 'device' })).toMatchObject({ code: 'not-seated' });
    await disconnectAll([anna, stranger]);
  });
});
