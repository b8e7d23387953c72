import { memoryStore } from '@kuluary/host/memory-store';
import { PHASES, type Phase } from '@kuluary/host/store';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { sweepOldTables } from './table-retention.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = 1_800_000_000_000;
const CONFIG = { ...readConfig({}), KEEP_LOBBY_HOURS: 2, KEEP_PLAYING_DAYS: 3, KEEP_OVER_DAYS: 4 };
const RETENTION: Readonly<Record<Phase, number>> = { lobby: 2 * HOUR, playing: 3 * DAY, over: 4 * DAY };

it('[T85] all tables that nobody has touched for the configured time are removed, and none a minute sooner', async () => {
  const store = memoryStore();
  const log = pino({ level: 'silent' });
  for (const phase of PHASES) {
    const head = (at: number) => ({ phase, at, deadline: null });
    for (let i = 0; i <= 2000; i++) await store.create(`${phase} ${i}`, '{}', head(NOW - RETENTION[phase] - 1));
    await store.create(`${phase} younger`, '{}', head(NOW - RETENTION[phase] + MINUTE));
  }
  await sweepOldTables(store, NOW, CONFIG, log);
  expect(await store.count()).toEqual({ lobby: 1, playing: 1, over: 1 });
  for (const phase of PHASES) expect(await store.read(`${phase} younger`, 0)).toBeDefined();
});
