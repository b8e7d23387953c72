// Repeatedly kills one of two servers while clients play at both: nothing may be lost, and the other must act for its
// tables.

import { drawLifetime, type KillPlan, type KillResult } from './kill-only-server.ts';
import type { KillableServer, ServerPrograms } from './killable-server.ts';
import { TwoServers } from './two-servers.ts';
import { Workload } from './workload.ts';

const FULL_TAKEOVER_EVERY = 4; // of so many kills one waits until all tables of the dead server have gone on at the other
const TAKEOVER_ENTRIES = 15; // by which they must go on: not without bots

interface KillOneOfTwoResult extends KillResult {
  readonly takenOver: number; // tables of a killed server that went on at the other
}

export async function killOneOfTwo(programs: ServerPrograms, plan: KillPlan): Promise<KillOneOfTwoResult> {
  const { kills, tables, chance, onKill } = plan;
  const deployment = await TwoServers.start(programs);
  let takenOver = 0;
  try {
    const workload = new Workload(deployment, tables, chance);
    for (let count = 1; count <= kills; count++) {
      await workload.runFor(drawLifetime(chance), count % 2 === 0);
      const isFullTakeover = count % FULL_TAKEOVER_EVERY === 0;
      const server = isFullTakeover
        ? busiestServer(deployment, workload)
        : deployment.servers[chance.below(deployment.servers.length)]!;
      await server.kill();
      await workload.dropServers([server]);
      const orphans = workload.tablesAt([server]);
      const positions = workload.positions();
      workload.connectAll(); // to the other one
      if (isFullTakeover) takenOver += await workload.waitForProgress(orphans, positions, TAKEOVER_ENTRIES);
      onKill?.(count);
      await server.start();
      await workload.moveSomeClients();
    }
    await workload.converge();
    await deployment.killServers();
    workload.violations.push(...deployment.loggedErrors);
    return { ...(await workload.collectFigures()), kills, takenOver };
  } finally {
    await deployment.remove();
  }
}

/** The server that has the most tables for itself. */
function busiestServer({ servers }: TwoServers, workload: Workload): KillableServer {
  return [...servers].sort((a, b) => workload.tablesAt([b]).length - workload.tablesAt([a]).length)[0]!;
}
