// The routes /healthz and /metrics.

import type { Store } from '@kuluary/host/store';
import type { Tables } from '@kuluary/host/tables';
import type { FastifyInstance } from 'fastify';
import { isLocalClient } from './client-address.ts';
import type { Config } from './config.ts';
import { sendRefusal } from './http-refusals.ts';
import type { Metrics } from './metrics.ts';

interface HealthDeps {
  readonly config: Config;
  readonly tables: Tables;
  readonly store: Store;
  readonly metrics: Metrics;
}

export function addHealthAndMetricsRoutes(app: FastifyInstance, deps: HealthDeps): void {
  const { store, metrics, config, tables } = deps;

  app.get('/healthz', async (_request, reply) => {
    try {
      await store.due(0, 1);
      return { status: 'ok' };
    } catch {
      return sendRefusal(deps, reply, 'busy');
    }
  });

  app.get('/metrics', async (request, reply) => {
    if (config.METRICS === 'local' && !isLocalClient(request.raw)) return sendRefusal(deps, reply, 'no-such-page');
    metrics.tables.set((await tables.countLoaded()).tables);
    for (const [phase, count] of Object.entries(await store.count())) metrics.tablesKept.set({ phase }, count);
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
