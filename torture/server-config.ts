// The config of simulated servers.

import { readConfig } from '@kuluary/server/config';

const HOUR = 60 * 60 * 1000; // ms
const { KEEP_LOBBY_HOURS, KEEP_PLAYING_DAYS, KEEP_OVER_DAYS, MESSAGES_PER_SECOND, BYTES_PER_SECOND } = readConfig({});

export const RETENTION = {
  lobby: KEEP_LOBBY_HOURS * HOUR,
  playing: KEEP_PLAYING_DAYS * 24 * HOUR,
  over: KEEP_OVER_DAYS * 24 * HOUR,
} as const; // ms
export const BATCH_DELAY = 40; // ms, as server/serve.ts has it
export const LIMITS = { MESSAGES_PER_SECOND, BYTES_PER_SECOND } as const;

// Shorter than in production, so that more happens in less time.
export const ABSENCE_TIMEOUT = 12_000; // ms
export const BOT_PAUSE = [60, 300] as const; // ms
export const THINKING_TIME = 3000; // ms
