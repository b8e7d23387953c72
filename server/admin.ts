// The admin API, behind ADMIN_TOKEN: an overview of the tables and their players, and kicking a guest.
// Without a token in the settings these routes do not exist.

import { createHash, timingSafeEqual } from 'node:crypto';
import { GAME_REGISTRY } from '@kuluary/games/game-registry';
import type { Store } from '@kuluary/host/store';
import type { Tables } from '@kuluary/host/tables';
import { kickRequestSchema, type ServerOverview } from '@kuluary/protocol/admin';
import { CODE_DIGITS, MAX_TABLE_SUMMARIES, PROTOCOL_VERSION } from '@kuluary/protocol/limits';
import type { RefusalCode } from '@kuluary/protocol/vocabularies';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientAddressOf } from './client-address.ts';
import type { Config } from './config.ts';
import { sendRefusal } from './http-refusals.ts';
import type { Metrics } from './metrics.ts';
import { RateLimiter } from './rate-limiter.ts';
import { VERSION } from './version.ts';

interface AdminDeps {
  readonly config: Config;
  readonly tables: Tables;
  readonly store: Store;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly logInfo?: (what: string, about: Readonly<Record<string, unknown>>) => void;
}

export const MAX_TOKEN_ATTEMPTS = 5; // wrong tokens from one address, per minute
const MINUTE_SECONDS = 60;
const CODE_PREFIX = new RegExp(`^\\d{0,${CODE_DIGITS}}$`); // of a table's code

export function addAdminRoutes(app: FastifyInstance, deps: AdminDeps): void {
  const { config, tables, store, metrics, now, logInfo } = deps;
  if (config.ADMIN_TOKEN === '') return;
  const startedAt = now();
  const onRequest = requireAdminToken(deps);

  app.get<{ Querystring: { code?: unknown } }>('/api/admin/overview', { onRequest }, async (request, reply) => {
    const { code = '' } = request.query;
    if (typeof code !== 'string' || !CODE_PREFIX.test(code)) return sendRefusal(deps, reply, 'malformed');
    const [kept, loaded, { found, tables: summaries }] = await Promise.all([
      store.count(),
      tables.countLoaded(),
      tables.findTableSummaries(code, MAX_TABLE_SUMMARIES),
    ]);
    const overview: ServerOverview = {
      version: VERSION,
      protocol: PROTOCOL_VERSION,
      uptime: Math.round((now() - startedAt) / 1000),
      games: Object.entries(GAME_REGISTRY).map(([id, { game }]) => ({ id, rules: game.version })),
      kept,
      inMemory: loaded.tables,
      listening: loaded.listening,
      found,
      tables: summaries,
    };
    return overview;
  });

  app.post('/api/admin/kick', { onRequest }, async (request, reply) => {
    const { data: body } = kickRequestSchema.safeParse(request.body);
    if (!body) return sendRefusal(deps, reply, 'malformed');
    const { table, seat, who } = body;
    const kicked = await tables.kick(table, seat, who);
    if (!kicked.ok) return sendRefusal(deps, reply, kicked.failure.code as RefusalCode);
    metrics.kicks.inc();
    logInfo?.('kicked', { table, seat });
    return { table, seat };
  });
}

/** Refuses requests without the token. Wrong tokens are rate-limited by address; a missing one is no attempt. */
function requireAdminToken(deps: AdminDeps) {
  const { config, now, logInfo } = deps;
  const token = digestOf(config.ADMIN_TOKEN);
  const attempts = new RateLimiter(MAX_TOKEN_ATTEMPTS / MINUTE_SECONDS, MAX_TOKEN_ATTEMPTS);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (given === undefined) return sendRefusal(deps, reply, 'bad-token');
    const bucket = attempts.bucketOf(clientAddressOf(request.raw, config), now());
    if (bucket.isEmpty(now())) return sendRefusal(deps, reply, 'too-fast');
    if (timingSafeEqual(digestOf(given), token)) return;
    bucket.tryTake(now());
    logInfo?.('wrong admin token', {});
    return sendRefusal(deps, reply, 'bad-token');
  };
}

/** Digests have one length, so the time of a comparison reveals nothing about the token. */
function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
