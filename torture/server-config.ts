// The config of simulated servers.

import { readConfig } from '@kuluary/server/config';
import { retentionOf } from '@kuluary/server/table-retention';

const DEFAULT_CONFIG = readConfig({});
const { MESSAGES_PER_SECOND, BYTES_PER_SECOND } = DEFAULT_CONFIG;

export const RETENTION = retentionOf(DEFAULT_CONFIG);
export const BATCH_DELAY = 40; // ms, as server/serve.ts has it
export const LIMITS = { MESSAGES_PER_SECOND, BYTES_PER_SECOND } as const;

// Shorter than in production, so that more happens in less time.
export const ABSENCE_TIMEOUT = 12_000; // ms
export const BOT_PAUSE = [60, 300] as const; // ms
export const THINKING_TIME = 3000; // ms
