// A store that measures its operations: how long they take, how many fail, and how many entries were appended.

import { performance } from 'node:perf_hooks';
import type { Store } from '@kuluary/host/store';
import type { Metrics } from './metrics.ts';

type StoreOperation = 'create' | 'append' | 'read' | 'due' | 'beat' | 'sweep' | 'count';

export function measuredStore(store: Store, { appends, storeTime, storeFailures }: Metrics): Store {
  const measured = <Name extends StoreOperation>(operation: Name) => {
    const time = storeTime.labels(operation);
    const failures = storeFailures.labels(operation);
    failures.inc(0); // so that the first one is an increase
    const call = store[operation].bind(store) as (...args: unknown[]) => Promise<unknown>;
    return (async (...args: unknown[]) => {
      const begin = performance.now();
      try {
        const result = await call(...args);
        if (operation === 'append' && (result as { type: string }).type === 'appended') appends.inc();
        return result;
      } catch (error) {
        failures.inc();
        throw error;
      } finally {
        time.observe((performance.now() - begin) / 1000);
      }
    }) as Store[Name];
  };
  return {
    ...(store.peers && { peers: store.peers }),
    create: measured('create'),
    append: measured('append'),
    read: measured('read'),
    due: measured('due'),
    beat: measured('beat'),
    sweep: measured('sweep'),
    count: measured('count'),
    secret: (name, proposed) => store.secret(name, proposed),
    close: () => store.close(),
  };
}
