import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_LIMITS, type TestServer, testServer } from './server.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ ...NO_LIMITS });
});
afterAll(() => server.stop());

describe('answers that nobody takes', () => {
  it('[T39] whoever asks again and again without waiting for answers is hung up on, and hinders nobody', async () => {
    const { hostname, port } = new URL(server.address);
    const request = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
    const greedy = connect(Number(port), hostname).resume();
    greedy.on('error', () => undefined);
    greedy.write(request.repeat(9));
    await once(greedy, 'close');
    const patient = connect(Number(port), hostname);
    patient.write(request.repeat(8));
    let answers = '';
    while (answers.split('HTTP/1.1 200').length < 9) answers += String((await once(patient, 'data'))[0]);
    patient.write(request.repeat(8)); // those before are answered, and taken
    while (answers.split('HTTP/1.1 200').length < 17) answers += String((await once(patient, 'data'))[0]);
    patient.destroy();
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  });

  it('[T39] and whoever takes nothing of an answer for half a minute', async () => {
    const own = await testServer({ ...NO_LIMITS });
    const size = 64 * 1024 * 1024; // more than lies on the way
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
  it('[T25] a connection that only begins to ask hinders nobody', async () => {
    const { hostname, port } = new URL(server.address);
    const sockets = Array.from({ length: 50 }, () => connect(Number(port), hostname));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    for (const socket of sockets) socket.write('POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n');
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });

  it('[T25] nor does one that asks for nothing; it is hung up on', async () => {
    const { hostname, port } = new URL(server.address);
    const silent = connect(Number(port), hostname).resume();
    const begun = connect(Number(port), hostname).resume();
    begun.write('GET / HTTP/1.1\r\n');
    await Promise.all([once(silent, 'close'), once(begun, 'close')]);
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  });
});
