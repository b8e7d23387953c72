// npm run dev: page and server at one address, for whoever works on them. Vite serves the page and reloads what changes
// in it; the server starts anew when its code changes. Nothing of this is part of `npm start`.

import { join, relative, sep } from 'node:path';
import { REGISTRY } from '@kuluary/games/registry';
import { createServer, type Plugin } from 'vite';
import { freePort } from '../../checks/free-port.ts';
import { stopSignal } from '../stop-signal.ts';
import { openBotTable, readWish } from './bot-table.ts';
import { isOfServer, SERVER_FOLDERS } from './server-files.ts';
import { ServerProcess } from './server-process.ts';

const root = join(import.meta.dirname, '..', '..');
const { HOST = 'localhost', PORT = '5173', DATA_DIR = 'data/dev', LOG_LEVEL = 'warn' } = process.env;
const ORPHANED_CHECKED = 1000; // ms between looks

const stopped = Promise.race([stopSignal(), orphaned()]); // from the beginning: nothing is left half started
const port = await freePort(); // the same for every server that follows
const address = `http://127.0.0.1:${port}`;
const server = new ServerProcess(['--import', 'tsx', join(import.meta.dirname, 'server.ts')], {
  HOST: '127.0.0.1', // whoever comes, comes through Vite
  PORT: String(port),
  DATA_DIR,
  LOG_LEVEL,
});

/** `/bots/GAME` opens a table on the server and goes there. */
const botTables: Plugin = {
  name: 'bot-tables',
  configureServer({ middlewares }) {
    middlewares.use('/bots', async (request, response, next) => {
      if (!(await server.serves)) return next(new Error('the server has not started'));
      try {
        const opened = await openBotTable(address, readWish(request.url ?? ''), request.headers.cookie);
        if (!opened.ok) return void response.writeHead(409).end(opened.failure);
        const { table, cookie } = opened.value;
        if (cookie !== undefined) response.setHeader('set-cookie', cookie);
        response.writeHead(302, { location: `/t/${table}` }).end();
      } catch (error) {
        next(error); // the server has gone meanwhile
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
    // The name under which a browser knows us goes on to the server: it lets in what comes from its own site.
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
  if (!isOfServer(path)) return;
  console.log(`${path} has changed: the server starts anew`);
  await startServer();
});

try {
  await vite.listen();
  await startServer();
  tellAddresses(vite.resolvedUrls?.local[0] ?? `http://${HOST}:${PORT}/`);
  await stopped;
} catch (error) {
  console.error(`npm run dev: ${(error as Error).message}`); // the port is taken, mostly; PORT=… chooses another one
  process.exitCode = 1;
} finally {
  await Promise.all([vite.close(), server.stop()]);
}

function tellAddresses(page: string): void {
  console.log(`Page and server:   ${page}   (Ctrl-C ends both; tables are kept in ${DATA_DIR})`);
  for (const game of Object.keys(REGISTRY)) console.log(`A table with bots: ${page}bots/${game}`);
}

/** npm may be stopped alone: its shell does not pass that on. */
function orphaned(): Promise<void> {
  const parent = process.ppid;
  return new Promise((resolve) => {
    const timer = setInterval(() => process.ppid !== parent && resolve(), ORPHANED_CHECKED);
    timer.unref();
  });
}

async function startServer(): Promise<void> {
  const serves = await server.restart();
  console.log(serves ? 'the server serves' : 'the server has ended; it starts again when a file changes');
}
