import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_LIMITS, startTestServer, type TestServer } from './test-server.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ...NO_LIMITS });
});
afterAll(() => server.stop());

describe('replies that are not read', () => {
  it('[T39] a client that sends requests without reading replies is disconnected, and hinders nobody', async () => {
    const { hostname, port } = new URL(server.address);
    const request = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
    const greedy = connect(Number(port), hostname).resume();
    greedy.on('error', () => undefined);
    greedy.write(request.repeat(9));
    await once(greedy, 'close');
    const patient = connect(Number(port), hostname);
    patient.write(request.repeat(8));
    let received = '';
    while (received.split('HTTP/1.1 200').length < 9) received += String((await once(patient, 'data'))[0]);
    patient.write(request.repeat(8)); // after the previous replies were read
    while (received.split('HTTP/1.1 200').length < 17) received += String((await once(patient, 'data'))[0]);
    patient.destroy();
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  });

  it('[T39] a client that reads nothing of a reply for half a minute is disconnected', async () => {
    const own = await startTestServer({ ...NO_LIMITS });
    const size = 64 * 1024 * 1024; // more than network buffers hold
    writeFileSync(join(own.folder, 'site', 'assets', 'large.bin'), Buffer.alloc(size));
    await own.restart();
    const { hostname, port } = new URL(own.address);
    const lazy = connect(Number(port), hostname).pause();
    lazy.on('error', () => undefined);
    lazy.write('GET /assets/large.bin HTTP/1.1\r\nHost: x\r\n\r\n');
    await pause(35_000);
    let taken = 0;
    lazy.on('data', ({ length }) => {
      taken += length;
    });
    await once(lazy.resume(), 'close');
    expect(taken).toBeLessThan(size);
    await own.stop();
  });
});

describe('requests that never end', () => {
  it('[T25] a client that sends only the beginning of a request hinders nobody', async () => {
    const { hostname, port } = new URL(server.address);
    const sockets = Array.from({ length: 50 }, () => connect(Number(port), hostname));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    for (const socket of sockets) socket.write('POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n');
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });

  it('[T25] clients that send nothing, or only the beginning of a request, are disconnected', async () => {
    const { hostname, port } = new URL(server.address);
    const silent = connect(Number(port), hostname).resume();
    const begun = connect(Number(port), hostname).resume();
    begun.write('GET / HTTP/1.1\r\n');
    await Promise.all([once(silent, 'close'), once(begun, 'close')]);
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  });
});
