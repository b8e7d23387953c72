// What all fault tests share: their setup and result, and a workload of clients that play at real servers.

import type { Chance } from '@kuluary/kernel/chance';
import type { CheckingClient } from '../kills/checking-client.ts';
import type { ServerPrograms } from '../kills/killable-server.ts';
import { type Deployment, Workload } from '../kills/workload.ts';

export interface FaultTestSetup {
  readonly programs: ServerPrograms;
  readonly tables: number;
  readonly times: number; // how often the fault is injected
  readonly chance: Chance;
}

export interface FaultTestResult {
  readonly violations: readonly string[]; // descriptions of what was lost, changed, seen too early or is stuck
  readonly noticed: number; // how often a client noticed the fault
  readonly summary: string;
}

/** Opens tables of all games, and waits until play has begun at each. */
export async function openWorkload(deployment: Deployment, { tables, chance }: FaultTestSetup): Promise<Workload> {
  const workload = new Workload(deployment, tables, chance);
  await workload.runFor(0, true);
  await workload.waitForProgress(workload.activeTables, workload.positions());
  return workload;
}

/** Waits until all tables have gone on from these positions. */
export async function expectProgress(workload: Workload, standing = workload.positions()): Promise<void> {
  await workload.waitForProgress([...standing.keys()], standing);
}

export function countBusyReplies(clients: readonly CheckingClient[]): number {
  return clients.reduce((sum, { busyCount }) => sum + busyCount, 0);
}
