// npm run dev: page and server at one address, for development. Vite serves the page and reloads what changes in it; the
// server restarts when its code changes. Nothing of this is part of `npm start`.

import { join, relative, sep } from 'node:path';
import { GAME_REGISTRY } from '@kuluary/games/game-registry';
import { createServer, type Plugin } from 'vite';
import { freePort } from '../../checks/free-port.ts';
import { waitForStopSignal } from '../stop-signal.ts';
import { openBotTable, parseBotTableRequest } from './bot-table.ts';
import { isServerFile, SERVER_FOLDERS } from './server-files.ts';
import { ServerProcess } from './server-process.ts';

const root = join(import.meta.dirname, '..', '..');
const { HOST = 'localhost', PORT = '5173', DATA_DIR = 'data/dev', LOG_LEVEL = 'warn' } = process.env;
const ORPHAN_CHECK_INTERVAL = 1000; // ms

const stopped = Promise.race([waitForStopSignal(), whenOrphaned()]); // before anything is started, so that all of it is stopped
const port = await freePort(); // the same after every restart
const address = `http://127.0.0.1:${port}`;
const server = new ServerProcess(['--import', 'tsx', join(import.meta.dirname, 'server.ts')], {
  HOST: '127.0.0.1', // reached only through Vite's proxy
  PORT: String(port),
  DATA_DIR,
  LOG_LEVEL,
});

/** `/bots/GAME` opens a table on the server and redirects to it. */
const botTables: Plugin = {
  name: 'bot-tables',
  configureServer({ middlewares }) {
    middlewares.use('/bots', async (request, response, next) => {
      if (!(await server.isServing)) return next(new Error('the server has not started'));
      try {
        const opened = await openBotTable(address, parseBotTableRequest(request.url ?? ''), request.headers.cookie);
        if (!opened.ok) return void response.writeHead(409).end(opened.failure);
        const { table, cookie } = opened.value;
        if (cookie !== undefined) response.setHeader('set-cookie', cookie);
        response.writeHead(302, { location: `/t/${table}` }).end();
      } catch (error) {
        next(error); // the server has ended meanwhile
      }
    });
  },
};

const vite = await createServer({
  configFile: join(root, 'web/vite.config.ts'),
  cacheDir: join(root, 'node_modules/.vite'),
  plugins: [botTables],
  clearScreen: false,
  server: {
    host: HOST,
    port: Number(PORT),
    strictPort: true,
    // The host header is passed on unchanged: the server accepts requests from its own site only.
    proxy: {
      '/api': { target: address },
      '/healthz': { target: address },
      '/metrics': { target: address },
      '/ws': { target: address, ws: true },
    },
  },
});
vite.watcher.add(SERVER_FOLDERS.map((folder) => join(root, folder)));
vite.watcher.on('all', async (_event, file) => {
  const path = relative(root, file).split(sep).join('/');
  if (!isServerFile(path)) return;
  console.log(`${path} has changed: the server starts anew`);
  await startServer();
});

try {
  await vite.listen();
  await startServer();
  printAddresses(vite.resolvedUrls?.local[0] ?? `http://${HOST}:${PORT}/`);
  await stopped;
} catch (error) {
  console.error(`npm run dev: ${(error as Error).message}`); // mostly: the port is in use
  process.exitCode = 1;
} finally {
  await Promise.all([vite.close(), server.stop()]);
}

function printAddresses(page: string): void {
  console.log(`Page and server:   ${page}   (Ctrl-C ends both; tables are kept in ${DATA_DIR})`);
  for (const game of Object.keys(GAME_REGISTRY)) console.log(`A table with bots: ${page}bots/${game}`);
}

/** When npm is killed, its shell does not pass the signal on. */
function whenOrphaned(): Promise<void> {
  const parent = process.ppid;
  return new Promise((resolve) => {
    const timer = setInterval(() => process.ppid !== parent && resolve(), ORPHAN_CHECK_INTERVAL);
    timer.unref();
  });
}

async function startServer(): Promise<void> {
  const serves = await server.restart();
  console.log(serves ? 'the server serves' : 'the server has ended; it starts again when a file changes');
}
