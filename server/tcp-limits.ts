// Limits of TCP connections: how many are open, in all and from one address, and how many requests wait on one.

import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { networkOf } from './client-address.ts';
import type { Config } from './config.ts';
import { ConnectionCounter } from './connection-counter.ts';
import type { Metrics } from './metrics.ts';

const MAX_PIPELINED_REQUESTS = 8; // requests of one connection whose replies it has not received

interface TcpLimitDeps {
  readonly config: Config;
  readonly metrics: Metrics;
}

export function limitTcpConnections(app: FastifyInstance, deps: TcpLimitDeps): void {
  limitOpenConnections(app.server, deps);
  limitPipelines(app, deps);
}

/** Clients may connect and never send a request. */
function limitOpenConnections(server: FastifyInstance['server'], { config, metrics }: TcpLimitDeps): void {
  const counter = new ConnectionCounter(config.TCP_PER_ADDRESS);
  server.maxConnections = config.TCP_CONNECTIONS;
  server.on('drop', () => metrics.refused.inc({ code: 'too-many' }));
  if (config.TRUST_PROXY > 0) return; // all connections come from the proxy
  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? 'unknown');
    if (counter.tryAdd(address)) return void socket.once('close', () => counter.remove(address));
    metrics.refused.inc({ code: 'too-many' });
    socket.destroy();
  });
}

/** Disconnects clients that send requests without taking the replies, as no browser does. */
function limitPipelines(app: FastifyInstance, { metrics }: TcpLimitDeps): void {
  const open = new WeakMap<Socket, number>();
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    const count = (open.get(socket) ?? 0) + 1;
    open.set(socket, count);
    if (count <= MAX_PIPELINED_REQUESTS) return;
    metrics.refused.inc({ code: 'too-many' });
    socket.destroy();
    return reply.hijack();
  });
  app.addHook(
    'onResponse',
    async ({ raw: { socket } }) => void open.set(socket, Math.max(0, (open.get(socket) ?? 0) - 1)),
  );
}
