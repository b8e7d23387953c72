// Ports for servers that are stopped and started again on the same one. Whoever asks the system for any port, and every
// outgoing connection, may be given the one that a server has just left; these lie below the range that it gives from.

import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const LOWEST = 11_000; // browsers refuse some ports below
const HIGHEST = 32_767; // Linux gives from 32,768 on, other systems from higher
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
