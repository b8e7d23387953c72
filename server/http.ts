// Everything that is asked for by plain HTTP: the site, tables to come to, logs of matches, health and numbers.

import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import type { Store } from '@kuluary/host/store';
import type { Tables } from '@kuluary/host/tables';
import { readRoute } from '@kuluary/protocol/addresses';
import { CODE_DIGITS, MAX_FRAME_BYTES } from '@kuluary/protocol/limits';
import { deviceLink, joinAny, newTable } from '@kuluary/protocol/to-server';
import type { Fault } from '@kuluary/protocol/words';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { addAdminRoutes } from './admin.ts';
import { isOurOrigin, isSecure, neighbourhood, neighbourhoodOf } from './callers.ts';
import type { Config } from './config.ts';
import { Crowd } from './crowd.ts';
import type { DeviceLinks } from './device-links.ts';
import type { Guests } from './guests.ts';
import { LogShelf } from './log-shelf.ts';
import type { Metrics } from './metrics.ts';
import { addOperatorRoutes } from './operator.ts';
import type { ProgramPasses } from './program-passes.ts';
import { Rate } from './rate.ts';
import { parsed, refuse } from './replies.ts';
import { pageFor, type SiteFile } from './site.ts';

interface HttpSetting {
  readonly config: Config;
  readonly tables: Tables;
  readonly store: Store;
  readonly guests: Guests;
  readonly passes: ProgramPasses;
  readonly links: DeviceLinks;
  readonly metrics: Metrics;
  readonly site: ReadonlyMap<string, SiteFile>;
  readonly draws: Rate; // bytes that go out to each address
  readonly now: () => number;
  readonly note?: (what: string, about: Readonly<Record<string, unknown>>) => void; // into the log, where there is one
  readonly report: (problem: string, about: Readonly<Record<string, unknown>>) => void;
}

const HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};
const HEADERS_TIME = 10_000; // ms in which the head of a request must have arrived, once somebody has connected
const REQUEST_TIME = 20_000; // ms in which all of it must have arrived
const SILENCE = 15_000; // ms in which a connection must have sent or taken something; Node grants it twice
const MAX_AT_ONCE = 8; // requests of one connection that have no answer, or whose answers it has not taken
// A log that is not at hand, or what is played at a table: a long one takes its time to open, and codes are not to be
// tried out.
const SEARCHES = 0.01; // of REQUESTS_PER_SECOND
const SEARCH_BURST = 0.2; // of REQUESTS_PER_SECOND, at once
const TIME_CHECKED = 5000; // ms between looks at who is late
const HOST = /^[\w.-]+(?::\d+)?$|^\[[0-9a-f:]+\](?::\d+)?$/i;
const CODE = new RegExp(`^\\d{${CODE_DIGITS}}$`);

export function createHttp(setting: HttpSetting): FastifyInstance {
  const { config, now, draws } = setting;
  const app = fastify({
    logger: false,
    bodyLimit: MAX_FRAME_BYTES,
    forceCloseConnections: true,
    requestTimeout: REQUEST_TIME,
    connectionTimeout: SILENCE,
    http: { headersTimeout: HEADERS_TIME, connectionsCheckingInterval: TIME_CHECKED },
    frameworkErrors: (_error, _request, reply) => refuse(setting, reply.headers(HEADERS), 'malformed'),
  });
  limitConnections(app.server, setting);
  limitPipelines(app, setting);
  const requests = new Rate(config.REQUESTS_PER_SECOND, 4 * config.REQUESTS_PER_SECOND);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS).header('content-security-policy', contentPolicy(request.headers.host));
    const address = neighbourhoodOf(request.raw, config);
    const isTooFast = !requests.allows(address, now()) || draws.bucketOf(address, now()).isEmpty(now());
    if (isTooFast) return refuse(setting, reply, 'too-fast');
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isOurOrigin(request.raw, config)) {
      return refuse(setting, reply, 'foreign-site');
    }
  });
  app.addHook('onSend', async (request, _reply, body) => {
    if (request.method === 'HEAD' || (typeof body !== 'string' && !Buffer.isBuffer(body))) return;
    draws.charge(neighbourhoodOf(request.raw, config), now(), Buffer.byteLength(body));
  });
  app.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
    if (error.statusCode === 413) return refuse(setting, reply, 'too-large');
    if (error.statusCode !== undefined && error.statusCode < 500) return refuse(setting, reply, 'malformed');
    setting.report('request failed', { error });
    return refuse(setting, reply, 'busy');
  });
  const glances = searchRate(config);
  app.setNotFoundHandler((request, reply) => sendPage(setting, glances, request, reply));
  addTableRoutes(app, setting);
  addOperatorRoutes(app, setting);
  addAdminRoutes(app, setting);
  addBotPort(app);
  return app;
}

/** Whoever only connects and never asks for anything is one of too many, too. */
function limitConnections(server: FastifyInstance['server'], { config, metrics }: HttpSetting): void {
  const crowd = new Crowd(config.TCP_PER_ADDRESS);
  server.maxConnections = config.TCP_CONNECTIONS;
  server.on('drop', () => metrics.refused.inc({ code: 'too-many' }));
  if (config.TRUST_PROXY > 0) return; // all of them come from the proxy
  server.on('connection', (socket: Socket) => {
    const address = neighbourhood(socket.remoteAddress ?? 'unknown');
    if (crowd.admits(address)) return void socket.once('close', () => crowd.leaves(address));
    metrics.refused.inc({ code: 'too-many' });
    socket.destroy();
  });
}

/** No browser asks for more before it has its answers: whoever does wants them to pile up. */
function limitPipelines(app: FastifyInstance, { metrics }: HttpSetting): void {
  const open = new WeakMap<Socket, number>();
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    const count = (open.get(socket) ?? 0) + 1;
    open.set(socket, count);
    if (count <= MAX_AT_ONCE) return;
    metrics.refused.inc({ code: 'too-many' });
    socket.destroy();
    return reply.hijack();
  });
  app.addHook(
    'onResponse',
    async ({ raw: { socket } }) => void open.set(socket, Math.max(0, (open.get(socket) ?? 0) - 1)),
  );
}

/** Not every browser counts our own websockets among 'self': they are named. */
function contentPolicy(host: string | undefined): string {
  const sockets = host !== undefined && HOST.test(host) ? ` ws://${host} wss://${host}` : '';
  return (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; worker-src 'self' blob:; " +
    `connect-src 'self'${sockets}; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`
  );
}

function searchRate({ REQUESTS_PER_SECOND }: Config): Rate {
  return new Rate(REQUESTS_PER_SECOND * SEARCHES, Math.ceil(REQUESTS_PER_SECOND * SEARCH_BURST));
}

function addTableRoutes(app: FastifyInstance, setting: HttpSetting): void {
  const { tables, links, guests, passes, config, now } = setting;
  const logs = new LogShelf(tables, now);
  const searches = searchRate(config);

  app.get('/api/tables', async () => ({ tables: await tables.listed() }));

  app.post('/api/tables', async (request, reply) => {
    const wish = parsed(newTable, request.body);
    if (!wish) return refuse(setting, reply, 'malformed');
    const { listed = false, ...rest } = wish;
    const from = neighbourhoodOf(request.raw, config);
    const created = await tables.create({ ...rest, listed, from, guest: guestOf(setting, request, reply) });
    return created.ok ? { table: created.value } : refuse(setting, reply, created.failure.code as Fault);
  });

  app.post('/api/join-any', async (request, reply) => {
    const wish = parsed(joinAny, request.body);
    if (!wish) return refuse(setting, reply, 'malformed');
    const fitting = (await tables.listed()).filter(
      ({ game, taken, seats }) => game === (wish.game ?? game) && taken < seats,
    );
    const free = fitting[randomInt(Math.max(1, fitting.length))]; // nobody's table is first in line
    return free ? { table: free.id } : refuse(setting, reply, 'no-such-table');
  });

  app.get<{ Params: { code: string } }>('/api/tables/:code/log', async (request, reply) => {
    const { code } = request.params;
    if (!CODE.test(code)) return refuse(setting, reply, 'no-such-table');
    const mayMake = () => searches.allows(neighbourhoodOf(request.raw, config), now());
    const pass = passes.shown(request.headers.authorization);
    if (pass === 'forged') return refuse(setting, reply, 'bad-link');
    const { guest } = pass ?? guests.meet(request.headers.cookie, isSecure(request.raw, config));
    const found = await logs.find(code, guest, mayMake);
    if (!found.ok) return refuse(setting, reply, found.failure.code as Fault);
    const { tag, text } = found.value;
    reply.headers({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-cache',
      etag: tag,
    });
    return request.headers['if-none-match'] === tag ? reply.code(304).send() : reply.send(text);
  });

  app.post('/api/device', async (request, reply) => {
    const wish = parsed(deviceLink, request.body);
    const link = wish && links.read(wish.token);
    if (!link) return refuse(setting, reply, 'bad-link');
    const from = neighbourhoodOf(request.raw, setting.config);
    const refused = await tables.handOver(link, guestOf(setting, request, reply), from);
    return refused ? refuse(setting, reply, refused.code as Fault) : { table: link.table };
  });
}

/** How a program takes a seat, for whoever writes one. */
function addBotPort(app: FastifyInstance): void {
  const guide = readFileSync(new URL('../docs/bot-port.md', import.meta.url)); // one folder up, built or not
  app.get('/api/bot-port', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(guide));
}

/** The guest who calls; a stranger becomes one. */
function guestOf({ guests, config }: HttpSetting, request: FastifyRequest, reply: FastifyReply): string {
  const { guest, cookie } = guests.meet(request.headers.cookie, isSecure(request.raw, config));
  if (cookie !== undefined) reply.header('set-cookie', cookie);
  return guest;
}

/** A file of the site, or the one page for every address that it understands. */
async function sendPage(
  setting: HttpSetting,
  glances: Rate, // at what is played where
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { tables, config, now } = setting;
  const path = decodedPath(request.url);
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(setting, reply, 'no-such-page');
  const mayTell = () => glances.allows(neighbourhoodOf(request.raw, config), now());
  const page = pageFor(setting.site, path, (table) => (mayTell() ? tables.gameAt(table) : undefined));
  const file = setting.site.get(path) ?? page;
  if (!file || path.startsWith('/api/')) return refuse(setting, reply, 'no-such-page');
  const isPage = file === page;
  if (isPage) guestOf(setting, request, reply);
  reply.code(isPage && !isUnderstood(path, config) ? 404 : 200);
  return sendFile(file, request, reply);
}

/** Does the page have a screen for this address? */
function isUnderstood(path: string, { ADMIN_TOKEN }: Config): boolean {
  const { screen } = readRoute(path);
  if (screen === 'admin') return ADMIN_TOKEN !== '';
  return screen !== 'not-found' || path === '/index.html';
}

function decodedPath(url: string): string {
  const path = url.split('?', 1)[0]!;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

async function sendFile(file: SiteFile, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  reply.headers({ 'content-type': file.type, 'cache-control': file.cache, etag: file.tag, vary: 'accept-encoding' });
  if (request.headers['if-none-match'] === file.tag) return reply.code(304).send();
  const encoding = file.encodingFor(String(request.headers['accept-encoding'] ?? ''));
  if (!encoding) return reply.send(file.body);
  return reply.header('content-encoding', encoding).send(await file.squeezed(encoding));
}
