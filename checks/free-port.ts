// Free ports for servers that restart on the same port. A port from the system may be given away again while such a server
// is down; these lie below the range that the system assigns from.

import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const LOWEST = 11_000; // browsers block some ports below
const HIGHEST = 32_767; // Linux assigns from 32,768 on, other systems from higher ports
const ATTEMPTS = 100;

export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const port = randomInt(LOWEST, HIGHEST + 1);
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port among ${ATTEMPTS}`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    });
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
