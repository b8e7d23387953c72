// npm run cluster: several servers, a PostgreSQL and a door on one machine, to play at and to kill.
//
//   npm run cluster -- [--servers 2] [--port 8080] [--fresh]

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Cluster } from './cluster/cluster.ts';

const { values } = parseArgs({
  options: {
    servers: { type: 'string', default: '2' },
    port: { type: 'string', default: '8080' },
    fresh: { type: 'boolean', default: false }, // with a database that goes when this ends
  },
});
const folder = join(process.cwd(), 'data', 'cluster');
const say = (words: string) => console.log(words);
const stopped = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
});

say('Starting. The first time the site has to be built, which takes a while.');
const cluster = await Cluster.start({
  servers: Number(values.servers),
  port: Number(values.port),
  ...(!values.fresh && { folder }),
  say,
});
const { front, members, postgres } = cluster;
say(`PostgreSQL: pid ${postgres.pid}, port ${postgres.port}, ${values.fresh ? 'for this time only' : `in ${folder}`}`);
for (const [i, { pid, port }] of members.entries()) say(`Server ${i + 1}: pid ${pid}, http://localhost:${port}`);
say('');
say(`Play here: ${front.address}. Each new connection goes to the next server.`);
say(`Kill one: kill -9 ${members[0]!.pid}. Nothing is lost, and it is started again. Ctrl+C stops all.`);
await stopped;
say('Stopping…');
await cluster.stop();
