// What can be counted about a running server, for Prometheus.

import type { Append, Appended, Store } from '@kuluary/host/store';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly refused: Counter<'code'>;
  readonly appends: Counter;
  readonly appendTime: Histogram;
  readonly connections: Gauge;
  readonly tables: Gauge;
  readonly kept: Gauge<'phase'>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'kuluary_' });
  const registers = [registry];
  return {
    registry,
    refused: new Counter({ name: 'kuluary_refused_total', help: 'Refused requests', labelNames: ['code'], registers }),
    appends: new Counter({ name: 'kuluary_appends_total', help: 'Entries written to logs of tables', registers }),
    appendTime: new Histogram({
      name: 'kuluary_append_seconds',
      help: 'Time until an entry is on disk',
      buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1],
      registers,
    }),
    connections: new Gauge({ name: 'kuluary_connections', help: 'Open websockets', registers }),
    tables: new Gauge({ name: 'kuluary_tables_in_memory', help: 'Tables in memory', registers }),
    kept: new Gauge({ name: 'kuluary_tables_kept', help: 'Tables in the store', labelNames: ['phase'], registers }),
  };
}

/** The same store, with a watch on its appends. */
export function measured(store: Store, { appends, appendTime }: Metrics): Store {
  async function append(entry: Append): Promise<Appended> {
    const begin = performance.now();
    const answer = await store.append(entry);
    if (answer.type === 'appended') appends.inc();
    appendTime.observe((performance.now() - begin) / 1000);
    return answer;
  }
  return new Proxy(store, {
    get(target, name) {
      if (name === 'append') return append;
      const value = Reflect.get(target, name) as unknown;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
