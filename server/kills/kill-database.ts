// Repeatedly kills PostgreSQL while clients play at two servers, which must keep running and reconnect.

import { POSSIBLY_STOPPED } from './clock-bounds.ts';
import { drawLifetime, type KillPlan, type KillResult } from './kill-only-server.ts';
import type { ServerPrograms } from './killable-server.ts';
import { TwoServers } from './two-servers.ts';
import { unexpectedErrors } from './unexpected-errors.ts';
import { Workload } from './workload.ts';

export async function killDatabase(programs: ServerPrograms, plan: KillPlan): Promise<KillResult> {
  const { kills, tables, chance, onKill } = plan;
  const deployment = await TwoServers.start(programs, { clockBounds: POSSIBLY_STOPPED });
  try {
    const workload = new Workload(deployment, tables, chance);
    for (let count = 1; count <= kills; count++) {
      await workload.runFor(drawLifetime(chance), true);
      await deployment.postgres.kill();
      const positions = workload.positions();
      onKill?.(count);
      await deployment.postgres.start();
      await workload.waitForProgress([...positions.keys()], positions);
      await workload.dropServers([]);
      await workload.moveSomeClients();
    }
    await workload.converge();
    await deployment.killServers();
    workload.violations.push(...unexpectedErrors(deployment.loggedErrors));
    return { ...(await workload.collectFigures()), kills };
  } finally {
    await deployment.remove();
  }
}
