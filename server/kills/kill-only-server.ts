// Repeatedly kills the only server while clients play at it: nothing may be lost.

import type { Chance } from '@kuluary/kernel/chance';
import { openSqlite } from '@kuluary/store/sqlite';
import { boundsWhileServed } from './clock-bounds.ts';
import { KillableServer, type ServerPrograms } from './killable-server.ts';
import { Workload, type WorkloadFigures } from './workload.ts';

/** ms until a kill, counted from when the server serves or, every other time, from when all clients have joined: so some
 * kills hit reconnections, some play. */
const MIN_LIFETIME = 20;
const MAX_LIFETIME = 250;

export interface KillPlan {
  readonly kills: number;
  readonly tables: number; // in play at any time
  readonly chance: Chance;
  readonly onKill?: (count: number) => void;
}

export interface KillResult extends WorkloadFigures {
  readonly kills: number;
}

export async function killOnlyServer(programs: ServerPrograms, plan: KillPlan): Promise<KillResult> {
  const { kills, tables, chance, onKill } = plan;
  const server = await KillableServer.prepare(programs);
  const deployment = {
    servers: [server],
    clockBounds: boundsWhileServed(server),
    openStore: () => openSqlite(server.data),
  };
  try {
    const workload = new Workload(deployment, tables, chance);
    await server.start();
    for (let count = 1; count <= kills; count++) {
      await workload.runFor(drawLifetime(chance), count % 2 === 0);
      await server.kill();
      await workload.dropServers([server]);
      onKill?.(count);
      await server.start();
    }
    await workload.converge();
    await server.kill();
    workload.violations.push(...server.loggedErrors);
    return { ...(await workload.collectFigures()), kills };
  } finally {
    await server.remove();
  }
}

export function drawLifetime(chance: Chance): number {
  return MIN_LIFETIME + chance.below(MAX_LIFETIME - MIN_LIFETIME);
}
