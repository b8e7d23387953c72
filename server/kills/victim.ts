// The program that is killed: the real server, with its settings from the environment.

import { readConfig } from '../config.ts';
import { serve } from '../serve.ts';

const { BOT_WORKER, SITE } = process.env as { BOT_WORKER: string; SITE: string };
process.on('SIGXFSZ', () => undefined); // a limit of files' sizes may stand for a full disk (faults/file-limit.ts)
const begun = Date.now();
await serve(readConfig(process.env), { botWorker: BOT_WORKER, site: SITE });
process.stdout.write(`serving since ${begun}\n`);
