// npm run cluster: several servers, a PostgreSQL and a load balancer on one machine, to play at and to kill.
//
//   npm run cluster -- [--servers 2] [--port 8080] [--fresh]

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Cluster } from './cluster/cluster.ts';

const { values } = parseArgs({
  options: {
    servers: { type: 'string', default: '2' },
    port: { type: 'string', default: '8080' },
    fresh: { type: 'boolean', default: false }, // with a database that is deleted at the end
  },
});
const folder = join(process.cwd(), 'data', 'cluster');
const print = (line: string) => console.log(line);
const stopped = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
});

print('Starting. The first time the site has to be built, which takes a while.');
const cluster = await Cluster.start({
  servers: Number(values.servers),
  port: Number(values.port),
  ...(!values.fresh && { folder }),
  print,
});
const { loadBalancer, members, postgres } = cluster;
print(
  `PostgreSQL: pid ${postgres.pid}, port ${postgres.port}, ${values.fresh ? 'for this time only' : `in ${folder}`}`,
);
for (const [i, { pid, port }] of members.entries()) print(`Server ${i + 1}: pid ${pid}, http://localhost:${port}`);
print('');
print(`Play here: ${loadBalancer.address}. Each new connection goes to the next server.`);
print(`Kill one: kill -9 ${members[0]!.pid}. Nothing is lost, and it is started again. Ctrl+C stops all.`);
await stopped;
print('Stopping…');
await cluster.stop();
