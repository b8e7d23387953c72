// The HTTP server: limits, security headers, the site's pages and files, and the API for tables, logs and device links.

import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import type { Store } from '@kuluary/host/store';
import type { Tables } from '@kuluary/host/tables';
import { CODE_DIGITS, MAX_FRAME_BYTES } from '@kuluary/protocol/limits';
import { parseRoute } from '@kuluary/protocol/routes';
import { deviceLinkSchema, joinAnySchema, newTableSchema } from '@kuluary/protocol/to-server';
import type { RefusalCode } from '@kuluary/protocol/vocabularies';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { addAdminRoutes } from './admin.ts';
import { clientAddressOf, isAllowedOrigin, isOverTls, networkOf } from './client-address.ts';
import type { Config } from './config.ts';
import { ConnectionCounter } from './connection-counter.ts';
import type { DeviceLinks } from './device-links.ts';
import { FinishedLogCache } from './finished-log-cache.ts';
import type { Guests } from './guests.ts';
import { addHealthAndMetricsRoutes } from './health-and-metrics.ts';
import { parseBody, sendRefusal } from './http-replies.ts';
import type { Metrics } from './metrics.ts';
import type { ProgramInvitations } from './program-invitations.ts';
import { RateLimiter } from './rate-limiter.ts';
import { pageFor, type SiteFile } from './site.ts';

interface HttpDeps {
  readonly config: Config;
  readonly tables: Tables;
  readonly store: Store;
  readonly guests: Guests;
  readonly invitations: ProgramInvitations;
  readonly links: DeviceLinks;
  readonly metrics: Metrics;
  readonly site: ReadonlyMap<string, SiteFile>;
  readonly byteLimiter: RateLimiter; // bytes sent to each address
  readonly now: () => number;
  readonly logInfo?: (what: string, about: Readonly<Record<string, unknown>>) => void;
  readonly report: (problem: string, about: Readonly<Record<string, unknown>>) => void;
}

const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};
const HEADERS_TIMEOUT = 10_000; // ms from connecting until the headers must have arrived
const REQUEST_TIMEOUT = 20_000; // ms until the whole request must have arrived
const IDLE_TIMEOUT = 15_000; // ms without traffic; Node grants it twice
const MAX_PIPELINED_REQUESTS = 8; // requests of one connection whose replies it has not received
// Lookups of uncached logs and of tables' games are limited: a long log is slow to build, and codes must not be guessed.
const LOOKUP_SHARE = 0.01; // of REQUESTS_PER_SECOND
const LOOKUP_BURST_SHARE = 0.2; // of REQUESTS_PER_SECOND, at once
const TIMEOUT_CHECK_INTERVAL = 5000; // ms
const HOST = /^[\w.-]+(?::\d+)?$|^\[[0-9a-f:]+\](?::\d+)?$/i;
const TABLE_ID = new RegExp(`^\\d{${CODE_DIGITS}}$`);

export function createHttpServer(deps: HttpDeps): FastifyInstance {
  const { config, now, byteLimiter } = deps;
  const app = fastify({
    logger: false,
    bodyLimit: MAX_FRAME_BYTES,
    forceCloseConnections: true,
    requestTimeout: REQUEST_TIMEOUT,
    connectionTimeout: IDLE_TIMEOUT,
    http: { headersTimeout: HEADERS_TIMEOUT, connectionsCheckingInterval: TIMEOUT_CHECK_INTERVAL },
    frameworkErrors: (_error, _request, reply) => sendRefusal(deps, reply.headers(SECURITY_HEADERS), 'malformed'),
  });
  limitConnections(app.server, deps);
  limitPipelines(app, deps);
  const requests = new RateLimiter(config.REQUESTS_PER_SECOND, 4 * config.REQUESTS_PER_SECOND);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS).header('content-security-policy', contentPolicy(request.headers.host));
    const address = clientAddressOf(request.raw, config);
    const isTooFast = !requests.tryTake(address, now()) || byteLimiter.bucketOf(address, now()).isEmpty(now());
    if (isTooFast) return sendRefusal(deps, reply, 'too-fast');
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isAllowedOrigin(request.raw, config)) {
      return sendRefusal(deps, reply, 'foreign-site');
    }
  });
  app.addHook('onSend', async (request, _reply, body) => {
    if (request.method === 'HEAD' || (typeof body !== 'string' && !Buffer.isBuffer(body))) return;
    byteLimiter.charge(clientAddressOf(request.raw, config), now(), Buffer.byteLength(body));
  });
  app.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
    if (error.statusCode === 413) return sendRefusal(deps, reply, 'too-large');
    if (error.statusCode !== undefined && error.statusCode < 500) return sendRefusal(deps, reply, 'malformed');
    deps.report('request failed', { error });
    return sendRefusal(deps, reply, 'busy');
  });
  const gameLookups = makeLookupLimiter(config);
  app.setNotFoundHandler((request, reply) => sendPage(deps, gameLookups, request, reply));
  addTableRoutes(app, deps);
  addHealthAndMetricsRoutes(app, deps);
  addAdminRoutes(app, deps);
  addBotPortGuideRoute(app);
  return app;
}

/** Limits TCP connections, since clients may connect and never send a request. */
function limitConnections(server: FastifyInstance['server'], { config, metrics }: HttpDeps): void {
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
function limitPipelines(app: FastifyInstance, { metrics }: HttpDeps): void {
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

/** Names our websockets, which not every browser counts among 'self'. */
function contentPolicy(host: string | undefined): string {
  const sockets = host !== undefined && HOST.test(host) ? ` ws://${host} wss://${host}` : '';
  return (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; worker-src 'self' blob:; " +
    `connect-src 'self'${sockets}; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`
  );
}

function makeLookupLimiter({ REQUESTS_PER_SECOND }: Config): RateLimiter {
  return new RateLimiter(REQUESTS_PER_SECOND * LOOKUP_SHARE, Math.ceil(REQUESTS_PER_SECOND * LOOKUP_BURST_SHARE));
}

function addTableRoutes(app: FastifyInstance, deps: HttpDeps): void {
  const { tables, links, guests, invitations, config, now } = deps;
  const logs = new FinishedLogCache(tables, now);
  const lookups = makeLookupLimiter(config);

  app.get('/api/tables', async () => ({ tables: await tables.publicList() }));

  app.post('/api/tables', async (request, reply) => {
    const body = parseBody(newTableSchema, request.body);
    if (!body) return sendRefusal(deps, reply, 'malformed');
    const { listed = false, ...rest } = body;
    const address = clientAddressOf(request.raw, config);
    const created = await tables.openTable({ ...rest, listed, address, guest: identifyGuest(deps, request, reply) });
    return created.ok ? { table: created.value } : sendRefusal(deps, reply, created.failure.code as RefusalCode);
  });

  app.post('/api/join-any', async (request, reply) => {
    const body = parseBody(joinAnySchema, request.body);
    if (!body) return sendRefusal(deps, reply, 'malformed');
    const fitting = (await tables.publicList()).filter(
      ({ game, taken, seats }) => game === (body.game ?? game) && taken < seats,
    );
    const free = fitting[randomInt(Math.max(1, fitting.length))]; // no table is preferred
    return free ? { table: free.id } : sendRefusal(deps, reply, 'no-such-table');
  });

  app.get<{ Params: { code: string } }>('/api/tables/:code/log', async (request, reply) => {
    const { code } = request.params;
    if (!TABLE_ID.test(code)) return sendRefusal(deps, reply, 'no-such-table');
    const mayLoad = () => lookups.tryTake(clientAddressOf(request.raw, config), now());
    const invitation = invitations.fromAuthorization(request.headers.authorization);
    if (invitation === 'forged') return sendRefusal(deps, reply, 'bad-link');
    const { guest } = invitation ?? guests.identify(request.headers.cookie, isOverTls(request.raw, config));
    const found = await logs.find(code, guest, mayLoad);
    if (!found.ok) return sendRefusal(deps, reply, found.failure.code as RefusalCode);
    const { etag, text } = found.value;
    reply.headers({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-cache',
      etag,
    });
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(text);
  });

  app.post('/api/device', async (request, reply) => {
    const body = parseBody(deviceLinkSchema, request.body);
    const link = body && links.verify(body.token);
    if (!link) return sendRefusal(deps, reply, 'bad-link');
    const from = clientAddressOf(request.raw, deps.config);
    const refusal = await tables.takeSeatByDeviceLink(link, identifyGuest(deps, request, reply), from);
    return refusal ? sendRefusal(deps, reply, refusal.code as RefusalCode) : { table: link.table };
  });
}

/** The guide for authors of programs that take a seat. */
function addBotPortGuideRoute(app: FastifyInstance): void {
  const guide = readFileSync(new URL('../docs/bot-port.md', import.meta.url)); // one folder up, built or not
  app.get('/api/bot-port', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(guide));
}

/** The guest of a request; a new one gets a cookie. */
function identifyGuest({ guests, config }: HttpDeps, request: FastifyRequest, reply: FastifyReply): string {
  const { guest, cookie } = guests.identify(request.headers.cookie, isOverTls(request.raw, config));
  if (cookie !== undefined) reply.header('set-cookie', cookie);
  return guest;
}

/** Sends a file of the site, or the page of an address. */
async function sendPage(
  deps: HttpDeps,
  gameLookups: RateLimiter,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { tables, config, now } = deps;
  const path = decodePath(request.url);
  if (request.method !== 'GET' && request.method !== 'HEAD') return sendRefusal(deps, reply, 'no-such-page');
  const mayLookUp = () => gameLookups.tryTake(clientAddressOf(request.raw, config), now());
  const page = pageFor(deps.site, path, (table) => (mayLookUp() ? tables.loadedGame(table) : undefined));
  const file = deps.site.get(path) ?? page;
  if (!file || path.startsWith('/api/')) return sendRefusal(deps, reply, 'no-such-page');
  const isPage = file === page;
  if (isPage) identifyGuest(deps, request, reply);
  reply.code(isPage && !isKnownAddress(path, config) ? 404 : 200);
  return sendFile(file, request, reply);
}

/** Does the site have a screen for this address? */
function isKnownAddress(path: string, { ADMIN_TOKEN }: Config): boolean {
  const { screen } = parseRoute(path);
  if (screen === 'admin') return ADMIN_TOKEN !== '';
  return screen !== 'not-found' || path === '/index.html';
}

function decodePath(url: string): string {
  const path = url.split('?', 1)[0]!;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

async function sendFile(file: SiteFile, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  reply.headers({
    'content-type': file.type,
    'cache-control': file.cacheControl,
    etag: file.etag,
    vary: 'accept-encoding',
  });
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  const encoding = file.encodingFor(String(request.headers['accept-encoding'] ?? ''));
  if (!encoding) return reply.send(file.body);
  return reply.header('content-encoding', encoding).send(await file.compressed(encoding));
}
