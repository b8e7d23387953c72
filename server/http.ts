// The HTTP server: its timeouts, what it checks of every request, and the site's pages and files.

import { readFileSync } from 'node:fs';
import type { Store } from '@kuluary/host/store';
import type { Tables } from '@kuluary/host/tables';
import { MAX_FRAME_BYTES } from '@kuluary/protocol/limits';
import { parseRoute } from '@kuluary/protocol/routes';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { addAdminRoutes } from './admin.ts';
import { clientAddressOf, isAllowedOrigin } from './client-address.ts';
import type { Config } from './config.ts';
import type { DeviceLinkTokens } from './device-link-tokens.ts';
import { type Guests, identifyGuest } from './guests.ts';
import { addHealthAndMetricsRoutes } from './health-and-metrics.ts';
import { sendRefusal } from './http-refusals.ts';
import type { Metrics } from './metrics.ts';
import type { ProgramInvitationTokens } from './program-invitation-tokens.ts';
import { RateLimiter } from './rate-limiter.ts';
import { contentPolicy, SECURITY_HEADERS } from './security-headers.ts';
import { pageFor, type SiteFile } from './site.ts';
import { addTableRoutes } from './table-api.ts';
import { limitTcpConnections } from './tcp-limits.ts';

interface HttpDeps {
  readonly config: Config;
  readonly tables: Tables;
  readonly store: Store;
  readonly guests: Guests;
  readonly invitationTokens: ProgramInvitationTokens;
  readonly deviceLinkTokens: DeviceLinkTokens;
  readonly metrics: Metrics;
  readonly site: ReadonlyMap<string, SiteFile>;
  readonly byteLimiter: RateLimiter; // bytes sent to each address
  readonly now: () => number;
  readonly logInfo?: (what: string, about: Readonly<Record<string, unknown>>) => void;
  readonly report: (problem: string, about: Readonly<Record<string, unknown>>) => void;
}

const HEADERS_TIMEOUT = 10_000; // ms from connecting until the headers must have arrived
const REQUEST_TIMEOUT = 20_000; // ms until the whole request must have arrived
const IDLE_TIMEOUT = 15_000; // ms without traffic; Node grants it twice
// Lookups of uncached logs and of tables' games are limited: a long log is slow to build, and codes must not be guessed.
const LOOKUP_SHARE = 0.01; // of REQUESTS_PER_SECOND
const LOOKUP_BURST_SHARE = 0.2; // of REQUESTS_PER_SECOND, at once
const TIMEOUT_CHECK_INTERVAL = 5000; // ms

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
  limitTcpConnections(app, deps);
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
  addTableRoutes(app, { ...deps, logLookups: makeLookupLimiter(config) });
  addHealthAndMetricsRoutes(app, deps);
  addAdminRoutes(app, deps);
  addBotPortGuideRoute(app);
  return app;
}

function makeLookupLimiter({ REQUESTS_PER_SECOND }: Config): RateLimiter {
  return new RateLimiter(REQUESTS_PER_SECOND * LOOKUP_SHARE, Math.ceil(REQUESTS_PER_SECOND * LOOKUP_BURST_SHARE));
}

/** The guide for authors of programs that take a seat. */
function addBotPortGuideRoute(app: FastifyInstance): void {
  const guide = readFileSync(new URL('../docs/bot-port.md', import.meta.url)); // one folder up, built or not
  app.get('/api/bot-port', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(guide));
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
