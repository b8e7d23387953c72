// The program of KillableServer: the real server, with settings from the environment.

import { readConfig } from '../config.ts';
import { serve } from '../serve.ts';

const { BOT_WORKER, SITE } = process.env as { BOT_WORKER: string; SITE: string };
process.on('SIGXFSZ', () => undefined); // sent at a file size limit (faults/file-size-limit.ts)
const startedAt = Date.now();
await serve(readConfig(process.env), { botWorker: BOT_WORKER, site: SITE });
process.stdout.write(`serving since ${startedAt}\n`);
