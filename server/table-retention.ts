// How long tables that nobody touches are kept, and their removal.

import type { Phase, Store } from '@kuluary/host/store';
import type { Logger } from 'pino';
import type { Config } from './config.ts';

const HOUR = 60 * 60 * 1000; // ms
const DAY = 24 * HOUR;
const SWEEP_BATCH = 1000; // tables removed at once: everybody waits meanwhile

/** ms by phase. */
export function retentionOf(config: Config): Readonly<Record<Phase, number>> {
  const { KEEP_LOBBY_HOURS, KEEP_PLAYING_DAYS, KEEP_OVER_DAYS } = config;
  return { lobby: KEEP_LOBBY_HOURS * HOUR, playing: KEEP_PLAYING_DAYS * DAY, over: KEEP_OVER_DAYS * DAY };
}

/** Removes tables that nobody has touched for as long as the settings say. */
export async function sweepOldTables(store: Store, now: number, config: Config, log: Logger): Promise<void> {
  const retention = retentionOf(config);
  const untouchedSince = { lobby: now - retention.lobby, playing: now - retention.playing, over: now - retention.over };
  let removed = 0;
  for (let batch = SWEEP_BATCH; batch === SWEEP_BATCH; removed += batch)
    batch = await store.sweep(untouchedSince, SWEEP_BATCH);
  if (removed > 0) log.info({ gone: removed }, 'swept');
}
