// For whoever runs the server, behind a token: which tables there are, who sits there, and sending somebody away.
// Without a token in the settings there is nothing here at all.

import { createHash, timingSafeEqual } from 'node:crypto';
import { REGISTRY } from '@kuluary/games/registry';
import type { Store } from '@kuluary/host/store';
import type { Tables } from '@kuluary/host/tables';
import { kickWish, type Overview } from '@kuluary/protocol/admin';
import { CODE_DIGITS, MAX_GLANCES, PROTOCOL_VERSION } from '@kuluary/protocol/limits';
import type { Fault } from '@kuluary/protocol/words';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { neighbourhoodOf } from './callers.ts';
import type { Config } from './config.ts';
import type { Metrics } from './metrics.ts';
import { Rate } from './rate.ts';
import { parsed, refuse } from './replies.ts';
import { VERSION } from './version.ts';

interface AdminSetting {
  readonly config: Config;
  readonly tables: Tables;
  readonly store: Store;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly note?: (what: string, about: Readonly<Record<string, unknown>>) => void; // into the log, where there is one
}

export const TRIES = 5; // wrong tokens from one address: at once, and then in a minute
const MINUTE_SECONDS = 60;
const BEGIN = new RegExp(`^\\d{0,${CODE_DIGITS}}$`); // of a code

export function addAdminRoutes(app: FastifyInstance, setting: AdminSetting): void {
  const { config, tables, store, metrics, now, note } = setting;
  if (config.ADMIN_TOKEN === '') return;
  const began = now();
  const onRequest = guard(setting);

  app.get<{ Querystring: { code?: unknown } }>('/api/admin/overview', { onRequest }, async (request, reply) => {
    const { code = '' } = request.query;
    if (typeof code !== 'string' || !BEGIN.test(code)) return refuse(setting, reply, 'malformed');
    const [kept, size, { found, tables: list }] = await Promise.all([
      store.count(),
      tables.size(),
      tables.glances(code, MAX_GLANCES),
    ]);
    const overview: Overview = {
      version: VERSION,
      protocol: PROTOCOL_VERSION,
      uptime: Math.round((now() - began) / 1000),
      games: Object.entries(REGISTRY).map(([id, { game }]) => ({ id, rules: game.version })),
      kept,
      inMemory: size.tables,
      listening: size.listening,
      found,
      tables: list,
    };
    return overview;
  });

  app.post('/api/admin/kick', { onRequest }, async (request, reply) => {
    const wish = parsed(kickWish, request.body);
    if (!wish) return refuse(setting, reply, 'malformed');
    const { table, seat, who } = wish;
    const answer = await tables.kick(table, seat, who);
    if (!answer.ok) return refuse(setting, reply, answer.failure.code as Fault);
    metrics.kicks.inc();
    note?.('kicked', { table, seat });
    return { table, seat };
  });
}

/** Lets in whoever has the token. Whoever tries others gets slower, and whoever shows none has not tried. */
function guard(setting: AdminSetting) {
  const { config, now, note } = setting;
  const token = digestOf(config.ADMIN_TOKEN);
  const tries = new Rate(TRIES / MINUTE_SECONDS, TRIES);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    const shown = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (shown === undefined) return refuse(setting, reply, 'bad-token');
    const left = tries.bucketOf(neighbourhoodOf(request.raw, config), now());
    if (left.isEmpty(now())) return refuse(setting, reply, 'too-fast');
    if (timingSafeEqual(digestOf(shown), token)) return;
    left.take(now());
    note?.('wrong admin token', {});
    return refuse(setting, reply, 'bad-token');
  };
}

/** All of one length: how long a comparison takes says nothing about the token. */
function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
