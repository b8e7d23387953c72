// The server as `npm run dev` runs it: from its sources, without a site, which Vite serves. It ends with its parent.

import { readConfig } from '@kuluary/server/config';
import { serve } from '@kuluary/server/serve';

const botWorker = new URL('../../server/bot-worker.ts', import.meta.url).href; // its threads load TypeScript as this process does
const site = 'web/public';

process.on('SIGINT', () => undefined); // Ctrl-C reaches the whole process group: the parent stops this one
const orphaned = new Promise<void>((resolve) => {
  if (process.connected) process.once('disconnect', resolve);
  else resolve(); // the parent ended while the sources were loaded
});
const running = await serve(readConfig(process.env), { botWorker, site });
process.send?.('serving');
await orphaned;
await running.stop();
