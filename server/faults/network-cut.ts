// Fault tests of two servers: one is cut off from PostgreSQL, or both from its hints (NOTIFY), while clients play at both.

import { setTimeout as pause } from 'node:timers/promises';
import { POSSIBLY_STOPPED } from '../kills/clock-bounds.ts';
import type { KillableServer } from '../kills/killable-server.ts';
import { TwoServers } from '../kills/two-servers.ts';
import { unexpectedErrors } from '../kills/unexpected-errors.ts';
import type { Workload } from '../kills/workload.ts';
import {
  countBusyReplies,
  expectProgress,
  type FaultTestResult,
  type FaultTestSetup,
  openWorkload,
} from './fault-test.ts';
import { TcpProxy } from './tcp-proxy.ts';

const CUT_TIME = 7000; // ms; longer than until the server counts as dead
const DELIVERY_TIME = 1000; // ms until sent updates are received
const HINTS_CUT_TIME = 6000; // ms
const TIMEOUT = 60_000; // ms
const HINT_CONNECTIONS = `SELECT pid FROM pg_stat_activity WHERE application_name = 'kuluary hints'`;

export async function testDatabaseCut(setup: FaultTestSetup): Promise<FaultTestResult> {
  const proxies: TcpProxy[] = [];
  const deployment = await TwoServers.start(setup.programs, {
    clockBounds: POSSIBLY_STOPPED,
    databaseUrlFor: throughProxy,
  });
  async function throughProxy(url: string, server: number): Promise<string> {
    if (server > 0) return url;
    const { port } = new URL(url);
    const proxy = await TcpProxy.inFrontOf(Number(port));
    proxies.push(proxy);
    return url.replace(`:${port}/`, `:${proxy.port}/`);
  }
  const proxy = proxies[0]!;
  try {
    const workload = await openWorkload(deployment, setup);
    let noticed = 0;
    for (let time = 0; time < setup.times; time++) {
      noticed += await cutOnce(deployment, workload, () => proxy.stall(), proxy);
      noticed += await cutOnce(deployment, workload, () => proxy.reset(), proxy);
    }
    await workload.converge();
    await deployment.killServers();
    workload.violations.push(...unexpectedErrors(deployment.loggedErrors));
    const { violations } = await workload.collectFigures();
    const busyReplies = countBusyReplies(workload.clients);
    const summary = `${2 * setup.times} times one of two servers was cut off for ${CUT_TIME / 1000} s; ${noticed} clients got no update there, ${busyReplies} busy replies`;
    return { violations, noticed, summary };
  } finally {
    await deployment.remove();
    await proxy.close();
  }
}

/** Clients at the other server play on; those at this one get no update, or are refused as busy. Returns how many got no
 * update. */
async function cutOnce(deployment: TwoServers, workload: Workload, cut: () => void, proxy: TcpProxy): Promise<number> {
  await workload.moveSomeClients();
  await workload.runFor(0, true);
  const [cutOff, other] = deployment.servers as [KillableServer, KillableServer];
  const clients = workload.activeTables.flatMap((table) => table.clients).filter(({ server }) => server === cutOff);
  cut();
  const begin = performance.now();
  const before = workload.positions();
  await pause(DELIVERY_TIME);
  const delivered = clients.map(({ position }) => position);
  await workload.waitForProgress(workload.tablesAt([other]), before);
  await pause(Math.max(0, begin + CUT_TIME - performance.now()));
  const unmoved = clients.filter(({ position }, i) => position === delivered[i]).length;
  const after = workload.positions();
  proxy.resume();
  await expectProgress(workload, after);
  await workload.dropServers([]);
  return unmoved;
}

/** Without hints, servers poll the store, and play goes on. Then hints must work again. */
export async function testHintCut(setup: FaultTestSetup): Promise<FaultTestResult> {
  const deployment = await TwoServers.start(setup.programs, { clockBounds: POSSIBLY_STOPPED });
  try {
    const workload = await openWorkload(deployment, setup);
    const begin = performance.now();
    const before = workload.positions();
    let cuts = 0;
    while (performance.now() < begin + HINTS_CUT_TIME * setup.times) {
      cuts += (await deployment.postgres.query(`SELECT pg_terminate_backend(pid) FROM (${HINT_CONNECTIONS}) AS hints`))
        .length;
      await pause(50);
    }
    await expectProgress(workload, before);
    if (!(await waitUntilListening(deployment))) workload.violations.push('servers no longer listen');
    await expectProgress(workload);
    await workload.converge();
    await deployment.killServers();
    workload.violations.push(...unexpectedErrors(deployment.loggedErrors));
    const { violations } = await workload.collectFigures();
    return { violations, noticed: cuts, summary: `${cuts} times a server was cut off from hints` };
  } finally {
    await deployment.remove();
  }
}

async function waitUntilListening({ postgres, servers }: TwoServers): Promise<boolean> {
  const end = performance.now() + TIMEOUT;
  while (performance.now() < end) {
    if ((await postgres.query(`${HINT_CONNECTIONS} AND state = 'idle' AND query <> ''`)).length === servers.length)
      return true;
    await pause(100);
  }
  return false;
}
