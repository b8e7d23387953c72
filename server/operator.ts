// For whoever runs the server, without a token: is it well, and its numbers.

import type { Store } from '@kuluary/host/store';
import type { Tables } from '@kuluary/host/tables';
import type { FastifyInstance } from 'fastify';
import { isLocal } from './callers.ts';
import type { Config } from './config.ts';
import type { Metrics } from './metrics.ts';
import { refuse } from './replies.ts';

interface OperatorSetting {
  readonly config: Config;
  readonly tables: Tables;
  readonly store: Store;
  readonly metrics: Metrics;
}

export function addOperatorRoutes(app: FastifyInstance, setting: OperatorSetting): void {
  const { store, metrics, config, tables } = setting;

  app.get('/healthz', async (_request, reply) => {
    try {
      await store.due(0, 1);
      return { status: 'ok' };
    } catch {
      return refuse(setting, reply, 'busy');
    }
  });

  app.get('/metrics', async (request, reply) => {
    if (config.METRICS === 'local' && !isLocal(request.raw)) return refuse(setting, reply, 'no-such-page');
    metrics.tables.set((await tables.size()).tables);
    for (const [phase, count] of Object.entries(await store.count())) metrics.kept.set({ phase }, count);
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
