// The HTTP API of tables: listing, opening and finding them, their logs, and device links.

import { randomInt } from 'node:crypto';
import type { Tables } from '@kuluary/host/tables';
import { CODE_DIGITS } from '@kuluary/protocol/limits';
import { deviceLinkSchema, joinAnySchema, newTableSchema } from '@kuluary/protocol/to-server';
import type { RefusalCode } from '@kuluary/protocol/vocabularies';
import type { FastifyInstance } from 'fastify';
import { clientAddressOf, isOverTls } from './client-address.ts';
import type { Config } from './config.ts';
import type { DeviceLinkTokens } from './device-link-tokens.ts';
import { FinishedLogCache } from './finished-log-cache.ts';
import { type Guests, identifyGuest } from './guests.ts';
import { sendRefusal } from './http-refusals.ts';
import type { Metrics } from './metrics.ts';
import type { ProgramInvitationTokens } from './program-invitation-tokens.ts';
import type { RateLimiter } from './rate-limiter.ts';

interface TableApiDeps {
  readonly config: Config;
  readonly tables: Tables;
  readonly guests: Guests;
  readonly invitationTokens: ProgramInvitationTokens;
  readonly deviceLinkTokens: DeviceLinkTokens;
  readonly metrics: Metrics;
  readonly logLookups: RateLimiter; // of logs that are not cached
  readonly now: () => number;
}

const TABLE_ID = new RegExp(`^\\d{${CODE_DIGITS}}$`);

export function addTableRoutes(app: FastifyInstance, deps: TableApiDeps): void {
  const { tables, deviceLinkTokens, guests, invitationTokens, config, logLookups, now } = deps;
  const logs = new FinishedLogCache(tables, now);

  app.get('/api/tables', async () => ({ tables: await tables.publicList() }));

  app.post('/api/tables', async (request, reply) => {
    const { data: body } = newTableSchema.safeParse(request.body);
    if (!body) return sendRefusal(deps, reply, 'malformed');
    const { listed = false, ...rest } = body;
    const address = clientAddressOf(request.raw, config);
    const created = await tables.openTable({ ...rest, listed, address, guest: identifyGuest(deps, request, reply) });
    return created.ok ? { table: created.value } : sendRefusal(deps, reply, created.failure.code as RefusalCode);
  });

  app.post('/api/join-any', async (request, reply) => {
    const { data: body } = joinAnySchema.safeParse(request.body);
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
    const mayLoad = () => logLookups.tryTake(clientAddressOf(request.raw, config), now());
    const invitation = invitationTokens.fromAuthorization(request.headers.authorization);
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
    const { data: body } = deviceLinkSchema.safeParse(request.body);
    const link = body && deviceLinkTokens.verify(body.token);
    if (!link) return sendRefusal(deps, reply, 'bad-link');
    const from = clientAddressOf(request.raw, config);
    const refusal = await tables.takeSeatByDeviceLink(link, identifyGuest(deps, request, reply), from);
    return refusal ? sendRefusal(deps, reply, refusal.code as RefusalCode) : { table: link.table };
  });
}
